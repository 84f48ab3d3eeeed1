import type { Page } from '@playwright/test';
import { pictures } from './support/media';
import { paste } from './support/paste';
import type { Rest } from './support/rest';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const PAGE =
	'<h1>Leek soup</h1><p>Warm and filling.</p><img src="https://example.org/soup.jpg" alt="A bowl of soup"><p>Adapted from <a href="https://example.org/book">A Book</a></p><h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Method</h2><ol><li>Cut the leeks.<img src="https://example.org/leeks.jpg" alt=""></li><li>Simmer.<img src="https://example.org/gone.jpg" alt=""></li></ol>';

/** Answers for the server, which would ask another site for the pictures; one of them is gone. */
async function answerForPictures( page: Page, rest: Rest ): Promise< void > {
	const [ dish, step ] = await pictures( rest, 2 );
	await page.route( /larder(?:\/|%2F)v1(?:\/|%2F)pictures/, ( route ) => {
		const { url = '', alt = '' } = route.request().postDataJSON() as Record<
			string,
			string
		>;
		return url.includes( 'gone' )
			? route.fulfill( {
					status: 422,
					json: {
						code: 'larder_no_picture',
						message: 'It is broken.',
					},
				} )
			: route.fulfill( {
					json: { ...( url.includes( 'soup' ) ? dish : step ), alt },
				} );
	} );
}

test( 'the pictures of a page that is pasted come into the library when one says so, one undo takes them back, and one that failed is named', async ( {
	editor,
	page,
	rest,
	allowErrors,
} ) => {
	allowErrors( /422/ );
	await answerForPictures( page, rest );
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste( page, '', PAGE );
	await expect( editor.details ).toContainText( 'Adapted from A Book' );
	const notices = page.locator( '.components-notice-list' );
	await expect( notices ).toContainText(
		'The page that was pasted has 3 pictures of the recipe.'
	);
	expect( await editor.attributes( 'larder/recipe' ) ).not.toHaveProperty(
		'imageUrl',
		expect.stringContaining( 'http' )
	);

	await page
		.getByRole( 'button', { name: 'Bring into the media library' } )
		.click();
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( {
			imageId: expect.any( Number ),
			imageAlt: 'A bowl of soup',
		} );
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [
			{
				steps: [
					{ text: 'Cut the leeks.', image: { alt: 'Leek soup' } },
					{ text: 'Simmer.' },
				],
			},
		],
	} );
	await expect( notices ).toContainText(
		'Not brought in: https://example.org/gone.jpg. It is broken.'
	);

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect
		.poll( async () =>
			JSON.stringify( [
				await editor.attributes( 'larder/recipe' ),
				await editor.attributes( 'larder/instructions' ),
			] )
		)
		.not.toContain( '"imageAlt":"A bowl of soup"' );
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [ { steps: [ { text: 'Cut the leeks.' }, {} ] } ],
	} );
	expect(
		JSON.stringify( await editor.attributes( 'larder/instructions' ) )
	).not.toContain( 'image' );
} );

test( 'a recipe from elsewhere comes with its pictures, or without them', async ( {
	editor,
	page,
	rest,
	allowErrors,
} ) => {
	allowErrors( /422/ );
	await answerForPictures( page, rest );
	const recipe = {
		'@context': 'https://schema.org',
		'@type': 'Recipe',
		name: 'Leek soup',
		image: 'https://example.org/soup.jpg',
		recipeIngredient: [ '2 leeks' ],
		recipeInstructions: [ { '@type': 'HowToStep', text: 'Simmer.' } ],
	};
	const dialog = await editor.openElsewhere();
	await dialog
		.getByLabel( 'Or its text' )
		.fill(
			`<script type="application/ld+json">${ JSON.stringify( recipe ) }</script>`
		);
	await dialog.getByRole( 'button', { name: 'Read the recipe' } ).click();
	await expect(
		dialog.getByRole( 'checkbox', {
			name: 'Bring its 1 picture into the media library',
		} )
	).toBeChecked();
	await dialog.getByRole( 'button', { name: 'Insert this recipe' } ).click();
	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( { imageId: expect.any( Number ) } );
	const { imageUrl } = await editor.attributes( 'larder/recipe' );
	expect( imageUrl ).not.toContain( 'example.org' );
	expect( await editor.invalidBlocks() ).toEqual( [] );
} );

test( 'the pictures of a whole recipe are offered as well where it is pasted into a list', async ( {
	editor,
	page,
} ) => {
	await editor.ingredients.focus( 0 );
	await editor.ingredients.paste( 'Leek soup', PAGE );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks' ] );
	await expect( page.locator( '.components-notice-list' ) ).toContainText(
		'The page that was pasted has 3 pictures of the recipe.'
	);
	await expect(
		page.getByRole( 'button', { name: 'Bring into the media library' } )
	).toBeVisible();
} );
