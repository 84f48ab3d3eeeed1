import type { Page } from '@playwright/test';
import { dish, Lightbox, openDish } from './pages/lightbox';
import { test } from './support/dishes';
import { watchMotion, type Motion } from './support/motion';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible } from './support/test';

/** Opens the lightbox, shows the next picture, zooms and closes it, and tells what was animated. */
async function longestMotion( page: Page, url: string ): Promise< Motion > {
	const longest = await watchMotion( page, '.larder-lightbox' );
	const lightbox = await openDish( page, url, 2 );
	const { width } = await lightbox.place();
	await lightbox.button( 'Next' ).click();
	await lightbox.shows( '3 of 3' );
	await lightbox.press( '+' );
	await lightbox.isWide( 1.9 * width );
	await lightbox.press( 'Escape' );
	await expect( lightbox.root ).toHaveCount( 0 );
	return longest();
}

test.describe( 'the lightbox on a desk', () => {
	test( 'that was open when the page was reloaded opens and closes again without loading the page anew', async ( {
		page,
		dishes,
	} ) => {
		const before = await openDish( page, dishes, 2 );
		// What Back undoes comes with the view.
		await before.isAwake();
		await page.reload();
		await expect( before.root ).toHaveCount( 0 );
		await page.evaluate( () => Reflect.set( window, 'isSamePage', true ) );
		await dish( page, 2 ).click();
		await before.isAwake();
		await page.keyboard.press( 'Escape' );
		await expect( before.root ).toHaveCount( 0 );
		await expect
			.poll( () =>
				page.evaluate( () =>
					Number( Reflect.get( history.state, 'larderLightbox' ) )
				)
			)
			.toBe( 0 );
		expect(
			await page.evaluate(
				() => Reflect.get( window, 'isSamePage' ) === true
			)
		).toBe( true );
	} );

	test( 'zooms by buttons, keys and a double click, is moved by mouse and arrows, and closes by Escape', async ( {
		page,
		dishes,
	} ) => {
		const lightbox = await openDish( page, dishes, 2 );
		const nearer = lightbox.button( 'Zoom in' );
		const away = lightbox.button( 'Zoom out' );
		// What zooms comes with the view.
		await expect( away ).toBeDisabled();
		const { width } = await lightbox.place();
		await expect( away ).toHaveCSS( 'color', 'rgba(255, 255, 255, 0.4)' );
		await nearer.click();
		await lightbox.isWide( 1.9 * width );
		await expectAccessible( page, '.larder-lightbox' );
		await nearer.click();
		await lightbox.isWide( 1590 );
		// What is disabled gives the focus to what is left to press.
		await expect( nearer ).toBeDisabled();
		await expect( away ).toBeFocused();

		const before = await lightbox.place();
		await page.mouse.move( 500, 300 );
		await page.mouse.down();
		await page.mouse.move( 420, 300, { steps: 5 } );
		await page.mouse.up();
		const dragged = await lightbox.place();
		expect( dragged.x ).toBeCloseTo( before.x - 80, 0 );
		await lightbox.press( 'ArrowLeft' );
		expect( ( await lightbox.place() ).x ).toBeGreaterThan( dragged.x );
		await lightbox.shows( '2 of 3' );

		await away.click();
		await lightbox.isWide( width + 1, 1500 );
		await lightbox.press( 'Control+0' );
		await lightbox.isWide( 0, width + 1 );
		await lightbox.press( '+' );
		await lightbox.isWide( 1.9 * width );
		await lightbox.press( '-' );
		await lightbox.isWide( 0, width + 1 );
		await lightbox.press( 'ArrowRight' );
		await lightbox.shows( '3 of 3' );
		await lightbox.picture.dblclick();
		await lightbox.isWide( 1.9 * width );
		await lightbox.press( 'Escape' );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( dish( page, 2 ) ).toBeFocused();
	} );

	test( 'closes by a press beside the picture, not by one on it', async ( {
		page,
		dishes,
	} ) => {
		const lightbox = await openDish( page, dishes, 2 );
		await lightbox.picture.click();
		await lightbox.shows( '2 of 3' );
		const { x, y, height } = await lightbox.place();
		await page.mouse.click( x - 30, y + height - 20 );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( dish( page, 2 ) ).toBeFocused();
	} );

	test.describe( 'where little motion is wanted', () => {
		test.use( { contextOptions: { reducedMotion: 'reduce' } } );

		test( 'neither slides nor grows by and by', async ( {
			page,
			dishes,
		} ) => {
			const { moving, fading } = await longestMotion( page, dishes );
			expect( moving ).toBe( 0 );
			// Thumbnails that come and go.
			expect( fading ).toBeLessThanOrEqual( 200 );
		} );
	} );

	test( 'slides and grows within half a second', async ( {
		page,
		dishes,
	} ) => {
		const { moving } = await longestMotion( page, dishes );
		expect( moving ).toBeGreaterThan( 0 );
		expect( moving ).toBeLessThanOrEqual( 500 );
	} );
} );

test( 'the picture of an ingredient and that of a step open whole, on their slides, and give the focus back', async ( {
	page,
	large,
	makeRecipe,
} ) => {
	const [ first, other ] = [ 1, 2 ].map( ( number ) =>
		large.slice( 0, 2 ).map( ( { id, url }, at ) => ( {
			id: `picture${ number }${ at }`,
			text: 'Salt',
			image: {
				id,
				url,
				alt: `${ number === 1 ? 'Ingredient' : 'Step' } ${ at + 1 }`,
			},
		} ) )
	);
	const { link } = await makeRecipe( {
		title: 'Pictures',
		content: recipeContent(
			{},
			{
				ingredients: {
					groups: [ { id: 'groupone', title: '', items: first } ],
				},
				instructions: {
					groups: [ { id: 'grouptwo', title: '', steps: other } ],
				},
			}
		),
	} );
	await page.goto( link );
	const lightbox = new Lightbox( page );
	for ( const name of [ 'Ingredient 2', 'Step 2', 'Ingredient 1' ] ) {
		const pressed = page.getByRole( 'link', { name } );
		await pressed.click();
		await lightbox.shows( `${ name.slice( -1 ) } of 2` );
		await expect( lightbox.picture ).toHaveAccessibleName( name );
		const { width, height } = await lightbox.place();
		expect( width / height ).toBeCloseTo( 4 / 3, 1 );
		// As high as the window lets it be.
		expect( height ).toBeGreaterThan( 480 );
		await lightbox.press( 'Escape' );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( pressed ).toBeFocused();
	}
} );
