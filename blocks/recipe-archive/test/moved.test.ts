import { moved } from '../edit/moved';

describe( 'moved', () => {
	it( 'moves an entry up or down and leaves the list as it was', () => {
		const list = [ 'soup', 'bread', 'cake' ];
		expect( moved( list, 1, -1 ) ).toEqual( [ 'bread', 'soup', 'cake' ] );
		expect( moved( list, 1, 1 ) ).toEqual( [ 'soup', 'cake', 'bread' ] );
		expect( list ).toEqual( [ 'soup', 'bread', 'cake' ] );
	} );

	it( 'keeps the order at the ends', () => {
		expect( moved( [ 'soup', 'bread' ], 0, -1 ) ).toEqual( [
			'soup',
			'bread',
		] );
		expect( moved( [ 'soup', 'bread' ], 1, 1 ) ).toEqual( [
			'soup',
			'bread',
		] );
	} );
} );
