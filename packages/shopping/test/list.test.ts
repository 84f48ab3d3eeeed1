import fc from 'fast-check';
import {
	changed,
	EMPTY,
	isSame,
	liveEntries,
	merged,
	restored,
	tidied,
	touched,
	withAisle,
	withOwn,
	withRecipe,
} from '../src/list';
import { parseList, readList } from '../src/read-list';
import type { ShoppingList } from '../src/types';
import { readWanted } from '../src/wanted';

const DAY = 24 * 60 * 60 * 1000;

/** A change that a visitor makes. */
const change = fc.oneof(
	fc.record( {
		kind: fc.constant( 'add' as const ),
		id: fc.constantFrom( 'a', 'b', 'c' ),
		name: fc.constantFrom( '1 egg', '2 l milk', 'salt' ),
	} ),
	fc.record( {
		kind: fc.constantFrom( 'tick' as const, 'remove' as const ),
		id: fc.constantFrom( 'a', 'b', 'c' ),
	} ),
	fc.record( {
		kind: fc.constant( 'recipe' as const ),
		recipe: fc.integer( { min: 1, max: 2 } ),
	} ),
	fc.record( {
		kind: fc.constant( 'aisle' as const ),
		aisle: fc.constantFrom( 'dairy', 'other' ),
	} )
);

const changes = fc.array(
	fc.record( { now: fc.integer( { min: 0, max: 50 } ), change } ),
	{ maxLength: 8 }
);

type Changes = typeof changes extends fc.Arbitrary< infer All > ? All : never;

function after( list: ShoppingList, all: Changes ): ShoppingList {
	return all.reduce( ( before, { now, change: one } ) => {
		switch ( one.kind ) {
			case 'add':
				return withOwn( before, readWanted( one.name ), one.id, now );
			case 'recipe':
				return withRecipe(
					before,
					{ id: one.recipe, title: 'Soup', url: '' },
					[ { ...readWanted( '1 egg' ), line: 'x' } ],
					now
				);
			case 'aisle':
				return withAisle( before, 'egg', one.aisle, now );
			default:
				return changed( before, [ one.id ], now, () =>
					one.kind === 'tick' ? { done: true } : { gone: true }
				);
		}
	}, list );
}

const copies = fc.tuple( changes, changes, changes );

describe( 'two copies of a list', () => {
	it( 'give the same whoever is first, and however often they meet', () => {
		fc.assert(
			fc.property( copies, ( [ first, second, third ] ) => {
				const base = after( EMPTY, first );
				const mine = after( base, second );
				const theirs = after( base, third );
				const both = merged( mine, theirs );
				expect( isSame( both, merged( theirs, mine ) ) ).toBe( true );
				expect( isSame( both, merged( both, theirs ) ) ).toBe( true );
				expect(
					isSame(
						merged( merged( base, mine ), theirs ),
						merged( base, merged( mine, theirs ) )
					)
				).toBe( true );
			} )
		);
	} );

	it( 'lose nothing that one of them alone has', () => {
		fc.assert(
			fc.property( changes, changes, ( first, second ) => {
				const mine = after( EMPTY, first );
				const theirs = after( EMPTY, second );
				const ids = ( { entries }: ShoppingList ) =>
					entries.map( ( { id } ) => id );
				expect( new Set( ids( merged( mine, theirs ) ) ) ).toEqual(
					new Set( [ ...ids( mine ), ...ids( theirs ) ] )
				);
			} )
		);
	} );

	it( 'let a later change win over a clock that is a year ahead', () => {
		const ahead = withOwn( EMPTY, readWanted( 'milk' ), 'a', 365 * DAY );
		const ticked = changed( ahead, [ 'a' ], 10, () => ( { done: true } ) );
		expect( merged( ahead, ticked ).entries[ 0 ]?.done ).toBe( true );
	} );
} );

describe( 'a change', () => {
	const milk = withOwn( EMPTY, readWanted( '1 l milk' ), 'a', 1 );

	it( 'is taken back, and what came after it stays', () => {
		const both = withOwn( milk, readWanted( 'salt' ), 'b', 2 );
		const removed = changed( both, [ 'a' ], 3, () => ( { gone: true } ) );
		const ticked = changed( removed, [ 'b' ], 4, () => ( { done: true } ) );
		const back = restored( ticked, both, touched( both, removed ), 5 );
		expect( liveEntries( back ) ).toMatchObject( [
			{ id: 'a', gone: false },
			{ id: 'b', done: true },
		] );
	} );

	it( 'of a recipe that is added again replaces its amounts', () => {
		const recipe = { id: 7, title: 'Soup', url: '' };
		const add = ( list: ShoppingList, line: string, now: number ) =>
			withRecipe(
				list,
				recipe,
				[ { ...readWanted( line ), line: 'x' } ],
				now
			);
		const twice = add( add( milk, '2 onions', 2 ), '4 onions', 3 );
		expect(
			liveEntries( twice ).map( ( { name, quantity } ) => [
				name,
				quantity,
			] )
		).toEqual( [
			[ 'milk', 1 ],
			[ 'onions', 4 ],
		] );
	} );

	it( 'of long ago is forgotten once it is gone, and never what is on the list', () => {
		const gone = changed( milk, [ 'a' ], 2, () => ( { gone: true } ) );
		expect( tidied( gone, 3 ).entries ).toHaveLength( 1 );
		expect( tidied( gone, 61 * DAY ).entries ).toHaveLength( 0 );
		expect( tidied( milk, 999 * DAY ).entries ).toHaveLength( 1 );
	} );
} );

describe( 'what is stored', () => {
	it( 'is cut between two letters, never within an emoji', () => {
		const long = `${ 'a'.repeat( 199 ) }🍋`;
		const list = withOwn( EMPTY, readWanted( long ), 'a', 1 );
		expect( list.entries[ 0 ]?.name ).toBe( 'a'.repeat( 199 ) );
		const half = JSON.stringify( list ).replace( 'aa"', 'a\\ud83c"' );
		expect( parseList( half ).entries[ 0 ]?.name ).toBe(
			'a'.repeat( 198 )
		);
	} );

	it( 'is read as it was written', () => {
		fc.assert(
			fc.property( changes, ( all ) => {
				const list = after( EMPTY, all );
				expect( parseList( JSON.stringify( list ) ) ).toEqual( list );
			} )
		);
	} );

	it( 'never throws, whatever it is', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( value ) => {
				expect( readList( value ).entries ).toBeInstanceOf( Array );
				expect(
					readList( {
						entries: value,
						recipes: value,
						aisles: [ value ],
					} ).recipes
				).toBeInstanceOf( Array );
			} )
		);
		expect( parseList( '{"entries":[{"id"' ) ).toEqual( EMPTY );
	} );

	it( 'links to no address that runs a script', () => {
		expect(
			readList( {
				recipes: [
					{ id: 1, at: 1, title: 'x', url: 'javascript:alert(1)' },
				],
			} ).recipes
		).toMatchObject( [ { url: '' } ] );
	} );
} );
