import {
	isBusy,
	offersOf,
	progressOf,
	stateText,
	statusText,
} from '../src/import/progress';
import { RecipeTable } from '../src/import/recipe-table';
import type { Row, Status } from '../src/import/types';

const status = ( changes: Partial< Status > ): Status => ( {
	id: 'run',
	phase: 'ready',
	sources: {},
	recipes: {},
	failed: [],
	rows: [],
	more: false,
	...changes,
} );

const row = ( changes: Partial< Row > ): Row => ( {
	id: 1,
	name: 'Soup',
	state: 'waiting',
	image: '',
	foods: 2,
	steps: 1,
	notices: [],
	post: 0,
	edit: '',
	...changes,
} );

beforeEach( () => {
	window.larderJobScreen = {
		locale: 'en',
		texts: {
			done: 'imported',
			here: 'already here',
			waiting: 'waits',
			separator: ', ',
		},
	};
} );

describe( 'The progress of an import', () => {
	it.each( [
		[ 'reading', { sources: { done: 1, waiting: 3 } }, 1, 4 ],
		[ 'importing', { recipes: { done: 2, working: 1, waiting: 1 } }, 2, 4 ],
		[ 'undoing', { recipes: { undone: 1, kept: 1, done: 2 } }, 2, 4 ],
		[ 'reading', {}, 1, 1 ],
	] )( 'while %s counts %p', ( phase, counts, value, max ) => {
		expect( progressOf( status( { phase, ...counts } ) ) ).toEqual( {
			value,
			max,
		} );
		expect( isBusy( status( { phase } ) ) ).toBe( true );
	} );

	it.each( [ 'ready', 'done', 'undone' ] )(
		'rests when it is %s',
		( phase ) => expect( isBusy( status( { phase } ) ) ).toBe( false )
	);

	it( 'is said with what became of the recipes', () => {
		expect(
			statusText(
				status( { phase: 'done', recipes: { done: 1_006, here: 17 } } )
			)
		).toBe( 'Finished: 1,006 imported, 17 already here.' );
	} );

	it( 'is said where no recipe was found', () => {
		expect( statusText( status( {} ) ) ).toBe( 'No recipes found.' );
	} );
} );

describe( 'An import offers', () => {
	it( 'to start once recipes were found', () => {
		expect( offersOf( status( { recipes: { waiting: 1 } } ) ).start ).toBe(
			true
		);
		expect( offersOf( status( {} ) ).start ).toBe( false );
	} );

	it( 'to retry what failed and to undo what was imported, unless it is busy', () => {
		const counts = { sources: { failed: 1 }, recipes: { done: 1 } };
		expect( offersOf( status( { phase: 'done', ...counts } ) ) ).toEqual( {
			start: false,
			retry: true,
			undo: true,
		} );
		expect( offersOf( status( { phase: 'undoing', ...counts } ) ) ).toEqual(
			{ start: false, retry: false, undo: false }
		);
	} );
} );

describe( 'The recipes of an import', () => {
	let table: HTMLElement;

	beforeEach( () => {
		table = document.createElement( 'section' );
		// Checkboxes fire `change` in a document alone.
		document.body.replaceChildren( table );
		table.innerHTML =
			'<table><thead><tr><td><input type="checkbox"></td></tr></thead><tbody></tbody></table>';
	} );

	const boxes = () =>
		Array.from(
			table.querySelectorAll< HTMLInputElement >( 'tbody input' )
		);

	it( 'are chosen one by one, and all at once', () => {
		const recipes = new RecipeTable( table );
		recipes.show( [ row( {} ), row( { id: 2 } ) ], true );
		const all = table.querySelector< HTMLInputElement >( 'thead input' );
		expect( all?.checked ).toBe( true );

		boxes()[ 0 ]?.click();
		expect( [ ...recipes.skipped ] ).toEqual( [ 1 ] );
		expect( all?.indeterminate ).toBe( true );

		all?.click();
		expect( recipes.skipped.size ).toBe( 0 );
		all?.click();
		expect( recipes.skipped.size ).toBe( 2 );
	} );

	it( 'cannot be chosen once they are posts, and keep what was counted', () => {
		const recipes = new RecipeTable( table );
		recipes.show( [ row( {} ) ], true );
		recipes.show(
			[ row( { post: 7, edit: '/edit', foods: null, steps: null } ) ],
			false
		);
		expect( boxes()[ 0 ]?.disabled ).toBe( true );
		expect( table.querySelector( 'tbody a' )?.textContent ).toBe( 'Soup' );
		expect(
			Array.from( table.querySelectorAll( 'tbody td' ) ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ '', '', 'Soup', '2', '1', 'already here', '' ] );
	} );

	it( 'cannot be left out while they are imported', () => {
		const recipes = new RecipeTable( table );
		recipes.show( [ row( {} ), row( { id: 2 } ) ], true );
		boxes()[ 1 ]?.click();
		recipes.close();
		expect(
			Array.from( table.querySelectorAll( 'input' ) ).map(
				( { disabled } ) => disabled
			)
		).toEqual( [ true, true, true ] );
		expect( boxes().map( ( { checked } ) => checked ) ).toEqual( [
			true,
			false,
		] );
	} );

	it.each( [
		[ 'waiting', true ],
		[ 'failed', true ],
		[ 'undone', false ],
		[ 'skipped', false ],
	] )( 'that are %s have a tick: %s', ( state, checked ) => {
		new RecipeTable( table ).show( [ row( { state } ) ], false );
		expect( boxes()[ 0 ]?.checked ).toBe( checked );
	} );

	it( 'say that one was there before', () => {
		expect( stateText( row( { post: 7 } ) ) ).toBe( 'already here' );
		expect( stateText( row( {} ) ) ).toBe( 'waits' );
	} );
} );
