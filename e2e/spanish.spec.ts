import type { Page } from '@playwright/test';
import { publish } from './pages/recipe-search';
import { openMenu } from './support/menu';
import { speak, untranslated } from './support/language';
import { pictures } from './support/media';
import { passingText } from './support/passing';
import { switchMuPlugin } from './support/site-php';
import { spanishRecipe } from './support/spanish-recipe';
import { listen } from './support/spoken';
import { expect, test } from './support/test';

/** Presses all that answers beside the recipe: votes, the popup to log in, sharing and the shopping list. */
async function pressControls( page: Page ): Promise< void > {
	const like = page.locator( '[data-liked_recipe_id]' );
	await openMenu( page );
	await like.click();
	await expect( like ).toHaveAttribute( 'title', '1 me gusta' );
	await page
		.locator( '.wp-block-larder-recommend' )
		.getByRole( 'button', { name: /^Recomendar/ } )
		.click();
	await expect( page.getByTitle( 'Recomiendas esto' ) ).toBeVisible();
	await page.locator( '.wp-block-larder-wishlist button' ).first().click();
	const login = page.locator( '.larder-login' ).getByRole( 'dialog' );
	await expect(
		login.getByRole( 'heading', { name: 'Acceder' } )
	).toBeVisible();
	await login.getByRole( 'button', { name: 'Acceder' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( login ).toBeHidden();
	await openMenu( page );
	const share = page.locator( '.wp-block-larder-share' );
	await share.getByText( 'Compartir' ).first().click();
	const copied = passingText( page, 'Copiado' );
	await share.getByRole( 'button', { name: 'Copiar enlace' } ).click();
	await copied;
	await share.getByRole( 'button', { name: 'Abrir en un teléfono' } ).click();
	await expect(
		share.getByRole( 'img', { name: 'Código que abre la receta' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	const added = passingText( page, 'en tu lista de la compra' );
	await page
		.getByRole( 'button', { name: 'Añadir a la lista de la compra' } )
		.first()
		.click();
	await added;
}

test.describe( 'a site in Spanish', () => {
	// A copy of the helper of its own: what speaks other languages may come and go meanwhile.
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( () =>
		switchMuPlugin( 'larder-language', 'on', '-spanish' )
	);

	test.afterAll( () =>
		switchMuPlugin( 'larder-language', 'off', '-spanish' )
	);

	test( 'says nothing of a recipe in English, before and after presses', async ( {
		page,
		context,
		baseURL,
		rest,
		makeRecipe,
	} ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		const english = await untranslated( 'es_ES' );
		const { link } = await makeRecipe( {
			title: 'Sopa',
			content: spanishRecipe( await pictures( rest, 2 ) ),
		} );
		await page.goto( link );
		const before = await page
			.locator( '.wp-block-larder-recipe :is(h2, h3, button)' )
			.allInnerTexts();
		expect( english( before ), 'the test hears English' ).toEqual(
			expect.arrayContaining( [ 'Ingredients', 'Copy list' ] )
		);

		await speak( context, 'es_ES', baseURL );
		const heard = await listen( page );
		await page.goto( link );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'es-ES'
		);
		for ( const name of [
			'Ingredientes',
			'Instrucciones',
			'Utensilios',
		] ) {
			await expect( page.getByRole( 'heading', { name } ) ).toBeVisible();
		}
		const ingredients = page.locator( '.wp-block-larder-ingredients' );
		const said = passingText( page, 'Cantidades para 8' );
		await ingredients.getByRole( 'button', { name: '2×' } ).click();
		await said;
		await expect( ingredients ).toContainText( '2 tazas arroz' );
		await ingredients
			.getByRole( 'combobox', { name: 'Unidades' } )
			.selectOption( { label: 'EE. UU.' } );
		await expect(
			page.getByText( 'Cantidades en unidades de EE. UU.' )
		).toHaveRole( 'status' );
		await ingredients.getByRole( 'textbox' ).fill( 'muchas' );
		await ingredients.getByRole( 'textbox' ).press( 'Enter' );
		await expect( ingredients ).toContainText(
			'Escribe un número, por ejemplo 4.'
		);
		await ingredients
			.getByRole( 'button', { name: 'Copiar la lista' } )
			.click();
		await page.getByRole( 'checkbox', { name: 'Paso 1 hecho' } ).check();
		await pressControls( page );

		await page.getByRole( 'link', { name: 'Plato 2' } ).click();
		const lightbox = page.getByRole( 'dialog', {
			name: 'Imágenes y vídeos',
		} );
		await lightbox.getByRole( 'button', { name: 'Acercar' } ).waitFor();
		await page.keyboard.press( 'Escape' );
		await expect( lightbox ).toHaveCount( 0 );

		await page.getByRole( 'button', { name: 'Cocinar' } ).first().click();
		const cook = page.getByRole( 'dialog', { name: 'Sopa' } );
		await expect( cook ).toContainText( 'Paso 1 de 1' );
		await cook.getByRole( 'button', { name: '25 minutos' } ).click();
		await cook.getByRole( 'button', { name: 'Pausar' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'region', { name: 'Temporizadores' } )
		).toBeVisible();

		expect( heard ).toContain( 'Cantidades para 8 raciones' );
		expect( english( heard ) ).toEqual( [] );
	} );

	test( 'says nothing of a search in English, on a desk and on a phone', async ( {
		page,
		context,
		baseURL,
		makeRecipe,
	} ) => {
		await speak( context, 'es_ES', baseURL );
		const english = await untranslated( 'es_ES' );
		const { url } = await publish( makeRecipe );
		const heard = await listen( page );
		await page.goto( url );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'es-ES'
		);
		await page.getByRole( 'checkbox', { name: 'Avanzado 1' } ).check();
		await expect(
			page.getByText( '1 receta', { exact: true } )
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Rápidas y sencillas' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'option', { name: '30 minutos o menos' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Tiempo total' } ).click();
		await page.getByRole( 'radio', { name: 'Hasta 30 min' } ).click();
		const words = page.getByRole( 'searchbox' );
		await words.fill( 'nadahaydeesto' );
		await words.press( 'Enter' );
		await expect(
			page.getByText( 'Ninguna receta coincide' ).first()
		).toBeVisible();

		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( url );
		await page.getByRole( 'button', { name: 'Filtrar' } ).click();
		const sheet = page.getByRole( 'dialog', { name: 'Filtros' } );
		await sheet.getByRole( 'checkbox', { name: 'Principiante' } ).check();
		await sheet
			.getByRole( 'button', { name: 'Mostrar 2 recetas' } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Filtrar · 1' } )
		).toBeVisible();

		expect( heard ).toContain( 'Mostrar 2 recetas' );
		expect( english( heard ) ).toEqual( [] );
	} );
} );
