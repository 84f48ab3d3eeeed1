import { recipeContent } from './support/recipe-content';
import { adminState } from './support/environment';
import { expect, test } from './support/test';

test.describe( 'featured recipes', () => {
	test.use( { storageState: adminState() } );

	test( 'the editor features one beside its status', async ( {
		editor,
		page,
		rest,
	} ) => {
		await editor.ingredients.focus( 0 );
		await page.keyboard.type( '1 cherry pie' );
		await page.getByRole( 'tab', { name: 'Recipe' } ).click();
		await page
			.getByRole( 'checkbox', {
				name: 'Show this recipe among the featured ones',
			} )
			.check();
		const recipe = `/wp/v2/recipe/${ await editor.save() }`;
		expect( await rest.send( 'GET', recipe ) ).toMatchObject( {
			meta: { wp_delicious_featured_recipe: 'yes' },
		} );
		await expect(
			page.getByRole( 'button', { name: 'Meta Boxes' } )
		).toHaveCount( 0 );
		await rest.send( 'DELETE', `${ recipe }?force=true` );
	} );

	test( 'quick edit knows and changes one, bulk edit several', async ( {
		page,
		makeRecipe,
	} ) => {
		const shared = `f${ Math.random().toString( 36 ).slice( 2, 10 ) }`;
		for ( const name of [ 'Apple', 'Bread' ] ) {
			await makeRecipe( {
				title: `${ name } ${ shared }`,
				content: recipeContent( {}, { details: {} } ),
			} );
		}
		await page.goto(
			`/wp-admin/edit.php?post_type=recipe&orderby=title&order=asc&s=${ shared }`
		);
		const title = await page.locator( 'th#title' ).boundingBox();
		expect( title?.width, 'room for titles' ).toBeGreaterThan( 140 );
		const star = ( name: string ) =>
			page.getByRole( 'link', { name: `${ name } ${ shared }` } );
		const feature = page.getByRole( 'checkbox', {
			name: 'Show this recipe among the featured ones',
		} );
		const quickEdit = async ( name: string ): Promise< void > => {
			await page.getByRole( 'row', { name: `${ name } ` } ).hover();
			await page
				.getByRole( 'button', {
					name: `Quick edit “${ name } ${ shared }” inline`,
				} )
				.click();
		};

		await quickEdit( 'Apple' );
		await expect( feature ).not.toBeChecked();
		await feature.check();
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await expect( star( 'Do not feature Apple' ) ).toBeVisible();
		await quickEdit( 'Apple' );
		await expect( feature ).toBeChecked();
		await page.getByRole( 'button', { name: 'Cancel' } ).click();

		await page.locator( '#cb-select-all-1' ).check();
		await page
			.locator( '#bulk-action-selector-top' )
			.selectOption( 'edit' );
		await page.locator( '#doaction' ).click();
		await page
			.getByRole( 'combobox', { name: 'Featured' } )
			.selectOption( 'Featured' );
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await expect( page.locator( '.dashicons-star-filled' ) ).toHaveCount(
			2
		);
	} );
} );
