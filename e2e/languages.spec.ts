import type { Page } from '@playwright/test';
import { publish, titles } from './pages/recipe-search';
import { openMenu } from './support/menu';
import { speak } from './support/language';
import { passingText } from './support/passing';
import {
	listAndStep,
	recipeContent,
	type LineParts,
} from './support/recipe-content';
import { switchMuPlugin } from './support/site-php';
import { stickingOut } from './support/sticking-out';
import { expect, expectAccessible, test } from './support/test';

/** A recipe of one line for each way in which a language writes amounts. */
const content = ( facts: object, lines: readonly LineParts[], step: string ) =>
	recipeContent(
		{ yieldAmount: 4, prepTime: 75, ...facts },
		{
			details: {},
			...listAndStep( lines, step ),
		}
	);

const lines = ( page: Page ) =>
	page.locator( '.wp-block-larder-ingredients__line' );

/** Chooses a rating in the comment form, and likes the recipe. */
async function rateAndLike(
	page: Page,
	stars: string,
	likes: string
): Promise< void > {
	const star = page
		.locator( '#commentform' )
		.getByRole( 'radio', { name: stars } );
	// The mouse finds the stars alone, which are drawn in place of the radio buttons.
	await star.press( 'Space' );
	await expect( star ).toBeChecked();
	const like = page.locator( '[data-liked_recipe_id]' );
	await openMenu( page );
	await like.click();
	await expect( like ).toHaveAttribute( 'title', likes );
}

