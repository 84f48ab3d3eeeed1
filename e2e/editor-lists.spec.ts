import { adminState, expect, test } from './support/test';
import { boxOf } from './pages/editor';

test.use( { storageState: adminState() } );

test( 'a whole recipe is written with the keyboard alone', async ( {
	editor,
	page,
} ) => {
	await editor.ingredients.focus( 0 );
	const { keyboard } = page;
	await keyboard.type( '400 g spaghetti' );
	await keyboard.press( 'Enter' );
	await keyboard.type( '2 cloves garlic, sliced' );
	await keyboard.press( 'Enter' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'For the sauce' );
	await keyboard.press( 'Enter' );
	await keyboard.type( '3 tbsp olive oil' );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [
			'400 g spaghetti',
			'2 cloves garlic, sliced',
			'3 tbsp olive oil',
		] );
	const { groups } = await editor.attributes( 'larder/ingredients' );
	expect( groups ).toMatchObject( [
		{
			title: '',
			items: [
				{ quantity: '400', unit: 'g', name: 'spaghetti', note: '' },
				{
					quantity: '2',
					unit: 'cloves',
					name: 'garlic',
					note: 'sliced',
				},
			],
		},
		{
			title: 'For the sauce',
			items: [ { quantity: '3', unit: 'tbsp', name: 'olive oil' } ],
		},
	] );

	await editor.instructions.focus( 0 );
	await keyboard.type( 'Boil the spaghetti.' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'Fry the garlic.' );
	await keyboard.press( 'ArrowUp' );
	await keyboard.press( 'End' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'Drain it.' );
	await expect
		.poll( () => editor.instructions.texts() )
		.toEqual( [ 'Boil the spaghetti.', 'Drain it.', 'Fry the garlic.' ] );
} );

test( 'Enter splits a line, Backspace and Delete join it, formats kept', async ( {
	editor,
	page,
} ) => {
	const { keyboard } = page;
	await editor.ingredients.focus( 0 );
	await keyboard.type( '1 cup ' );
	await keyboard.press( 'Control+b' );
	await keyboard.type( 'brown sugar' );
	await keyboard.press( 'Control+b' );
	await keyboard.press( 'Control+ArrowLeft' );
	await keyboard.press( 'Enter' );
	const lines = async () => {
		const { groups } = await editor.attributes( 'larder/ingredients' );
		return ( groups as { items: { text: string }[] }[] ).flatMap(
			( { items } ) => items.map( ( { text } ) => text )
		);
	};
	await expect
		.poll( lines )
		.toEqual( [
			'1 cup <strong>brown </strong>',
			'<strong>sugar</strong>',
		] );
	await keyboard.press( 'Backspace' );
	await expect
		.poll( lines )
		.toEqual( [ '1 cup <strong>brown sugar</strong>' ] );
	await keyboard.press( 'Enter' );
	await expect( editor.ingredients.lines.nth( 1 ) ).toBeFocused();
	await keyboard.press( 'ArrowUp' );
	await expect( editor.ingredients.lines.first() ).toBeFocused();
	await keyboard.press( 'End' );
	await keyboard.press( 'Delete' );
	await expect
		.poll( lines )
		.toEqual( [ '1 cup <strong>brown sugar</strong>' ] );
} );

test( 'each line that is typed in is an undo step of its own', async ( {
	editor,
	page,
} ) => {
	const { keyboard } = page;
	await editor.ingredients.focus( 0 );
	await editor.ingredients.typeAtOnce( '1 egg' );
	await keyboard.press( 'Enter' );
	await editor.ingredients.typeAtOnce( '2 pears' );
	await keyboard.press( 'ArrowUp' );
	await keyboard.press( 'End' );
	await editor.ingredients.typeAtOnce( 's' );
	const states: string[][] = [];
	for ( let at = 0; at < 4; at++ ) {
		states.push( await editor.ingredients.texts() );
		await keyboard.press( 'Control+z' );
		await expect
			.poll( async () =>
				JSON.stringify( await editor.ingredients.texts() )
			)
			.not.toBe( JSON.stringify( states.at( -1 ) ) );
	}
	expect( states ).toEqual( [
		[ '1 eggs', '2 pears' ],
		[ '1 egg', '2 pears' ],
		[ '1 egg', '' ],
		[ '1 egg' ],
	] );
} );

test( 'lines and groups move by keyboard, across groups too', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nSecond:\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'b', 'c' ] );
	const { groups } = await editor.attributes( 'larder/ingredients' );
	expect( groups ).toMatchObject( [
		{ items: { length: 3 } },
		{ title: 'Second', items: [] },
	] );
	await page.keyboard.press( 'Control+Shift+Alt+t' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c', 'b' ] );
	await page.keyboard.type( '!' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c!', 'b' ] );
	await ingredients.headings.nth( 1 ).click();
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect( ingredients.headings.first() ).toHaveText( 'Second' );
} );

test( 'a line moves by drag', async ( { editor, page } ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	const grip = ingredients.block.getByRole( 'button', {
		name: 'Drag to move',
	} );
	const told = ingredients.block.getByRole( 'status' );
	await grip.hover();
	const from = await boxOf( grip );
	const to = await boxOf( ingredients.lines.first() );
	await page.mouse.down();
	await page.mouse.move( from.x + 8, from.y - 20, { steps: 4 } );
	await expect( told ).not.toBeEmpty();
	await page.mouse.move( from.x + 8, to.y + 4, { steps: 8 } );
	await expect( told ).toHaveText( 'Line 1 of 3' );
	await page.mouse.up();
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'c', 'a', 'b' ] );
} );

test( 'a press adds a line below one whose tools show', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( 'Salt' );
	await ingredients.block
		.getByRole( 'button', { name: 'Add ingredient' } )
		.click();
	await expect( ingredients.lines ).toHaveCount( 2 );
	await page.keyboard.type( 'Pepper' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'Salt', 'Pepper' ] );
} );

test( 'a line is picked up and dropped with the keyboard', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await ingredients.paste( 'a\nb\nc' );
	await expect( ingredients.lines ).toHaveCount( 3 );
	await ingredients.focus( 2 );
	await ingredients.block
		.getByRole( 'button', { name: 'Drag to move' } )
		.focus();
	const told = ingredients.block.getByRole( 'status' );
	await page.keyboard.press( 'Space' );
	await expect( told ).toHaveText( 'Picked up.' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( told ).toHaveText( 'Line 2 of 3' );
	await page.keyboard.press( 'Space' );
	await expect( told ).toHaveText( 'Dropped.' );
	await expect
		.poll( async () => ingredients.texts() )
		.toEqual( [ 'a', 'c', 'b' ] );
} );
