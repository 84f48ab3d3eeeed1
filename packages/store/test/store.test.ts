import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRegistry, dispatch, select } from '@wordpress/data';
import { store } from '../src';
import { parseVisit } from '../src/visit';

const KEY = 'larder:recipe:12';

/** Returns a store that no other test has written to. */
function open() {
	const registry = createRegistry();
	registry.register( store );
	return {
		actions: registry.dispatch( store ),
		selectors: registry.select( store ),
	};
}

beforeEach( () => {
	localStorage.clear();
	window.history.replaceState( null, '', '/' );
} );

describe( 'what a visitor chose for a recipe', () => {
	it( 'is nothing at first, and nothing is kept', () => {
		const { actions, selectors } = open();
		void actions.openRecipe( 12 );
		expect( selectors.getVisit( 12 ).servings ).toBeUndefined();
		expect( selectors.getVisit( 12 ).steps ).toBeUndefined();
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'is kept in the browser and read back', () => {
		const { actions } = open();
		void actions.setServings( 12, 8 );
		void actions.toggleStep( 12, 'aaaaaaaa' );
		void actions.toggleIngredient( 12, 'bbbbbbbb' );
		const later = open();
		void later.actions.openRecipe( 12 );
		expect( later.selectors.getVisit( 12 ).servings ).toBe( 8 );
		expect( later.selectors.getVisit( 12 ).steps ).toContain( 'aaaaaaaa' );
		expect( later.selectors.getVisit( 12 ).ingredients ).toContain(
			'bbbbbbbb'
		);
	} );

	it( 'leaves no trace when it is taken back', () => {
		const { actions } = open();
		void actions.setServings( 12, 8 );
		void actions.toggleStep( 12, 'aaaaaaaa' );
		void actions.toggleStep( 12, 'aaaaaaaa' );
		void actions.resetServings( 12 );
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'of one recipe is not that of another', () => {
		const { actions, selectors } = open();
		void actions.setServings( 12, 8 );
		void actions.openRecipe( 13 );
		expect( selectors.getVisit( 13 ).servings ).toBeUndefined();
	} );

	it.each( [ 0, -1, NaN, Infinity, 1e9 ] )(
		'stays as it was for %d servings',
		( servings ) => {
			const { actions, selectors } = open();
			void actions.setServings( 12, 6 );
			void actions.setServings( 12, servings );
			expect( selectors.getVisit( 12 ).servings ).toBe( 6 );
		}
	);

	it( 'opens scaled by the address, which wins over what is kept', () => {
		localStorage.setItem( KEY, '{"servings":2,"steps":["aaaaaaaa"]}' );
		window.history.replaceState( null, '', '/?servings=8' );
		const { actions, selectors } = open();
		void actions.openRecipe( 12 );
		expect( selectors.getVisit( 12 ).servings ).toBe( 8 );
		expect( selectors.getVisit( 12 ).steps ).toContain( 'aaaaaaaa' );
	} );

	it( 'keeps a recipe that a page shows for another post apart from its address', () => {
		window.history.replaceState( null, '', '/?servings=8' );
		localStorage.setItem( KEY, '{"servings":2}' );
		document.body.innerHTML = '<div data-larder-embedded="12"></div>';
		const { actions, selectors } = open();
		void actions.openRecipe( 12 );
		void actions.openRecipe( 1 );
		expect( selectors.getVisit( 12 ).servings ).toBe( 2 );
		expect( selectors.getVisit( 1 ).servings ).toBe( 8 );
		void actions.setServings( 12, 6 );
		expect( location.search ).toBe( '?servings=8' );
		void actions.setServings( 1, 9 );
		expect( location.search ).toBe( '?servings=9' );
		document.body.innerHTML = '';
	} );

	it( 'keeps an address that asks for servings true to what is chosen', () => {
		window.history.replaceState( 'mark', '', '/?servings=8&a=b#steps' );
		const { actions } = open();
		void actions.toggleStep( 12, 'aaaaaaaa' );
		expect( location.search ).toBe( '?servings=8&a=b' );
		void actions.setServings( 12, 9 );
		expect( location.search ).toBe( '?servings=9&a=b' );
		expect( location.hash ).toBe( '#steps' );
		expect( window.history.state ).toBe( 'mark' );
		void actions.resetServings( 12 );
		expect( location.search ).toBe( '?a=b' );
	} );

	it.each( [
		'nonsense',
		'[]',
		'null',
		'{"servings":"8"}',
		'{"servings":-3,"steps":[1]}',
		'"text"',
	] )( 'is nothing where the browser has kept %s', ( json ) => {
		expect( parseVisit( json ) ).toEqual( {} );
	} );

	it( 'works from memory where storage is forbidden', () => {
		const forbid = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'forbidden', 'SecurityError' );
			} );
		const { actions, selectors } = open();
		void actions.setServings( 12, 8 );
		expect( selectors.getVisit( 12 ).servings ).toBe( 8 );
		forbid.mockRestore();
	} );
} );

