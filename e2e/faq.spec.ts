import { EditorPage } from './pages/editor';
import { adminState } from './support/environment';
import { expect, expectAccessible, test } from './support/test';

/**
 * Writes a question with its answer as the editor saves it.
 *
 * @param id       Id of the item.
 * @param question Text.
 * @param answer   Text.
 * @return Block markup.
 */
const item = ( id: string, question: string, answer: string ): string =>
	`<!-- wp:larder/faq-item ${ JSON.stringify( { id, question } ) } --><details class="wp-block-larder-faq-item"><summary class="wp-block-larder-faq-item__question">${ question }</summary><div class="wp-block-larder-faq-item__answer" id="faq-${ id }"><!-- wp:paragraph --><p>${ answer }</p><!-- /wp:paragraph --></div></details><!-- /wp:larder/faq-item -->`;

const content = `<!-- wp:larder/recipe --><div class="wp-block-larder-recipe"><!-- wp:larder/faq --><div class="wp-block-larder-faq"><h3 class="wp-block-larder-faq__title" data-default="1">Questions and answers</h3>${ item(
	'freezeit',
	'Can I freeze it?',
	'For three months.'
) }${ item(
	'whyflour',
	'Why rye flour?',
	'It keeps the crumb moist.'
) }</div><!-- /wp:larder/faq --></div><!-- /wp:larder/recipe -->`;

test.describe( 'questions of a recipe', () => {
	test( 'open by press and key, and all follow the switch @both', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Rye bread', content } );
		await page.goto( link );
		const items = page.locator( '.wp-block-larder-faq-item' );
		const active = page.locator( '.wp-block-larder-faq-item.faq-active' );
		const all = page.getByRole( 'switch', { name: 'Expand all' } );

		await page.getByText( 'Can I freeze it?' ).click();
		await expect( page.getByText( 'For three months.' ) ).toBeVisible();
		await expect( active ).toHaveCount( 1 );
		await expect( all ).not.toBeChecked();

		await all.click();
		await expect( active ).toHaveCount( 2 );
		await expect( all ).toBeChecked();
		await expectAccessible( page, '.wp-block-larder-faq' );

		await items.nth( 0 ).locator( 'summary' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'For three months.' ) ).toBeHidden();
		await expect( active ).toHaveCount( 1 );
		await expect( all ).not.toBeChecked();

		await all.focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Space' );
		await expect( all ).not.toBeChecked();
		await expect( active ).toHaveCount( 0 );
	} );

	test( 'a link to an answer opens it, without JavaScript, too', async ( {
		browser,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Rye loaf', content } );
		for ( const javaScriptEnabled of [ true, false ] ) {
			const context = await browser.newContext( { javaScriptEnabled } );
			const page = await context.newPage();
			await page.goto( `${ link }#faq-whyflour` );
			await expect(
				page.getByText( 'It keeps the crumb moist.' )
			).toBeInViewport();
			await expect( page.getByText( 'Why rye flour?' ) ).toBeInViewport();
			await expect( page.getByText( 'For three months.' ) ).toBeHidden();
			await context.close();
		}
	} );
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: adminState() } );

	test( 'the next question is added from the answer before it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id } = await makeRecipe( { title: 'Rye rolls', content } );
		const editor = new EditorPage( page );
		await editor.open( `post.php?post=${ id }&action=edit` );
		await editor.canvas.getByText( 'It keeps the crumb moist.' ).click();
		await editor.canvas
			.getByRole( 'button', { name: 'Add question and answer' } )
			.click();
		await page.keyboard.type( 'Which pan?' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Any.' );
		await expect(
			editor.canvas.locator( '[data-type="larder/faq-item"]' ).last()
		).toHaveText( /Which pan\?\s*Any\./ );
	} );

	test( 'Backspace takes an empty question away, but none with an answer', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id } = await makeRecipe( { title: 'Rye rolls', content } );
		const editor = new EditorPage( page );
		await editor.open( `post.php?post=${ id }&action=edit` );
		const items = editor.canvas.locator( '[data-type="larder/faq-item"]' );
		const count = await items.count();
		await editor.canvas.getByText( 'It keeps the crumb moist.' ).click();
		await editor.canvas
			.getByRole( 'button', { name: 'Add question and answer' } )
			.click();
		await expect( items ).toHaveCount( count + 1 );
		await page.keyboard.press( 'Backspace' );
		await expect( items ).toHaveCount( count );
		await page.keyboard.type( ' Very so.' );
		await expect( items.last() ).toContainText( 'moist. Very so.' );
		const question = items.last().getByRole( 'textbox', {
			name: 'Question',
		} );
		await question.fill( '' );
		await question.press( 'Backspace' );
		await expect( items ).toHaveCount( count );
	} );
} );
