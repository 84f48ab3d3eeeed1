import { largePictures, type Picture } from './media';
import { recipeContent } from './recipe-content';
import { test as base } from './test';

type WorkerFixtures = {
	/** Three pictures of 1600 by 1200 pixels. */
	large: Picture[];
};

type TestFixtures = {
	/** URL of a recipe with a gallery of three large pictures, Dish 1 to Dish 3. */
	dishes: string;
};

/** The test of all specs, with large pictures for the lightbox. */
export const test = base.extend< TestFixtures, WorkerFixtures >( {
	large: [
		async ( { rest }, use ) => {
			const large = await largePictures( rest, 3 );
			await use( large );
			for ( const { id } of large ) {
				await rest.send( 'DELETE', `/wp/v2/media/${ id }?force=true` );
			}
		},
		{ scope: 'worker' },
	],

	dishes: async ( { large, makeRecipe }, use ) => {
		const items = large.map( ( { id, url }, at ) => ( {
			type: 'image',
			id,
			url,
			alt: `Dish ${ at + 1 }`,
			caption: '',
		} ) );
		const { link } = await makeRecipe( {
			title: 'Dishes',
			content: recipeContent( {}, { gallery: { items } } ),
		} );
		await use( link );
	},
} );
