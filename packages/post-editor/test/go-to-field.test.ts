import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import {
	createReduxStore,
	register,
	select,
	useRegistry,
} from '@wordpress/data';
import { renderHook, waitFor } from '@testing-library/react';
import { goToField } from '../src/check/go-to-field';

// What the editor of posts brings, which is in no package.
jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ), {
	virtual: true,
} );

const closePublishSidebar = jest.fn( () => ( { type: 'CLOSE' } ) );

beforeAll( () => {
	window.matchMedia = jest.fn().mockReturnValue( { matches: true } );
	register(
		createReduxStore( 'core/editor', {
			reducer: () => ( {} ),
			actions: { closePublishSidebar },
		} )
	);
	for ( const name of [ 'larder/recipe', 'larder/video' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: {},
		} );
	}
} );

const registry = (): ReturnType< typeof useRegistry > =>
	renderHook( useRegistry ).result.current;

/** Shows a post with these blocks. */
const show = ( ...blocks: Block[] ): unknown =>
	registry().dispatch( 'core/block-editor' )[ 'resetBlocks' ]?.( blocks );

/** Draws a recipe, as the canvas does: before that it takes no blocks. */
const draw = ( { clientId }: Block ): unknown =>
	registry()
		.dispatch( 'core/block-editor' )
		[ 'updateBlockListSettings' ]?.( clientId, {} );

/** Goes to the field of a rule. */
const go = ( rule: string, patience?: number ): void =>
	goToField( registry(), rule, patience );

/** Returns the ids of the videos in the post. */
const videos = (): string[] =>
	select( blockEditorStore ).getBlocksByName( 'larder/video' );

const selected = (): string | null =>
	select( blockEditorStore ).getSelectedBlockClientId();

/** Waits until everything that was about to happen has. */
const settle = (): Promise< unknown > =>
	new Promise( ( done ) => {
		setTimeout( done, 100 );
	} );

describe( 'the way to what a recipe lacks', () => {
	it( 'adds the block of the field to a recipe that does not have it', () => {
		const recipe = createBlock( 'larder/recipe' );
		show( recipe );
		draw( recipe );
		go( 'video' );
		const [ video = '', ...others ] = videos();
		expect( others ).toEqual( [] );
		expect( select( blockEditorStore ).getBlockRootClientId( video ) ).toBe(
			recipe.clientId
		);
		expect( selected() ).toBe( video );
	} );

	it( 'selects the block that the recipe has', () => {
		const video = createBlock( 'larder/video' );
		show( createBlock( 'larder/recipe', {}, [ video ] ) );
		go( 'video' );
		expect( videos() ).toEqual( [ video.clientId ] );
		expect( selected() ).toBe( video.clientId );
	} );

	it( 'waits for a recipe that is not drawn yet, as the list of recipes opens it', async () => {
		const recipe = createBlock( 'larder/recipe' );
		show( recipe );
		go( 'video' );
		await settle();
		expect( videos() ).toEqual( [] );
		draw( recipe );
		await waitFor( () => expect( videos() ).toHaveLength( 1 ) );
		await settle();
		expect( videos() ).toEqual( [ selected() ] );
	} );

	it( 'adds nothing once it has given up', async () => {
		const recipe = createBlock( 'larder/recipe' );
		show( recipe );
		go( 'video', 0 );
		draw( recipe );
		await settle();
		expect( videos() ).toEqual( [] );
	} );
} );
