import type { Page } from '@playwright/test';
import { speak } from './support/language';
import {
	listAndStep,
	recipeContent,
	type LineParts,
} from './support/recipe-content';
import { switchMuPlugin } from './support/site-php';
import { expect, test } from './support/test';

/** A recipe in some language: lines, and one step. */
const content = (
	facts: object,
	lines: readonly LineParts[],
	step: string
): string =>
	recipeContent(
		{ yieldAmount: 4, ...facts },
		{
			details: {},
			...listAndStep( lines, step ),
			'cook-mode': {},
			'shopping-button': {},
		}
	);

/** Adds the recipe of a page to the shopping list. */
async function addToList( page: Page ): Promise< void > {
	await page
		.locator( '.wp-block-larder-shopping-button' )
		.getByRole( 'button' )
		.click();
	await expect( page.getByText( /on your shopping list/ ) ).toBeVisible();
}

/** The lines as they are read, with plain spaces. */
const lines = ( page: Page ): Promise< string[] > =>
	page
		.locator( '.wp-block-larder-ingredients__line' )
		.evaluateAll( ( all ) =>
			all.map( ( line ) => line.textContent.replace( /\s/g, ' ' ).trim() )
		);

/** The language in which an element is spoken. */
const languageOf = ( page: Page, selector: string ): Promise< string | null > =>
	page
		.locator( selector )
		.first()
		.evaluate(
			( element ) =>
				element.closest( '[lang]' )?.getAttribute( 'lang' ) ?? null
		);

test( 'a Spanish recipe on an English page is spoken and scaled as Spanish', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Bizcocho de la abuela',
		content: content(
			{ yieldUnit: 'raciones', description: 'El de toda la vida.' },
			[
				[ '1', 'taza', 'y media de harina' ],
				[ '1,5', 'kg', 'patatas' ],
				[ '1', 'diente de', 'ajo' ],
			],
			'Mezclar la harina con 1,5 kg de patatas y hornear durante 40 minutos.'
		),
	} );
	const words = page.waitForResponse( /words\/es\.js/ );
	await page.goto( link );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'en-US' );
	for ( const selector of [
		'h1',
		'.wp-block-larder-recipe__description',
		'.wp-block-larder-ingredients__line',
		'.wp-block-larder-instructions__text',
		'[data-fact="yield"] dd',
	] ) {
		expect( await languageOf( page, selector ), selector ).toBe( 'es' );
	}
	expect(
		await languageOf( page, '.wp-block-larder-ingredients__factor' ),
		'what is the page’s own'
	).toBe( 'en-US' );
	await page.getByRole( 'button', { name: '2×' } ).click();
	await words;
	await expect
		.poll( () => lines( page ) )
		.toEqual( [ '3 tazas de harina', '3 kg patatas', '2 dientes de ajo' ] );
	await expect(
		page.locator( '.wp-block-larder-instructions__text' )
	).toContainText( 'con 3 kg de patatas' );
	await expect( page.locator( '[data-fact="yield"] dd' ) ).toHaveText(
		'8 raciones'
	);
	await page.getByRole( 'button', { name: 'Cook' } ).first().click();
	const dialog = page.getByRole( 'dialog', {
		name: 'Bizcocho de la abuela',
	} );
	await expect( dialog.locator( '.larder-cook__text' ) ).toHaveAttribute(
		'lang',
		'es'
	);
	await expect( dialog.getByRole( 'heading' ) ).toHaveAccessibleName(
		/^Step 1/
	);
} );

test( 'a German recipe that says so reads its decimals as German', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Pizza',
		content: content(
			{ language: 'de' },
			[
				[ '1.500', 'g', 'Mehl' ],
				[ 'eine halbe', '', 'Zwiebel' ],
			],
			'Kneten.'
		),
	} );
	await page.goto( link );
	await page.getByRole( 'button', { name: '2×' } ).click();
	await expect
		.poll( () => lines( page ) )
		.toEqual( [ '3000 g Mehl', '1 Zwiebel' ] );
	const json = await page
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( json.join() ).toContain( '"inLanguage":"de"' );
} );

test( 'an Arabic recipe is read from right to left, on its page and its print', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'شوربة العدس',
		content: content(
			{ yieldUnit: 'حصص' },
			[ [ '2', '', 'كوب عدس' ] ],
			'يضاف الماء ثم يترك على النار لمدة عشرين دقيقة مع زيت الزيتون.'
		),
	} );
	const print = new URL( link );
	print.searchParams.set( 'print_recipe', 'true' );
	for ( const url of [ link, String( print ) ] ) {
		await page.goto( url );
		for ( const selector of [
			'h1',
			'.wp-block-larder-ingredients__line',
			'.wp-block-larder-instructions__text',
		] ) {
			const element = page.locator( selector ).first();
			expect( await languageOf( page, selector ), selector ).toBe( 'ar' );
			await expect( element, selector ).toHaveCSS( 'direction', 'rtl' );
		}
	}
} );

