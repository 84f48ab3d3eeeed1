import { adminState, expect, test } from './support/test';
import { soup } from './support/recipe-content';

/** What every environment has to do, whatever it runs on. */
test.describe( 'Larder @smoke', () => {
	test( 'shows a recipe that can be scaled and ticked', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		const ingredients = page.locator( '.wp-block-larder-ingredients' );
		await expect( ingredients.getByText( 'lentils' ) ).toBeVisible();
		await ingredients.getByRole( 'button', { name: /^2/ } ).click();
		await expect(
			ingredients.getByText( '400', { exact: true } )
		).toBeVisible();

		const instructions = page.locator( '.wp-block-larder-instructions' );
		const step = instructions.getByRole( 'checkbox' ).first();
		await step.check();
		// The box is the browser's own; that the view counts it says that it is kept.
		await expect( instructions.getByText( /^1 of \d+$/ ) ).toBeVisible();
		await page.reload();
		await expect( step ).toBeChecked();
		await expect(
			ingredients.getByText( '400', { exact: true } )
		).toBeVisible();
	} );

	test( 'tells machines about exactly one recipe', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		const texts = await page
			.locator( 'script[type="application/ld+json"]' )
			.allTextContents();
		const recipes = texts.filter( ( text ) =>
			/"@type":\s*"Recipe"/.test( text )
		);
		expect( recipes ).toHaveLength( 1 );
		expect( recipes[ 0 ] ).toContain( 'Chop the onion.' );
	} );

	test.describe( 'in the editor', () => {
		test.use( { storageState: adminState() } );

		test( 'opens a new recipe with the whole card', async ( { page } ) => {
			await page.goto( '/wp-admin/post-new.php?post_type=recipe' );
			const blocks = () =>
				page.evaluate( () => {
					const { wp } = window as unknown as {
						wp?: {
							data?: {
								select: ( store: string ) => {
									getBlocks?: () => Array< {
										name: string;
										isValid: boolean;
										innerBlocks: Array< { name: string } >;
									} >;
								};
							};
						};
					};
					const found =
						wp?.data?.select( 'core/block-editor' ).getBlocks?.() ??
						[];
					return found.map( ( { name, isValid, innerBlocks } ) => ( {
						name,
						isValid,
						inner: innerBlocks.map( ( inner ) => inner.name ),
					} ) );
				} );
			await expect.poll( blocks, { timeout: 60_000 } ).toContainEqual( {
				name: 'larder/recipe',
				isValid: true,
				inner: expect.arrayContaining( [
					'larder/details',
					'larder/ingredients',
					'larder/instructions',
				] ),
			} );
		} );
	} );
} );
