import { registerBlocks } from '../../editor/test/block-fixtures';
import { createBlock } from '@wordpress/blocks';
import { picturesIn, withPictures } from '../src/pictures/found';

beforeAll( registerBlocks );

const foreign = ( name: string ) => ( {
	id: 0,
	url: `https://example.org/${ name }.jpg`,
	alt: name,
} );

/** A recipe with a picture of its own, and two of its steps; one is in the library. */
const recipe = () =>
	createBlock(
		'larder/recipe',
		{ imageId: 0, imageUrl: foreign( 'pie' ).url, imageAlt: 'pie' },
		[
			createBlock( 'larder/instructions', {
				groups: [
					{
						id: 'g1',
						title: '',
						steps: [
							{
								id: 's1',
								text: 'Beat.',
								image: foreign( 'egg' ),
							},
							{
								id: 's2',
								text: 'Bake.',
								image: { id: 7, url: '/own.jpg', alt: '' },
							},
						],
					},
				],
			} ),
		]
	);

describe( 'pictures of a recipe from elsewhere', () => {
	it( 'are those of other sites, each once', () => {
		expect( picturesIn( recipe() ) ).toEqual( [
			foreign( 'pie' ),
			foreign( 'egg' ),
		] );
	} );

	it( 'are those that a file holds itself, but none that only keep a place', () => {
		const data = ( letters: number ) =>
			`data:image/gif;base64,${ 'R'.repeat( letters ) }`;
		const block = ( url: string ) =>
			createBlock( 'larder/recipe', {
				imageId: 0,
				imageUrl: url,
				imageAlt: 'pie',
			} );
		expect( picturesIn( block( data( 4_000 ) ) ) ).toHaveLength( 1 );
		expect( picturesIn( block( data( 60 ) ) ) ).toEqual( [] );
	} );

	it( 'are replaced by those of the library, and left out where they did not come', () => {
		const own = { id: 5, url: '/pie.jpg', alt: 'pie' };
		const block = withPictures( recipe(), ( { alt } ) =>
			alt === 'pie' ? own : null
		);
		expect( block.attributes ).toMatchObject( {
			imageId: 5,
			imageUrl: '/pie.jpg',
			imageAlt: 'pie',
		} );
		const saved = JSON.stringify( block.innerBlocks[ 0 ]?.attributes );
		expect( saved ).not.toContain( 'egg.jpg' );
		expect( saved ).toContain( '/own.jpg' );
		expect( saved ).toContain( 'Bake.' );
	} );
} );
