import { soup } from './recipe-content';
import { test as base } from './test';

type Fixtures = {
	/** Publishes a recipe whose comments are shown at once, as often as they come. */
	makeRated: () => Promise< { id: number; link: string } >;
	/** Writes an approved comment with stars. */
	rate: (
		recipe: number,
		stars: number,
		name: string
	) => Promise< { id: number } >;
};

const ratedSoup = soup.replace(
	'<!-- /wp:larder/recipe -->',
	'<!-- /wp:larder/recipe --><!-- wp:larder/rating /-->'
);

/** The test of all specs, with recipes that are rated. */
export const test = base.extend< Fixtures >( {
	makeRated: async ( { makeRecipe }, use ) => {
		await use( () =>
			makeRecipe( {
				title: 'Rated soup',
				comment_status: 'open',
				content: ratedSoup,
			} )
		);
	},
	rate: async ( { rest }, use ) => {
		await use( async ( post, stars, name ) => {
			const comment = await rest.send( 'POST', '/wp/v2/comments', {
				post,
				content: `${ name } liked it this much.`,
				author_name: name,
				author_email: `${ name }@example.org`,
				// WordPress takes comments of one address for a flood.
				author_ip: '192.0.2.7',
				status: 'approved',
				meta: { rating: stars },
			} );
			if (
				typeof comment === 'object' &&
				comment !== null &&
				'id' in comment &&
				typeof comment.id === 'number'
			) {
				return { id: comment.id };
			}
			throw new Error( 'The comment was not written.' );
		} );
	},
} );
