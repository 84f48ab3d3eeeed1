import { createBlock, type Block } from '@wordpress/blocks';
import { recipeOfBlocks } from '../src/paste/from-blocks';
import { joinParts } from '../src/paste/join-parts';
import { registerBlocks } from './block-fixtures';

beforeAll( registerBlocks );

/** Builds the ingredients of a recipe: groups of a title and lines. */
const ingredients = (
	...groups: ( readonly [ string, ...string[] ] )[]
): Block =>
	createBlock( 'larder/ingredients', {
		groups: groups.map( ( [ title, ...texts ], at ) => ( {
			id: `groups0${ at }`,
			title,
			items: texts.map( ( text, row ) => ( {
				id: `line00${ at }${ row }`,
				text,
			} ) ),
		} ) ),
	} );

/** Returns title and lines of each group of the one list of ingredients, and all ids. */
function read( blocks: readonly Block[] ) {
	const lists = blocks.filter(
		( { name } ) => name === 'larder/ingredients'
	);
	expect( lists ).toHaveLength( 1 );
	const groups = lists[ 0 ]?.attributes[ 'groups' ] as {
		id: string;
		title: string;
		items: { id: string; text: string }[];
	}[];
	return {
		groups: groups.map( ( { title, items } ) => [
			title,
			...items.map( ( { text } ) => text ),
		] ),
		ids: groups.flatMap( ( { id, items } ) => [
			id,
			...items.map( ( item ) => item.id ),
		] ),
	};
}

describe( 'parts that come into a recipe', () => {
	it( 'take the place of a list in which nothing is written', () => {
		const notes = createBlock( 'larder/notes' );
		const joined = joinParts(
			[ ingredients( [ 'Sauce', '2 leeks' ] ) ],
			[ ingredients( [ '', '' ] ), notes ]
		);
		expect( read( joined ).groups ).toEqual( [ [ 'Sauce', '2 leeks' ] ] );
		expect( joined[ 1 ] ).toBe( notes );
	} );

	it( 'come after what a list has: lines without a heading into its last group, groups as groups', () => {
		const own = [ ingredients( [ 'Dough', '1 egg', '' ] ) ];
		expect(
			read(
				joinParts(
					[ ingredients( [ '', 'salt' ], [ 'Sauce', '2 leeks' ] ) ],
					own
				)
			).groups
		).toEqual( [
			[ 'Dough', '1 egg', 'salt' ],
			[ 'Sauce', '2 leeks' ],
		] );
		expect(
			read( joinParts( [ ingredients( [ 'Sauce', '2 leeks' ] ) ], own ) )
				.groups
		).toEqual( [
			[ 'Dough', '1 egg' ],
			[ 'Sauce', '2 leeks' ],
		] );
	} );

	it( 'stay groups of their own where a recipe is made of lists, also without a heading', () => {
		const [ recipe ] = recipeOfBlocks( [
			ingredients( [ 'Dough', '1 egg' ] ),
			ingredients( [ '', 'salt' ] ),
		] );
		expect( read( recipe?.innerBlocks ?? [] ).groups ).toEqual( [
			[ 'Dough', '1 egg' ],
			[ '', 'salt' ],
		] );
	} );

	it( 'have what the post hides, too, where a recipe is made of its texts', () => {
		const [ recipe ] = recipeOfBlocks( [
			createBlock( 'core/heading', { content: 'Ingredients' } ),
			createBlock( 'core/paragraph', {
				content: '<span style="display:none">2 leeks</span>',
			} ),
			createBlock( 'core/paragraph', {
				content: '<span hidden>1 lime</span>',
			} ),
			createBlock( 'core/heading', { content: 'Method' } ),
			createBlock( 'core/paragraph', { content: 'Whisk.' } ),
		] );
		expect( read( recipe?.innerBlocks ?? [] ).groups ).toEqual( [
			[ '', '2 leeks', '1 lime' ],
		] );
	} );

	it( 'have ids of their own where they are copied from the same list', () => {
		const list = ingredients( [ 'Sauce', '2 leeks', 'salt' ] );
		const { groups, ids } = read( joinParts( [ list ], [ list ] ) );
		expect( groups ).toEqual( [
			[ 'Sauce', '2 leeks', 'salt' ],
			[ 'Sauce', '2 leeks', 'salt' ],
		] );
		expect( new Set( ids ).size ).toBe( 6 );
		expect( ids.slice( 0, 3 ) ).toEqual( [
			'groups00',
			'line0000',
			'line0001',
		] );
	} );

	it( 'keep what is written in a part that may be there twice', () => {
		const written = ( content: string ) =>
			createBlock( 'larder/notes', {}, [
				createBlock( 'core/paragraph', { content } ),
			] );
		const own = written( 'Mine.' );
		const added = written( 'Copied.' );
		expect( joinParts( [ added ], [ own ] ) ).toEqual( [ own, added ] );
		expect( joinParts( [ added ], [ written( '' ) ] ) ).toEqual( [
			added,
		] );
	} );

	it( 'stand where a new recipe has them, and else at the end', () => {
		const own = [ 'details', 'instructions', 'tip' ].map( ( name ) =>
			createBlock( `larder/${ name }`, { anchor: name } )
		);
		const added = [
			createBlock( 'larder/faq' ),
			ingredients( [ '', 'salt' ] ),
		];
		expect( joinParts( added, own ).map( ( { name } ) => name ) ).toEqual( [
			'larder/details',
			'larder/ingredients',
			'larder/instructions',
			'larder/tip',
			'larder/faq',
		] );
	} );
} );
