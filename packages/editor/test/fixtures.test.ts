import {
	createBlock,
	getBlockAttributes,
	parse,
	serialize,
} from '@wordpress/blocks';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { fixturesOf, invalid, registerBlocks, reload } from './block-fixtures';

beforeAll( registerBlocks );

const FEATURES = [
	'recipe',
	'recipe-embed',
	'details',
	'ingredients',
	'instructions',
	'notes',
	'faq',
	'nutrition',
	'equipment',
	'author',
	'tip',
	'gallery',
	'video',
];

const fixtures = FEATURES.flatMap( ( feature ) =>
	fixturesOf( feature ).map(
		( [ name, markup ] ) => [ feature, name, markup ] as const
	)
);

/**
 * Returns the newest version of a fixture.
 *
 * @param feature Folder of the block.
 * @param name    Version and file of the fixture.
 */
function newestOf( feature: string, name: string ): string {
	const file = name.replace( /^v\d+/, '' );
	const [ , , markup = '' ] =
		fixtures.findLast(
			( [ of, other ] ) => of === feature && other.endsWith( file )
		) ?? [];
	return markup;
}

const current = fixtures.filter(
	( [ feature, name, markup ] ) => markup === newestOf( feature, name )
);
const former = fixtures.filter( ( fixture ) => ! current.includes( fixture ) );

describe( 'stored markup', () => {
	it( 'is kept of every block', () => {
		expect( new Set( fixtures.map( ( [ feature ] ) => feature ) ) ).toEqual(
			new Set( FEATURES )
		);
	} );

	it.each( current )(
		'of %s, %s, loads as valid and is saved again as it was',
		( _, __, markup ) => {
			const { blocks, saved } = reload( markup );
			expect( blocks.length ).toBeGreaterThan( 0 );
			expect( invalid( blocks ) ).toEqual( [] );
			expect( saved ).toBe( markup.trimEnd() );
		}
	);

	it.each( former )(
		'of %s, %s, a former version, loads as valid and is saved as the newest one is',
		( feature, name, markup ) => {
			const { blocks, saved } = reload( markup );
			expect( invalid( blocks ) ).toEqual( [] );
			expect( saved ).toBe( newestOf( feature, name ).trimEnd() );
			// WordPress tells a developer what it has brought up to date.
			expect( console ).toHaveInformed();
		}
	);

	it( 'stays valid for a person of another language', () => {
		setLocaleData(
			{
				'Prep time': [ 'Vorbereitung' ],
				Difficulty: [ 'Schwierigkeit' ],
				Intermediate: [ 'Mittel' ],
				Fall: [ 'Herbst' ],
				Ingredients: [ 'Zutaten' ],
				Notes: [ 'Notizen' ],
			},
			'larder'
		);
		for ( const [ , , markup ] of fixtures ) {
			expect( invalid( parse( markup ) ) ).toEqual( [] );
		}
		expect( serialize( createBlock( 'larder/notes', {} ) ) ).toContain(
			'Notizen'
		);
		resetLocaleData( {}, 'larder' );
		expect( console ).toHaveInformed();
	} );

	it( 'takes the new words when the fact changes', () => {
		const [ block ] = parse( newestOf( 'recipe', 'v1/all-facts.html' ) );
		if ( ! block ) {
			throw new Error( 'The fixture holds no block.' );
		}
		const changed = {
			...block,
			attributes: {
				...block.attributes,
				difficulty: 'advanced',
				customTimeLabel: '',
			},
		};
		const saved = serialize( [ changed ] );
		expect( saved ).toContain( '<dd>Advanced</dd>' );
		expect( saved ).not.toContain( 'Soaking' );
		expect( saved ).toContain( '<dt>Additional time</dt>' );
	} );
} );

describe( 'damaged attributes', () => {
	const damaged = [
		null,
		'text',
		7,
		{},
		[ null, 1, 'two' ],
		[ { items: 'none' }, { steps: { a: 1 } } ],
		[ { id: 5, title: {}, items: [ null, 'milk', { foreign: 'eggs' } ] } ],
		[ { id: 'x', steps: [ { text: [ 'a' ] }, 3, { note: 4 } ] } ],
		[ { text: 'a step without a group' } ],
	];

	it.each( damaged )( 'such as %j never make save throw', ( value ) => {
		for ( const name of [ 'larder/ingredients', 'larder/instructions' ] ) {
			expect( () =>
				serialize( createBlock( name, { groups: value } ) )
			).not.toThrow();
		}
		for ( const key of [ 'seasons', 'keywords', 'prepTime', 'name' ] ) {
			expect( () =>
				serialize( createBlock( 'larder/recipe', { [ key ]: value } ) )
			).not.toThrow();
		}
	} );

	it( 'keep what somebody wrote', () => {
		const saved = serialize(
			createBlock( 'larder/ingredients', {
				groups: [
					{ items: [ 'milk', { ingredient: 'eggs', amount: 2 } ] },
					{ text: 'flour' },
				],
			} )
		);
		const { body } = new DOMParser().parseFromString( saved, 'text/html' );
		expect( body.textContent ).toContain( 'milk' );
		expect( body.textContent ).toContain( 'eggs 2' );
		expect( body.textContent ).toContain( 'flour' );
	} );

	it.each( [
		[ 'flour\neggs' ],
		[ { a: 'flour', b: { text: 'eggs' } } ],
		[ { id: 'x', items: [ 'flour', 'eggs' ] } ],
	] )( 'are read where %j stands for the groups', ( groups ) => {
		const attributes = getBlockAttributes( 'larder/ingredients', '', {
			groups,
		} );
		const saved = serialize(
			createBlock( 'larder/ingredients', attributes )
		);
		expect( saved.match( /<li/g ) ).toHaveLength( 2 );
	} );

	it( 'give the same anchors each time', () => {
		const block = () =>
			serialize(
				createBlock( 'larder/instructions', {
					groups: [ { steps: [ { text: 'a' }, { text: 'a' } ] } ],
				} )
			).match( /step-[a-z0-9]{8}/g );
		expect( block() ).toEqual( block() );
		expect( new Set( block() ).size ).toBe( 2 );
	} );
} );