describe( 'another tab', () => {
	const tell = ( visit: object ) =>
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key: KEY,
				newValue: JSON.stringify( visit ),
			} )
		);

	it( 'is followed, but not away from what the address asks for', () => {
		tell( { servings: 5, steps: [ 'aaaaaaaa' ] } );
		expect( select( store ).getVisit( 12 ).servings ).toBe( 5 );
		expect( select( store ).getVisit( 12 ).steps ).toContain( 'aaaaaaaa' );
		window.history.replaceState( null, '', '/?servings=8' );
		tell( { steps: [ 'bbbbbbbb' ] } );
		expect( select( store ).getVisit( 12 ).servings ).toBe( 8 );
		expect( select( store ).getVisit( 12 ).steps ).toContain( 'bbbbbbbb' );
	} );
} );

describe( 'a page from the back/forward cache', () => {
	const comeBack = () =>
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);

	it( 'shows what was chosen elsewhere since, and loses none of it', () => {
		void dispatch( store ).toggleStep( 12, 'aaaaaaaa' );
		// Another page of this tab, of which this one heard nothing.
		localStorage.setItem( KEY, '{"servings":6,"steps":["bbbbbbbb"]}' );
		localStorage.setItem( 'larder:units', 'metric' );
		comeBack();
		expect( select( store ).getVisit( 12 ).servings ).toBe( 6 );
		expect( select( store ).getUnitSystem() ).toBe( 'metric' );
		void dispatch( store ).toggleStep( 12, 'aaaaaaaa' );
		expect( parseVisit( localStorage.getItem( KEY ) ) ).toEqual( {
			servings: 6,
			steps: [ 'bbbbbbbb', 'aaaaaaaa' ],
		} );
	} );

	it( 'stays as its address asks, though nothing was kept of that', () => {
		window.history.replaceState( null, '', '/?servings=9' );
		comeBack();
		expect( select( store ).getVisit( 12 ).servings ).toBe( 9 );
	} );

	it( 'keeps what the browser did not take', () => {
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		void dispatch( store ).setServings( 12, 8 );
		void dispatch( store ).setUnitSystem( 'us' );
		comeBack();
		expect( select( store ).getVisit( 12 ).servings ).toBe( 8 );
		expect( select( store ).getUnitSystem() ).toBe( 'us' );
		full.mockRestore();
	} );
} );

describe( 'a request', () => {
	const args = { ingredientLinkID: '12-aaaaaaaa' };

	/** Answers the next request. */
	function answer( body: unknown, status = 200 ): void {
		window.fetch = jest.fn< typeof fetch >(
			async () => new Response( JSON.stringify( body ), { status } )
		);
	}

	it( 'that fails is logged, and throws nothing', async () => {
		const log = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		answer(
			{
				success: false,
				data: {
					code: 'unknown_link',
					message: 'There is no such link.',
				},
			},
			404
		);
		await open().actions.countIngredientLink( args.ingredientLinkID );
		expect( log.mock.calls ).toEqual( [
			[
				expect.any( String ),
				expect.objectContaining( {
					code: 'unknown_link',
					status: 404,
				} ),
			],
		] );
		log.mockRestore();
	} );
} );

describe( 'the units that a visitor wants to read', () => {
	it( 'are those that were written until somebody chooses, then kept for all recipes', () => {
		const { actions, selectors } = open();
		void actions.openUnitSystem();
		expect( selectors.getUnitSystem() ).toBe( 'original' );
		void actions.setUnitSystem( 'metric' );
		expect( selectors.getUnitSystem() ).toBe( 'metric' );
		const later = open();
		void later.actions.openUnitSystem();
		expect( later.selectors.getUnitSystem() ).toBe( 'metric' );
	} );

	it( 'leave no trace when they are those that were written again', () => {
		const { actions } = open();
		void actions.setUnitSystem( 'us' );
		void actions.setUnitSystem( 'original' );
		expect( localStorage.getItem( 'larder:units' ) ).toBeNull();
	} );

	it( 'that are none of ours count for nothing', () => {
		localStorage.setItem( 'larder:units', 'imperial' );
		const { actions, selectors } = open();
		void actions.openUnitSystem();
		expect( selectors.getUnitSystem() ).toBe( 'original' );
	} );

	it( 'work from memory where the browser forbids storage', () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		const { actions, selectors } = open();
		void actions.setUnitSystem( 'us' );
		expect( selectors.getUnitSystem() ).toBe( 'us' );
		jest.restoreAllMocks();
	} );
} );
