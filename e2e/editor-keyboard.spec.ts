import { adminState, expect, test } from './support/test';
import { EditorPage } from './pages/editor';

test.use( { storageState: adminState() } );

test( 'the arrows lead from the title through every text of a recipe, and back', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	const { keyboard } = page;
	await editor.open();
	await editor.ingredients.focus( 0 );
	await keyboard.type( '200 g lentils' );

	await keyboard.press( 'ArrowDown' );
	const steps = editor.instructions.block.getByRole( 'textbox', {
		name: 'Heading of the instructions',
	} );
	await expect( steps ).toBeFocused();

	// Enter in a heading leads to what it is the heading of.
	await keyboard.press( 'Enter' );
	await expect( editor.instructions.lines.first() ).toBeFocused();
	await keyboard.press( 'ArrowUp' );
	await expect( steps ).toBeFocused();
	await keyboard.press( 'ArrowUp' );
	await expect( editor.ingredients.lines.first() ).toBeFocused();
	await keyboard.press( 'ArrowDown' );
	await expect( steps ).toBeFocused();
	await keyboard.press( 'ArrowDown' );
	await expect( editor.instructions.lines.first() ).toBeFocused();
	await keyboard.press( 'ArrowDown' );
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Heading of the notes' } )
	).toBeFocused();
} );

test( 'Enter on an empty line leads out of notes, answers and questions', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	const { keyboard } = page;
	// The editor puts the caret where a key leads once it has rendered that.
	const caret = editor.canvas.locator( '[data-type="core/paragraph"]:focus' );
	const within = ( block: string ) =>
		caret.and( editor.canvas.locator( `[data-type="${ block }"] *` ) );
	await editor.open();
	await editor.canvas
		.getByRole( 'textbox', { name: 'Heading of the notes' } )
		.click();
	await keyboard.press( 'Enter' );
	await expect( within( 'larder/notes' ) ).toHaveCount( 1 );
	await keyboard.type( 'Keeps for two days.' );
	await keyboard.press( 'Enter' );
	await expect( within( 'larder/notes' ) ).toHaveText( '' );
	await keyboard.press( 'Enter' );
	await expect( within( 'larder/notes' ) ).toHaveCount( 0 );
	await expect( caret ).toHaveCount( 1 );

	// A block that is inserted has the caret below its heading.
	await keyboard.type( '/recipe questions' );
	// Enter takes what is chosen; before all is typed that is another block.
	await expect(
		page.getByRole( 'option', { name: /questions/i, selected: true } )
	).toBeVisible();
	await keyboard.press( 'Enter' );
	const questions = editor.canvas.getByRole( 'textbox', {
		name: 'Question',
		exact: true,
	} );
	await expect( questions ).toBeFocused();
	await keyboard.type( 'Can I freeze it?' );
	await keyboard.press( 'Enter' );
	await expect( within( 'larder/faq-item' ) ).toHaveCount( 1 );
	await keyboard.type( 'Yes.' );
	await keyboard.press( 'Enter' );
	await expect( within( 'larder/faq-item' ) ).toHaveText( '' );
	await keyboard.press( 'Enter' );
	await expect( questions ).toHaveCount( 2 );
	await expect( questions.last() ).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( questions ).toHaveCount( 1 );

	const names = await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return getBlocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name );
	} );
	expect( names?.slice( -3 ) ).toEqual( [
		'larder/notes',
		'larder/faq',
		'core/paragraph',
	] );
} );
