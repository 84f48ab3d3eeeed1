import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSearch } from '../hooks/use-search';
import {
	answerWith,
	filterWith,
	mockServer,
	propsWith,
	success,
} from './fixtures/search';

const answer = answerWith( { total: 20, pages: 3 } );

const props = propsWith( { answer } );

const withOther = propsWith( {
	answer,
	others: [
		filterWith( {
			id: 'seasons',
			label: 'Best season',
			options: [ { value: 'winter', label: 'Winter', depth: 0 } ],
		} ),
	],
} );

/**
 * Mocks a server that has a number of pages of recipes.
 *
 * @param pages How many.
 * @return The pages that were requested.
 */
function serve( pages: number ): string[] {
	const asked: string[] = [];
	mockServer( ( fields ) => {
		const page = fields.get( 'paged' ) ?? '1';
		asked.push( page );
		return success( { ...answer, page: Number( page ), pages } );
	} );
	return asked;
}

describe( 'going back to an address of a search', () => {
	it.each( [
		[ 3, '3', [ '9', '3' ] ],
		[ 0, null, [ '9', '1' ] ],
	] )(
		'with a page past the end of %d shows the last one, and says so in the address',
		async ( pages, shown, questions ) => {
			const asked = serve( pages );
			const { result } = renderHook( () => useSearch( props ) );
			act( () => {
				history.replaceState( null, '', '/recipes/?results_page=9' );
				window.dispatchEvent( new PopStateEvent( 'popstate' ) );
			} );
			await waitFor( () => expect( asked ).toEqual( questions ) );
			await waitFor( () =>
				expect( result.current.answer.pages ).toBe( pages )
			);
			expect( result.current.page ).toBe( Math.max( 1, pages ) );
			const { searchParams } = new URL( location.href );
			expect( searchParams.get( 'results_page' ) ).toBe( shown );
		}
	);
} );

describe( 'a link within the page', () => {
	it( 'asks nothing anew', async () => {
		history.replaceState( null, '', '/recipes/' );
		const asked = serve( 3 );
		renderHook( () => useSearch( props ) );
		await act( async () => {
			history.pushState( null, '', '#results' );
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
			await Promise.resolve();
		} );
		expect( asked ).toEqual( [] );
	} );
} );

describe( 'a filter that only the address has', () => {
	it( 'leaves the address when all is cleared, and comes back with it', async () => {
		serve( 3 );
		history.replaceState( null, '', '/recipes/?seasons=winter&campaign=x' );
		const search = { seasons: [ 'winter' ] };
		const { result } = renderHook( () =>
			useSearch( { ...withOther, search } )
		);
		act( () => result.current.change( {} ) );
		expect( location.search ).toBe( '?campaign=x' );
		act( () => {
			history.replaceState( null, '', '/recipes/?seasons=winter' );
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		await waitFor( () =>
			expect( result.current.status ).toBe( 'success' )
		);
		expect( result.current.search ).toEqual( search );
	} );
} );

describe( 'words that are typed', () => {
	afterEach( () => void jest.useRealTimers() );

	it( 'are one step back until somebody has paused over what they found', async () => {
		jest.useFakeTimers();
		history.replaceState( null, '', '/recipes/' );
		serve( 3 );
		const { result } = renderHook( () => useSearch( props ) );
		const before = history.length;
		const steps = ( words: string, pause: number ): number => {
			act( () => {
				jest.advanceTimersByTime( pause );
				result.current.change(
					{ keyword: [ words ] },
					{ isTyping: true }
				);
			} );
			return history.length - before;
		};
		expect( steps( 'e', 0 ) ).toBe( 1 );
		expect( steps( 'egg', 1900 ) ).toBe( 1 );
		expect( steps( 'lemon', 2100 ) ).toBe( 2 );
		expect( location.search ).toBe( '?keyword=lemon' );
		await act( async () => void ( await jest.runAllTimersAsync() ) );
	} );
} );

describe( 'more results', () => {
	it( 'are not added to those of another search while somebody types a new one', async () => {
		history.replaceState( null, '', '/recipes/' );
		const asked = serve( 3 );
		const { result } = renderHook( () => useSearch( props ) );
		let isAdded: boolean | undefined;
		await act( async () => {
			result.current.change(
				{ keyword: [ 'soup' ] },
				{ isTyping: true }
			);
			isAdded = await result.current.add( 'after' );
		} );
		expect( isAdded ).toBe( false );
		await waitFor( () => expect( asked ).toEqual( [ '1' ] ) );
		await waitFor( () =>
			expect( result.current.status ).toBe( 'success' )
		);
		expect( result.current.page ).toBe( 1 );
		await act( async () => {
			isAdded = await result.current.add( 'after' );
		} );
		expect( isAdded ).toBe( true );
		expect( asked ).toEqual( [ '1', '2' ] );
	} );

	it( 'that come while somebody types leave what was typed', async () => {
		history.replaceState( null, '', '/recipes/' );
		const asked = serve( 3 );
		const other = propsWith( { answer, id: 'larder-search-2' } );
		const { result } = renderHook( () => useSearch( other ) );
		const typed = { keyword: [ 'soup' ] };
		let isAdded: boolean | undefined;
		await act( async () => {
			const added = result.current.add( 'after' );
			result.current.change( typed, { isTyping: true } );
			isAdded = await added;
		} );
		expect( isAdded ).toBe( false );
		expect( result.current.search ).toEqual( typed );
		expect( location.search ).toBe( '?keyword=soup' );
		await waitFor( () => expect( asked ).toEqual( [ '2', '1' ] ) );
	} );
} );
