import { registerBlocks } from '../../editor/test/block-fixtures';
import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, serialize, type Block } from '@wordpress/blocks';
import { select, useRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { copiedBlocks } from '../src/copied-blocks';
import { useBlockPaste } from '../src/use-block-paste';
import { useWholePaste } from '../src/use-whole-paste';

// What the editor of posts brings, which is in no package.
jest.mock( '@wordpress/editor', () => ( { store: {} } ), { virtual: true } );
jest.mock( '@wordpress/core-data', () => ( { store: {} } ), { virtual: true } );

beforeAll( registerBlocks );

const paragraph = ( content: string ): Block =>
	createBlock( 'core/paragraph', { content } );

/** Builds the ingredients of a recipe from lines. */
const ingredients = ( ...texts: readonly string[] ): Block =>
	createBlock( 'larder/ingredients', {
		groups: [
			{
				id: 'group001',
				title: '',
				items: texts.map( ( text, at ) => ( {
					id: `line000${ at }`,
					text,
				} ) ),
			},
		],
	} );

const instructions = ( text: string ): Block =>
	createBlock( 'larder/instructions', {
		groups: [
			{ id: 'group002', title: '', steps: [ { id: 'step0001', text } ] },
		],
	} );

const nutrition = ( servingSize: string ): Block =>
	createBlock( 'larder/nutrition', { servingSize } );

const tip = (): Block =>
	createBlock( 'larder/tip', {}, [ paragraph( 'Dry the lentils.' ) ] );

const recipe = ( ...inner: Block[] ): Block =>
	createBlock( 'larder/recipe', { prepTime: 15 }, inner );

const namesOf = ( blocks: readonly Block[] ): string[] =>
	blocks.map( ( { name } ) => name.replace( /^(core|larder)\//, '' ) );

/** Returns a clipboard that holds blocks as WordPress copies them. */
const clipboard = ( blocks: Block[] ) => ( {
	getData: ( type: string ) =>
		type === 'text/html'
			? `<html><body><!--StartFragment-->${ serialize(
					blocks
				) }<!--EndFragment--></body></html>`
			: '',
} );

/**
 * Pastes copied blocks into a post.
 *
 * @param copied     What is pasted.
 * @param where      What else there is to say of it.
 * @param where.at   The block with the caret; the first of the post otherwise.
 * @param where.lock Whether the blocks of the post are fixed.
 * @return What the post holds then, what was said, and whether it was taken from WordPress.
 */
function paste(
	post: Block[],
	copied: Block[],
	{ at, lock = false }: { at?: Block | undefined; lock?: 'all' | false } = {}
) {
	const registry = renderHook( () => useRegistry() ).result.current;
	const editor = registry.dispatch( 'core/block-editor' );
	editor[ 'resetBlocks' ]?.( post );
	editor[ 'updateSettings' ]?.( { templateLock: lock } );
	for ( const { clientId } of post ) {
		// As inner blocks do once they are drawn.
		editor[ 'updateBlockListSettings' ]?.( clientId, {} );
	}
	editor[ 'selectBlock' ]?.( ( at ?? post[ 0 ] )?.clientId );
	registry.dispatch( 'core/notices' )[ 'removeAllNotices' ]?.( 'snackbar' );
	const { unmount } = renderHook( () => {
		useBlockPaste();
		useWholePaste();
	} );
	const event = new Event( 'paste', { bubbles: true, cancelable: true } );
	Object.defineProperty( event, 'clipboardData', {
		value: clipboard( copied ),
	} );
	act( () => {
		document.body.dispatchEvent( event );
	} );
	unmount();
	return {
		blocks: select( blockEditorStore ).getBlocks(),
		said: select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content ),
		isTaken: event.defaultPrevented,
	};
}

describe( 'copied parts of a recipe', () => {
	it( 'come into the recipe without those that it has already, which are named', () => {
		const { blocks, said } = paste(
			[
				paragraph( 'Here.' ),
				recipe( ingredients( '2 leeks' ), nutrition( '1 cup' ) ),
			],
			[ nutrition( '1 bowl' ), ingredients( 'salt' ), tip() ]
		);
		const inner = blocks[ 1 ]?.innerBlocks ?? [];
		expect( namesOf( inner ) ).toEqual( [
			'ingredients',
			'nutrition',
			'tip',
		] );
		expect( JSON.stringify( inner[ 0 ]?.attributes ) ).toMatch(
			/2 leeks.*salt/
		);
		expect( inner[ 1 ]?.attributes ).toMatchObject( {
			servingSize: '1 cup',
		} );
		expect( said ).toEqual( [
			'Left out, as there is one already or none is allowed there: Nutrition',
		] );
	} );

	it( 'are named where none of them may come', () => {
		const post = [ paragraph( 'Here.' ), recipe( nutrition( '1 cup' ) ) ];
		const { blocks, said, isTaken } = paste( post, [
			nutrition( '1 bowl' ),
		] );
		expect( blocks ).toEqual( post );
		expect( said ).toEqual( [
			'Left out, as there is one already or none is allowed there: Nutrition',
		] );
		expect( isTaken ).toBe( true );
	} );
} );

describe( 'a recipe that was copied', () => {
	it( 'is read together with what was copied around it', () => {
		const { recipe: read, parts } = copiedBlocks(
			clipboard( [ paragraph( 'A' ), recipe( tip() ), paragraph( 'B' ) ] )
		);
		expect( parts ).toEqual( [] );
		expect( namesOf( read?.above ?? [] ) ).toEqual( [ 'paragraph' ] );
		expect( read?.whole.attributes ).toMatchObject( { prepTime: 15 } );
		expect( read?.below[ 0 ]?.attributes ).toMatchObject( {
			content: 'B',
		} );
		expect(
			copiedBlocks( clipboard( [ recipe(), recipe() ] ) ).recipe
		).toBeNull();
	} );

	it( 'fills an empty one as it is, with its tips and facts, and the rest is above and below it', () => {
		const { blocks, said } = paste(
			[ recipe( ingredients( '' ) ) ],
			[
				paragraph( 'Above' ),
				recipe( ingredients( '2 leeks' ), tip() ),
				paragraph( 'Below' ),
			]
		);
		expect( namesOf( blocks ) ).toEqual( [
			'paragraph',
			'recipe',
			'paragraph',
		] );
		expect( blocks[ 1 ]?.attributes ).toMatchObject( { prepTime: 15 } );
		expect( namesOf( blocks[ 1 ]?.innerBlocks ?? [] ) ).toEqual( [
			'ingredients',
			'tip',
		] );
		expect( said ).toEqual( [] );
	} );

	it( 'comes after the one that has the caret in it', () => {
		const list = ingredients( '2 leeks' );
		const { blocks, said } = paste(
			[ recipe( list ), paragraph( 'End' ) ],
			[ recipe( ingredients( '1 egg' ) ), paragraph( 'Below' ) ],
			{ at: list }
		);
		expect( namesOf( blocks ) ).toEqual( [
			'recipe',
			'recipe',
			'paragraph',
			'paragraph',
		] );
		expect( blocks[ 2 ]?.attributes ).toMatchObject( { content: 'Below' } );
		expect( said ).toEqual( [] );
	} );

	it( 'is named where the blocks of the post are fixed, as nothing comes', () => {
		const list = ingredients( '2 leeks' );
		const post = [ recipe( list ) ];
		const { blocks, said, isTaken } = paste(
			post,
			[ recipe( ingredients( '1 egg' ) ) ],
			{ at: list, lock: 'all' }
		);
		expect( blocks ).toEqual( post );
		expect( said ).toEqual( [
			'Left out, as there is one already or none is allowed there: Recipe',
		] );
		expect( isTaken ).toBe( true );
	} );

	it( 'is read as words where an empty one is fixed', () => {
		const { blocks, said } = paste(
			[ recipe( ingredients( '' ), instructions( '' ) ) ],
			[ recipe( ingredients( '1 egg' ), instructions( 'Boil it.' ) ) ],
			{ lock: 'all' }
		);
		expect( JSON.stringify( blocks ) ).toMatch( /1 egg.*Boil it\./ );
		expect( said ).toEqual( [] );
	} );

	it( 'is no text where the post has none: WordPress pastes it as it is', () => {
		const post = [ paragraph( '' ) ];
		const { blocks, isTaken } = paste( post, [
			paragraph( 'Above' ),
			recipe( ingredients( '1 egg' ), instructions( 'Boil it.' ) ),
		] );
		expect( blocks ).toEqual( post );
		expect( isTaken ).toBe( false );
	} );
} );
