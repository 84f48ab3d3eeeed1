import { speak } from './support/language';
import { switchMuPlugin } from './support/site-php';
import { expect, test } from './support/test';

/** A recipe of the demo with an amount that is said twice: 120 ml or ½ cup of soy sauce. */
const RECIPE = '/recipe/miso-ramen/';

test( 'the second of two amounts is in brackets for who hears the line, and on paper', async ( {
	page,
} ) => {
	await page.goto( RECIPE );
	await expect(
		page.getByRole( 'checkbox', { name: /soy sauce \( ?½ cup ?\)$/ } )
	).toBeAttached();
	await page.emulateMedia( { media: 'print' } );
	const second = page
		.locator( '.wp-block-larder-ingredients__second' )
		.nth( 1 );
	const marks = await second.evaluate( ( element ) =>
		[ '::before', '::after' ].map(
			( part ) => getComputedStyle( element, part ).content
		)
	);
	expect( marks ).toEqual( [ '"("', '")"' ] );
} );

test.describe( 'in German on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test.beforeAll( () =>
		switchMuPlugin( 'larder-language', 'on', '-in-words' )
	);

	test.afterAll( () =>
		switchMuPlugin( 'larder-language', 'off', '-in-words' )
	);

	test( 'cooking, saving and the menu stand in one row', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await speak( context, 'de_DE', baseURL );
		await page.goto( RECIPE );
		const header = page.locator( '.wp-block-larder-recipe__header' );
		const tops = await Promise.all(
			[ 'Kochen', 'Speichern', 'Mehr Möglichkeiten' ].map( ( name ) =>
				header
					.getByRole( 'button', { name, exact: true } )
					.evaluate( ( button ) =>
						Math.round( button.getBoundingClientRect().top )
					)
			)
		);
		expect( new Set( tops ).size ).toBe( 1 );
	} );
} );

for ( const { width, hasTouch } of [
	{ width: 1280, hasTouch: false },
	{ width: 390, hasTouch: true },
] ) {
	test.describe( `at ${ width } pixels`, () => {
		test.use( { viewport: { width, height: 900 }, hasTouch } );

		test( 'the ring around "All details" crosses neither its words nor the facts above', async ( {
			page,
		} ) => {
			await page.goto( RECIPE );
			const more = page.locator( '.wp-block-larder-details summary' );
			await more.focus();
			await page.keyboard.press( 'Shift+Tab' );
			await page.keyboard.press( 'Tab' );
			await expect( more ).toBeFocused();
			const [ above, before ] = await more.evaluate( ( summary ) => {
				const style = getComputedStyle( summary );
				const edge =
					parseFloat( style.outlineOffset ) +
					parseFloat( style.outlineWidth );
				const ring = summary.getBoundingClientRect();
				const facts = [
					...( document
						.querySelector( '.wp-block-larder-details dl' )
						?.querySelectorAll( 'dd' ) ?? [] ),
				].map( ( fact ) => fact.getBoundingClientRect().bottom );
				return [
					ring.top - edge - Math.max( ...facts ),
					parseFloat( style.paddingInlineStart ) +
						parseFloat( style.outlineOffset ),
				];
			} );
			// Of the line of a fact the last pixels are below its letters.
			expect( above ).toBeGreaterThanOrEqual( -2 );
			expect( before ).toBeGreaterThanOrEqual( 4 );
		} );
	} );
}