test( 'an English recipe on an English page needs no mark', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Lentil soup',
		content: content(
			{},
			[ [ '2', 'cups', 'lentils' ] ],
			'Stir the lentils into the water and cook for 20 minutes.'
		),
	} );
	await page.goto( link );
	await expect( page.locator( 'main [lang]' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: '2×' } ).click();
	await expect.poll( () => lines( page ) ).toEqual( [ '4 cups lentils' ] );
	await expect( page.locator( 'main [lang]' ) ).toHaveCount( 0 );
} );

test( 'timers and the shopping list say the language of a recipe on a page in another', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Linseneintopf',
		content: content(
			{ language: 'de' },
			[ [ '500', 'g', 'Linsen' ] ],
			'Die Linsen 40 Minuten kochen.'
		),
	} );
	await page.goto( link );
	await addToList( page );
	await page.locator( '.wp-block-larder-instructions__time' ).click();
	const tray = page.getByRole( 'region', { name: 'Timers' } );
	await expect( tray.getByText( 'Linseneintopf' ) ).toHaveAttribute(
		'lang',
		'de'
	);
	// Its number is a word of the page.
	await expect(
		tray.getByRole( 'link', { name: 'Step 1' } )
	).not.toHaveAttribute( 'lang' );
	await page.goto( '/shopping-list/' );
	const list = page.locator( '.wp-block-larder-shopping-list' );
	for ( const words of [
		list.getByRole( 'link', { name: 'Linseneintopf' } ).locator( 'bdi' ),
		list.getByText( '500 g Linsen' ),
	] ) {
		await expect( words ).toHaveAttribute( 'lang', 'de' );
	}
	await expect( list.getByRole( 'checkbox' ) ).toHaveAttribute(
		'lang',
		'de'
	);
} );

test( 'the shopping list adds and sorts what recipes ask for in their own languages', async ( {
	page,
	makeRecipe,
} ) => {
	for ( const [ language, asked ] of [
		[
			'de',
			[
				[ '2', 'EL', 'Butter' ],
				[ '1', 'Dose', 'Kichererbsen' ],
				[ '1', 'Dose', 'Kichererbsen' ],
				[ '1', '', 'Zwiebel' ],
			],
		],
		[ 'en', [ [ '1', 'tbsp', 'butter' ] ] ],
	] as const ) {
		const { link } = await makeRecipe( {
			title: `Dish of ${ language }`,
			content: content( { language }, asked, 'Kochen.' ),
		} );
		await page.goto( link );
		await addToList( page );
	}
	await page.goto( '/shopping-list/' );
	const list = page.locator( '.wp-block-larder-shopping-list' );
	await expect( list.getByText( '3 tbsp butter' ) ).toBeVisible();
	await expect( list.getByText( '2 Dosen Kichererbsen' ) ).toHaveAttribute(
		'lang',
		'de'
	);
	await expect(
		list
			.locator( '.wp-block-larder-shopping-list__aisle' )
			.filter( { hasText: 'Fruit and vegetables' } )
	).toContainText( 'Zwiebel' );
} );

test.describe( 'cards of recipes that are read the other way than the page', () => {
	test.beforeAll( () => switchMuPlugin( 'larder-language', 'on', '-cards' ) );

	test.afterAll( () => switchMuPlugin( 'larder-language', 'off', '-cards' ) );

	for ( const { locale, written, title, description, start, direction } of [
		{
			locale: 'ar',
			written: 'de',
			title: 'Königsberger Klopse mit Kapernsoße, Salzkartoffeln und Roter Bete aus dem Ofen von Großmutter',
			description: 'Wie früher.',
			start: 'right',
			direction: 'ltr',
		},
		{
			locale: 'de_DE',
			written: 'ar',
			title: 'شوربة العدس بالليمون والكمون والبصل المقلي والخبز المحمص والزيتون الأسود مع السلطة',
			description: 'شوربة دافئة.',
			start: 'left',
			direction: 'rtl',
		},
	] as const ) {
		test( `in ${ written } on a page in ${ locale } are cut at their own end, and begin where all do`, async ( {
			page,
			makeRecipe,
		} ) => {
			const { id } = await makeRecipe( {
				title,
				content: content(
					{ language: written, description },
					[ [ '1', '', 'x' ] ],
					'1.'
				),
			} );
			const { link } = await makeRecipe( {
				type: 'pages',
				title: 'Cards',
				content: `<!-- wp:larder/recipe-archive {"source":"picked","ids":[${ id }],"className":"is-style-grid","details":["excerpt"]} /-->`,
			} );
			await speak( page.context(), locale, new URL( link ).origin );
			await page.goto( link );
			for ( const part of [ 'link > bdi', 'excerpt' ] ) {
				const text = page.locator( `.larder-card__${ part }` );
				const [ reads, edge, bodyEdge ] = await text.evaluate(
					( element, side ) => {
						const words = document.createRange();
						words.selectNodeContents( element );
						const body = element.closest( '.larder-card__body' );
						return [
							getComputedStyle( element ).direction,
							words.getClientRects()[ 0 ]?.[ side ] ?? NaN,
							body?.getBoundingClientRect()[ side ] ?? NaN,
						] as const;
					},
					start
				);
				expect( reads, part ).toBe( direction );
				expect( Math.abs( edge - bodyEdge ), part ).toBeLessThan( 3 );
			}
		} );
	}
} );