test.describe( 'a site in another language', () => {
	// One helper for all, which is put into the site once; it answers to a cookie alone.
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( () => switchMuPlugin( 'larder-language', 'on' ) );

	test.afterAll( () => switchMuPlugin( 'larder-language', 'off' ) );

	test( 'speaks German, with its plurals, numbers and times, before and after a press', async ( {
		page,
		context,
		baseURL,
		makeRecipe,
	} ) => {
		await speak( context, 'de_DE', baseURL );
		const { link } = await makeRecipe( {
			title: 'Suppe',
			comment_status: 'open',
			content: content(
				{ yieldUnit: 'Portionen' },
				[
					[ '1,23', 'kg', 'Kartoffeln' ],
					[ '1', '', 'große Zwiebel' ],
					[ '1', 'Zehe', 'Knoblauch' ],
					[ '1/2', 'TL', 'Salz' ],
				],
				'25 Minuten bei 180 °C backen.'
			),
		} );
		await page.goto( link );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
		await expect( page.locator( '[data-fact="prepTime"]' ) ).toHaveText(
			/Vorbereitungszeit\s*1\u00a0Std\. 15\u00a0Min\./
		);
		await expect( lines( page ) ).toHaveText( [
			/1,23 kg Kartoffeln/,
			/1 große Zwiebel/,
			/1 Zehe Knoblauch/,
			/½ TL Salz/,
		] );

		const said = passingText( page, 'Mengen für 8' );
		await page.getByRole( 'button', { name: '2×' } ).click();
		await said;
		await expect( lines( page ) ).toHaveText( [
			/2,46 kg Kartoffeln/,
			/2 große Zwiebeln/,
			/2 Zehen Knoblauch/,
			/1 TL Salz/,
		] );
		await page
			.getByRole( 'combobox', { name: 'Einheiten' } )
			.selectOption( { label: 'US' } );
		await expect( page.getByText( 'Mengen in US-Einheiten' ) ).toHaveRole(
			'status'
		);
		await expect( lines( page ).first() ).toHaveText(
			/5\s½ lb Kartoffeln/
		);
		await expectAccessible( page, '.wp-block-larder-recipe' );
		await rateAndLike( page, '4 Sterne', '1 „Gefällt mir“' );

		await page.getByRole( 'button', { name: 'Kochen' } ).first().click();
		const dialog = page.getByRole( 'dialog', { name: 'Suppe' } );
		await expect( dialog ).toContainText( 'Schritt 1 von 1' );
		await dialog.getByRole( 'button', { name: '25 Minuten' } ).click();
		await expect( dialog.getByRole( 'timer' ) ).toBeVisible();
		await expect(
			dialog.getByRole( 'button', { name: 'Beenden' } )
		).toBeVisible();

		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await expect(
			page.getByText( '3 Rezepte', { exact: true } )
		).toBeVisible();
		await page.getByRole( 'checkbox', { name: 'Anspruchsvoll' } ).check();
		await expect(
			page.getByText( '1 Rezept', { exact: true } )
		).toBeVisible();
	} );

	test( 'speaks Arabic from right to left on a phone, with six plurals', async ( {
		page,
		context,
		baseURL,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await speak( context, 'ar', baseURL );
		const { link } = await makeRecipe( {
			title: 'شوربة العدس',
			comment_status: 'open',
			content: content(
				{ yieldUnit: 'حصص' },
				[
					[ '1/2', '', 'كوب عدس' ],
					[ '1.23', 'kg', 'بصل' ],
				],
				'اطبخه 25 دقيقة.'
			),
		} );
		await page.goto( link );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expect( page.locator( '[data-fact="prepTime"]' ) ).toHaveText(
			/وقت التحضير\s*1\u00a0س 15\u00a0د/
		);
		await expect( lines( page ).first() ).toHaveText( /½ كوب عدس/ );
		expect( await stickingOut( page ) ).toEqual( [] );

		const said = passingText( page, 'الكميات لـ 8' );
		await page.getByRole( 'button', { name: '2×' } ).click();
		await said;
		await expect( lines( page ) ).toHaveText( [
			/1 كوب عدس/,
			/2\.46 kg بصل/,
		] );
		await page
			.getByRole( 'combobox', { name: 'الوحدات' } )
			.selectOption( { label: 'أمريكي' } );
		await expect(
			page.getByText( 'الكميات بالوحدات الأمريكية' )
		).toHaveRole( 'status' );
		expect( await stickingOut( page ), 'after presses' ).toEqual( [] );
		await expectAccessible( page, '.wp-block-larder-recipe' );
		await rateAndLike( page, '4 نجوم', 'إعجاب واحد' );

		await page.getByRole( 'button', { name: 'اطبخ' } ).first().click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'الخطوة 1 من 1' );
		await expectAccessible( page, '.larder-cook' );

		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await expect(
			page.getByText( '3 وصفات', { exact: true } )
		).toBeVisible();
		await page.getByRole( 'button', { name: /^ترشيح/ } ).click();
		const sheet = page.getByRole( 'dialog', { name: 'المرشّحات' } );
		await sheet.getByRole( 'checkbox', { name: 'مبتدئ' } ).check();
		await expect(
			sheet.getByRole( 'button', { name: 'عرض وصفتين' } )
		).toBeVisible();
		await expectAccessible( page );
		await sheet.getByRole( 'button', { name: 'عرض وصفتين' } ).click();
		await expect( sheet ).toBeHidden();
		await expect(
			page.getByRole( 'status' ).filter( { hasText: /^وصفتان$/ } )
		).toBeVisible();
		await expect( titles( page ) ).toHaveCount( 2 );
		expect(
			await page.evaluate( () =>
				[ 0, 1, 2, 3, 11, 100 ].map( ( count ) =>
					window.wp.i18n.sprintf(
						/* translators: %s: number of recipes. */
						window.wp.i18n._n(
							'Show %s recipe',
							'Show %s recipes',
							count,
							'larder'
						),
						count
					)
				)
			)
		).toEqual( [
			'عرض 0 وصفة',
			'عرض وصفة واحدة',
			'عرض وصفتين',
			'عرض 3 وصفات',
			'عرض 11 وصفة',
			'عرض 100 وصفة',
		] );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	} );

	test( 'a search on a phone has its total and its order on one line, with a name for the order', async ( {
		page,
		context,
		baseURL,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		const { url } = await publish( makeRecipe );
		for ( const [ locale, name ] of [
			[ 'en_US', 'Sort by' ],
			[ 'de_DE', 'Sortieren nach' ],
			[ 'es_ES', 'Ordenar por' ],
			[ 'ar', 'ترتيب حسب' ],
		] as const ) {
			await speak( context, locale, baseURL );
			await page.goto( url );
			const order = page.getByRole( 'combobox', { name, exact: true } );
			const [ total, list, whole ] = await Promise.all(
				[
					page.locator( '.wp-block-larder-recipe-search__total' ),
					order,
					page.locator( '.wp-block-larder-recipe-search__head' ),
				].map( ( one ) => one.boundingBox() )
			);
			const middle = ( box: typeof total ) =>
				( box?.y ?? NaN ) + ( box?.height ?? NaN ) / 2;
			expect(
				Math.abs( middle( total ) - middle( list ) ),
				locale
			).toBeLessThan( 2 );
			expect( whole?.height, locale ).toBeLessThan( 50 );
			// Nothing of the chosen order is cut.
			expect(
				await order.evaluate(
					( select ) => select.scrollWidth - select.clientWidth
				),
				locale
			).toBeLessThanOrEqual( 0 );
			expect( await stickingOut( page ), locale ).toEqual( [] );
		}
	} );

	test( 'ratings below an English recipe on an Arabic page stand in its main column', async ( {
		page,
		context,
		baseURL,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		const wide = content(
			{ yieldUnit: 'bowls', language: 'en' },
			[ [ '2', 'cups', 'barley' ] ],
			'Boil the barley for 25 minutes.'
		).replace(
			'<!-- wp:larder/recipe {',
			'$&"align":"wide","className":"is-style-side-by-side",'
		);
		const { link } = await makeRecipe( {
			title: 'Barley soup',
			content: wide,
			comment_status: 'open',
		} );
		for ( const locale of [ 'en_US', 'ar' ] ) {
			await speak( context, locale, baseURL );
			await page.goto( link );
			const [ steps, ratings ] = await Promise.all(
				[
					'.wp-block-larder-instructions',
					'.larder-recipe-after .wp-block-larder-rating',
				].map( ( selector ) => page.locator( selector ).boundingBox() )
			);
			const [ column, below ] = [ steps, ratings ].map( ( box ) => ( {
				left: Math.round( box?.x ?? NaN ),
				right: Math.round( ( box?.x ?? NaN ) + ( box?.width ?? NaN ) ),
			} ) );
			expect( below?.left, locale ).toBeGreaterThanOrEqual(
				column?.left ?? NaN
			);
			expect( below?.right, locale ).toBeLessThanOrEqual(
				column?.right ?? NaN
			);
		}
	} );
} );
