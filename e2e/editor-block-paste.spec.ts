import { paste } from './support/paste';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

test( 'copied parts become a recipe in another post, and come into the recipe that a post has, each in one undo step; one that it has already is left out and named', async ( {
	editor,
	page,
} ) => {
	const undo = page.getByRole( 'button', { name: 'Undo', exact: true } );
	await editor.instructions.focus( 0 );
	await paste( page, 'Ingredients\n2 leeks\n1 egg' );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks', '1 egg' ] );
	await undo.click();
	await expect.poll( () => editor.ingredients.texts() ).toEqual( [ '' ] );
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '2 leeks' );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks' ] );
	const copied = await page.evaluate( () => {
		const { getClientIdsWithDescendants, getBlock } =
			window.wp.data.select( 'core/block-editor' );
		const { createBlock, serialize } = window.wp.blocks;
		return serialize( [
			createBlock( 'larder/nutrition', { servingSize: '1 bowl' } ),
			...getClientIdsWithDescendants()
				.map( ( id ) => getBlock( id ) )
				.filter( ( { name } ) => name === 'larder/ingredients' ),
		] );
	} );
	const markup = `<html><body><!--StartFragment-->${ copied }<!--EndFragment--></body></html>`;
	const title = editor.canvas.locator( '.editor-post-title__input' );
	await editor.open( 'post-new.php', title );
	await title.click();
	await page.keyboard.type( 'Another post' );
	await page.keyboard.press( 'Enter' );
	await paste( page, '2 leeks', markup );
	await expect( editor.recipe ).toHaveCount( 1 );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks' ] );
	await undo.click();
	await expect( editor.recipe ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
	await expect( editor.recipe ).toHaveCount( 1 );

	await title.click();
	await paste( page, '2 leeks', markup );
	await expect(
		page.locator( '.components-snackbar', { hasText: 'Nutrition' } )
	).toBeVisible();
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks', '2 leeks' ] );
	await expect(
		editor.canvas.locator( '[data-type="larder/nutrition"]' )
	).toHaveCount( 1 );
	await undo.click();
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks' ] );
} );

test( 'a recipe that was copied as a block fills an empty recipe as it is, also from one of its lines', async ( {
	editor,
	page,
} ) => {
	const copied = await page.evaluate( () => {
		const { createBlock, serialize } = window.wp.blocks;
		const step = {
			title: 'First',
			text: 'Slice.',
			note: 'A note',
			tip: 'A tip',
		};
		return serialize( [
			createBlock( 'larder/recipe', { prepTime: 15 }, [
				createBlock( 'larder/instructions', {
					groups: [
						{
							id: 'group001',
							title: '',
							steps: [
								{ id: 'step0001', videoUrl: '', ...step },
							],
						},
					],
				} ),
			] ),
		] );
	} );
	// Nobody has done anything, so there is nothing to undo. The store knows at once; React draws an undo later.
	await expect(
		page.getByRole( 'button', { name: 'Undo', exact: true } )
	).toBeDisabled();
	await editor.instructions.focus( 0 );
	await page.keyboard.press( 'Control+z' );
	expect(
		await page.evaluate( () => {
			const { hasUndo, hasRedo } = window.wp.data.select( 'core' );
			return [ hasUndo(), hasRedo() ];
		} )
	).toEqual( [ false, false ] );
	await expect( editor.recipe ).toHaveCount( 1 );
	await editor.instructions.focus( 0 );
	await paste( page, 'First Slice. A note A tip', copied );
	await expect
		.poll( () => editor.attributes( 'larder/instructions' ) )
		.toMatchObject( {
			groups: [
				{
					steps: [ { title: 'First', note: 'A note', tip: 'A tip' } ],
				},
			],
		} );
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		prepTime: 15,
	} );
	await expect( editor.recipe ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( () => editor.instructions.texts() ).toEqual( [ '' ] );
	await expect( editor.recipe ).toHaveCount( 1 );
} );
