import '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import {
	createReduxStore,
	dispatch,
	register,
	useRegistry,
} from '@wordpress/data';
import { act, render, renderHook, screen } from '@testing-library/react';
import { withRecipePicture } from '../src/recipe-picture';

/** The post as it was saved. */
let mockSaved: Readonly< Record< string, unknown > > = {};

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ), {
	virtual: true,
} );

/** Stands for the choice of WordPress, which is in no package. */
function Image( {
	featuredImageId = 0,
	media,
}: {
	featuredImageId?: number;
	media?: unknown;
} ): React.ReactElement {
	return (
		<p>{ `Image ${ featuredImageId }${ media === undefined || media === null ? '' : ' with its record' }` }</p>
	);
}

const Choice = withRecipePicture( Image );

/** Shows the choice for a post with a featured image, and a recipe with a picture. */
function shown( featuredImageId: number, imageId: number ): string[] {
	const registry = renderHook( useRegistry ).result.current;
	act( () => {
		void registry
			.dispatch( 'core/block-editor' )
			[ 'resetBlocks' ]?.( [
				createBlock( 'larder/recipe', { imageId } ),
			] );
	} );
	const { unmount } = render(
		<Choice
			featuredImageId={ featuredImageId }
			media={ featuredImageId > 0 ? { id: featuredImageId } : null }
		/>
	);
	const texts = screen
		.getAllByRole( 'paragraph' )
		.map( ( { textContent } ) => textContent );
	unmount();
	return texts;
}

const NOTE = /^The picture of the recipe serves as the featured image\./;

beforeAll( () => {
	register(
		createReduxStore( 'core/editor', {
			reducer: () => ( {} ),
			selectors: {
				getCurrentPostAttribute: ( _: unknown, name: string ) =>
					mockSaved[ name ],
			},
		} )
	);
	registerBlockType( 'larder/recipe', {
		apiVersion: 3,
		title: 'Recipe',
		category: 'text',
		attributes: { imageId: { type: 'number', default: 0 } },
	} );
	void dispatch( coreStore ).addEntities( [
		{
			kind: 'postType',
			name: 'attachment',
			baseURL: '/wp/v2/media',
			key: 'id',
		},
	] );
	void dispatch( coreStore ).receiveEntityRecords(
		'postType',
		'attachment',
		[ { id: 7 } ],
		{ context: 'view' }
	);
} );

describe( 'the featured image in the settings of a post', () => {
	it( 'is the picture of the recipe where the post has none, before it is saved, too', () => {
		expect( shown( 0, 7 ) ).toEqual( [
			'Image 7 with its record',
			expect.stringMatching( NOTE ),
		] );
	} );

	it( 'says so where the server has given it to the post', () => {
		expect( shown( 7, 7 ) ).toEqual( [
			'Image 7 with its record',
			expect.stringMatching( NOTE ),
		] );
	} );

	it( 'stays what somebody has chosen', () => {
		expect( shown( 5, 7 ) ).toEqual( [ 'Image 5 with its record' ] );
	} );

	it( 'is the new picture of the recipe where the post had its former one', () => {
		mockSaved = {
			featured_media: 5,
			content: '<!-- wp:larder/recipe {"imageId":5} /-->',
		};
		expect( shown( 5, 7 ) ).toEqual( [
			'Image 7 with its record',
			expect.stringMatching( NOTE ),
		] );
		expect( shown( 6, 7 ) ).toEqual( [ 'Image 6 with its record' ] );
	} );

	it( 'stays empty where the recipe has no picture in the media library', () => {
		expect( shown( 0, 0 ) ).toEqual( [ 'Image 0' ] );
	} );
} );
