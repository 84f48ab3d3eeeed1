import { Lightbox } from './pages/lightbox';
import { pictures } from './support/media';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Steps that are long enough to scroll away from what precedes them. */
const manySteps = {
	groups: [
		{
			id: 'groupone',
			title: '',
			steps: Array.from( { length: 30 }, ( _, at ) => ( {
				id: `stepno${ `${ at }`.padStart( 2, '0' ) }`,
				text: 'Stir, and wait for a while.',
			} ) ),
		},
	],
};

test.describe( 'the video of a recipe', () => {
	test( 'asks nobody before a press, plays, stays in a corner while one scrolls, and closes @smoke', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.route( /youtube-nocookie\.com/, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<html lang="en"><title>Player</title><main><h1>Player</h1></main></html>',
			} )
		);
		const { link } = await makeRecipe( {
			title: 'Video',
			content: recipeContent(
				{},
				{
					video: { url: address, name: 'How to stir' },
					instructions: manySteps,
				}
			),
		} );
		const others: string[] = [];
		page.on( 'request', ( request ) => {
			if ( new URL( request.url() ).origin !== new URL( link ).origin ) {
				others.push( request.url() );
			}
		} );
		await page.goto( link );
		const video = page.locator( '.wp-block-larder-video' );
		const play = video.getByRole( 'link', {
			name: 'Play video: How to stir',
		} );
		await expect( page.locator( 'link[rel="prefetch"]' ) ).not.toHaveCount(
			0
		);
		await expectAccessible( page, '.wp-block-larder-video' );
		expect( others ).toEqual( [] );

		const place = await video.boundingBox();
		await play.click();
		await expect( video.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/
		);
		expect( await video.boundingBox() ).toEqual( place );
		const player = video.locator( '.wp-block-larder-video__player' );
		await page
			.locator( '.wp-block-larder-instructions__step' )
			.last()
			.scrollIntoViewIfNeeded();
		await expect( player ).toHaveClass( /is-floating/ );
		await expect( player ).toBeInViewport( { ratio: 0.95 } );
		await expectAccessible( page, '.wp-block-larder-video' );
		await video.getByRole( 'button', { name: 'Close video' } ).click();
		await expect( video.locator( 'iframe' ) ).toHaveCount( 0 );
		await expect( play ).toBeFocused();
	} );

	test( 'pictures of steps open in the lightbox, in their order', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const steps = ( await pictures( rest, 2 ) ).map(
			( { id, url }, at ) => ( {
				id: `stepno0${ at }`,
				text: 'Stir.',
				image: { id, url, alt: `Step picture ${ at + 1 }` },
			} )
		);
		const { link } = await makeRecipe( {
			title: 'Steps',
			content: recipeContent(
				{},
				{
					instructions: {
						groups: [ { id: 'groupone', title: '', steps } ],
					},
				}
			),
		} );
		await page.goto( link );
		const lightbox = new Lightbox( page );
		const second = page.getByRole( 'link', { name: 'Step picture 2' } );
		await second.click();
		await lightbox.shows( '2 of 2' );
		await lightbox.button( 'Previous' ).click();
		await lightbox.shows( '1 of 2' );
		await lightbox.button( 'Close' ).click();
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( second ).toBeFocused();
	} );
} );
