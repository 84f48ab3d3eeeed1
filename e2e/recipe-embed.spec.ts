import { expect, test } from './support/test';
import { adminState } from './support/environment';

test.describe( 'a recipe embedded in a post', () => {
	test.use( { storageState: adminState() } );

	test.beforeEach( async ( { editor, page } ) => {
		await expect( editor.details ).toBeVisible();
		await page.evaluate( () => {
			const block = window.wp.blocks.createBlock( 'larder/recipe-embed' );
			const { dispatch } = window.wp.data;
			dispatch( 'core/block-editor' ).resetBlocks( [ block ] );
			dispatch( 'core/block-editor' ).selectBlock( block.clientId );
		} );
	} );

	test( 'can be made in place, as a draft that opens with its own blocks', async ( {
		editor,
		page,
		rest,
	} ) => {
		await editor.canvas
			.getByLabel( 'Name of a new recipe' )
			.fill( 'Quince & rose' );
		await editor.canvas
			.getByRole( 'button', { name: 'Make a recipe' } )
			.click();
		await expect(
			page.getByText( '“Quince & rose” is a draft.' ).first()
		).toBeVisible();
		const { recipeId, title } = await editor.attributes(
			'larder/recipe-embed'
		);
		expect( title ).toBe( 'Quince &amp; rose' );
		const path = `/wp/v2/recipe/${ String( recipeId ) }`;
		try {
			const made = await rest.send( 'GET', `${ path }?context=edit` );
			expect( made ).toMatchObject( { status: 'draft' } );
			expect( JSON.stringify( made ) ).toContain(
				'<!-- wp:larder/ingredients'
			);
			await expect(
				page.getByRole( 'button', { name: 'Edit recipe' } )
			).toBeVisible();
		} finally {
			await rest.send( 'DELETE', `${ path }?force=true` );
		}
	} );

	test( 'of another site says what its link is and has a picture, by hand or from its page', async ( {
		editor,
		page,
	} ) => {
		const link = editor.canvas.getByLabel( 'Link to a recipe elsewhere' );
		await link.fill( 'example.org/pie' );
		await link.blur();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab', { name: 'Block' } ).click();
		await settings.getByLabel( 'Paid for (sponsored)' ).check();
		await page.route( /larder(?:%2F|\/)v1(?:%2F|\/)read/, ( route ) =>
			route.fulfill( {
				json: {
					recipes: [
						{
							document: {
								name: 'Pie & cream',
								description: 'Of plums.',
								image: { url: 'https://example.org/pie.jpg' },
							},
						},
					],
					notices: [],
				},
			} )
		);
		await settings
			.getByRole( 'button', { name: 'Take these from its page' } )
			.click();
		await expect
			.poll( () => editor.attributes( 'larder/recipe-embed' ) )
			.toMatchObject( {
				title: 'Pie &amp; cream',
				url: 'https://example.org/pie',
				rel: 'sponsored',
				image: 'https://example.org/pie.jpg',
				text: 'Of plums.',
			} );
		await settings
			.getByRole( 'button', { name: 'Remove picture' } )
			.click();
		expect(
			await editor.attributes( 'larder/recipe-embed' )
		).toMatchObject( { image: '' } );
	} );
} );
