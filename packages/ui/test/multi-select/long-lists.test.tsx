import {
	active,
	field,
	list,
	many,
	mockLayout,
	open,
	row,
	rows,
	scrollTo,
} from './opened-list';

beforeEach( mockLayout );

afterEach( () => jest.restoreAllMocks() );

describe( 'long lists', () => {
	it( 'are rendered in pages, the next one 50 pixels from the end', async () => {
		await open( { options: many( 3000 ) } );
		expect( rows() ).toHaveLength( 100 );
		scrollTo( 51 );
		expect( rows() ).toHaveLength( 100 );
		scrollTo( 50 );
		expect( rows() ).toHaveLength( 200 );
		expect( row( 'Value 200 3' ).getAttribute( 'aria-setsize' ) ).toBe(
			'3000'
		);
	} );

	it( 'are searched whole, and begin at the first page again', async () => {
		const { user } = await open( { options: many( 3000 ) } );
		scrollTo( 0 );
		// At once: every letter would search and draw the list again.
		await user.paste( 'value 2999' );
		expect( rows().map( ( item ) => item.textContent ) ).toEqual( [
			'Value 2999 3',
		] );
		await user.clear( field() );
		expect( rows() ).toHaveLength( 100 );
		expect( list().scrollTop ).toBe( 0 );
	} );

	it( 'ask for more 50 pixels from the end, once', async () => {
		const onLoadMore = jest.fn();
		await open( { options: many( 20 ), hasMore: true, onLoadMore } );
		scrollTo( 51 );
		expect( onLoadMore ).not.toHaveBeenCalled();
		scrollTo( 50 );
		scrollTo( 10 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
		expect( row( 'Value 1 3' ).getAttribute( 'aria-setsize' ) ).toBe(
			'-1'
		);
	} );

	it( 'ask again when the next part has come', async () => {
		const onLoadMore = jest.fn();
		const { update } = await open( {
			options: many( 20 ),
			hasMore: true,
			onLoadMore,
		} );
		scrollTo( 0 );
		update( { status: 'loading-more' } );
		scrollTo( 0 );
		update( { options: many( 40 ), status: 'idle' } );
		scrollTo( 0 );
		update( { options: many( 55 ), status: 'idle', hasMore: false } );
		scrollTo( 0 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 2 );
		expect( rows() ).toHaveLength( 55 );
	} );

	it( 'ask at once when the first part does not fill the list', async () => {
		const onLoadMore = jest.fn();
		await open( { options: many( 5 ), hasMore: true, onLoadMore } );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'wait for the visitor after a failure', async () => {
		const onLoadMore = jest.fn();
		const { update } = await open( {
			options: many( 20 ),
			hasMore: true,
			onLoadMore,
		} );
		scrollTo( 0 );
		update( { status: 'error' } );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
		scrollTo( 0 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'do not send the keyboard back to the start while more is coming', async () => {
		const { user } = await open( {
			options: many( 20 ),
			hasMore: true,
			status: 'loading-more',
		} );
		await user.keyboard( '{End}{ArrowDown}' );
		expect( active() ).toBe( 'Value 20 3' );
	} );
} );
