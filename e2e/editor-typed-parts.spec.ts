import type { Locator, Page } from '@playwright/test';
import type { EditorPage } from './pages/editor';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

/** What HTML, JSON and comments of blocks write in another way. */
const TYPED = 'A & B <i> "q" \\ ½ é 日本 -->';

/** The same without what paragraphs of WordPress write in two ways. */
const PLAIN = 'A & B "q" \\ ½ é 日本';

/** The parts that a new recipe does not have yet. */
const PARTS = [ 'equipment', 'faq', 'author', 'tip', 'nutrition' ];

/** A gallery with a picture that does not exist. */
const PICTURE = 'https://media.invalid/pie.png';

/** Puts parts after those that a new recipe has. */
async function addParts(
	page: Page,
	parts: readonly string[]
): Promise< void > {
	await page.evaluate( ( names ) => {
		const { select, dispatch } = window.wp.data;
		const { createBlock } = window.wp.blocks;
		const [ recipe ] = select( 'core/block-editor' ).getBlocks();
		for ( const name of names ) {
			dispatch( 'core/block-editor' ).insertBlock(
				createBlock( `larder/${ name }` ),
				undefined,
				recipe?.clientId
			);
		}
	}, parts );
}

/** Puts a gallery after them, with a picture that no server has. */
async function addGallery( page: Page ): Promise< void > {
	await page.route( 'https://media.invalid/**', ( route ) => route.abort() );
	await page.evaluate( ( url ) => {
		const { select, dispatch } = window.wp.data;
		const [ recipe ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).insertBlock(
			window.wp.blocks.createBlock( 'larder/gallery', {
				items: [ { type: 'image', id: 0, url, alt: '', caption: '' } ],
			} ),
			undefined,
			recipe?.clientId
		);
	}, PICTURE );
}

/** Returns a part in the editor. */
const part = ( editor: EditorPage, name: string ): Locator =>
	editor.canvas.locator( `[data-type="larder/${ name }"]` );

/** The texts of the parts: which block has them, and how they are called there. */
const TEXTS: ReadonlyArray< readonly [ block: string, label: string ] > = [
	[ 'equipment', 'Heading of the equipment' ],
	[ 'equipment', 'Equipment 1' ],
	[ 'faq', 'Heading of the questions' ],
	[ 'faq-item', 'Question' ],
	[ 'author', 'Heading above the author' ],
	[ 'author', 'Name of the author' ],
	[ 'author', 'About the author' ],
	[ 'tip', 'Heading of the tip' ],
	[ 'notes', 'Heading of the notes' ],
	[ 'nutrition', 'Heading of the nutrition' ],
	[ 'nutrition', 'Serving size' ],
];

/** Types into each of the texts. */
async function typeTexts( editor: EditorPage, text: string ): Promise< void > {
	for ( const [ block, label ] of TEXTS ) {
		const field = part( editor, block ).getByLabel( label );
		await field.click();
		await editor.page.keyboard.insertText( text );
	}
}

/** Writes the post as it is in the editor. */
const written = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		window.wp.blocks.serialize(
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		)
	);

test( 'what is typed into questions, equipment, author, captions, tips, notes and nutrition is on the page, and the same after it was saved, opened and seen as code', async ( {
	editor,
	page,
	rest,
	allowErrors,
} ) => {
	allowErrors( /media\.invalid|ERR_FAILED/ );
	await addParts( page, PARTS );
	await addGallery( page );
	await typeTexts( editor, TYPED );
	for ( const block of [ 'faq-item', 'tip', 'notes' ] ) {
		await part( editor, block )
			.locator( '[data-type="core/paragraph"]' )
			.click();
		await page.keyboard.insertText( PLAIN );
	}
	const equipment = part( editor, 'equipment' );
	await equipment.getByLabel( 'Equipment 1' ).click();
	await equipment.getByRole( 'button', { name: 'Note' } ).click();
	await page.keyboard.insertText( TYPED );
	const gallery = part( editor, 'gallery' );
	await gallery.getByRole( 'button', { name: 'Item 1' } ).click();
	await gallery.getByLabel( 'Alternative text' ).fill( TYPED );
	await gallery.getByLabel( 'Caption' ).fill( TYPED );
	const nutrition = part( editor, 'nutrition' );
	await nutrition.getByLabel( 'Serving size' ).click();
	await nutrition.getByRole( 'button', { name: 'Add row' } ).click();
	await nutrition.getByLabel( 'Name of the row' ).fill( TYPED );
	await nutrition.getByLabel( 'Amount', { exact: true } ).fill( TYPED );
	await part( editor, 'author' ).getByLabel( 'About the author' ).click();
	await editor.openSidebar( 'block' );
	const address = page.getByLabel( 'Address of a page about them' );
	await address.fill( 'example.com/me?x=1&y=2#é' );
	await address.press( 'Enter' );

	const id = await editor.publish( 'Typed parts' );
	const first = await written( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	expect( await written( page ) ).toBe( first );

	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/editor' ).switchEditorMode( 'text' )
	);
	const code = page.getByRole( 'textbox', { name: 'Type text or HTML' } );
	await code.click();
	await page.keyboard.press( 'Control+End' );
	await page.keyboard.type( '\n' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/editor' ).switchEditorMode( 'visual' )
	);
	await expect( editor.recipe ).toBeVisible();
	expect( await editor.invalidBlocks() ).toEqual( [] );
	expect( await written( page ) ).toBe( first );
	await editor.save();

	const { link } = ( await rest.send( 'GET', `/wp/v2/recipe/${ id }` ) ) as {
		link: string;
	};
	await page.goto( link );
	for ( const [ block, times ] of [
		[ 'equipment', 3 ],
		[ 'faq', 3 ],
		[ 'author', 3 ],
		[ 'tip', 2 ],
		[ 'notes', 2 ],
		[ 'nutrition', 5 ],
	] as const ) {
		const shown = await page
			.locator( `.wp-block-larder-${ block }` )
			.first()
			.textContent();
		// The page curls the quotes, and makes a dash of two hyphens.
		expect(
			shown?.match( /A & B (<i> )?.q. \\ ½ é 日本/g ),
			block
		).toHaveLength( times );
	}
	await expect(
		page.locator( '.wp-block-larder-author a' ).first()
	).toHaveAttribute( 'href', 'https://example.com/me?x=1&y=2#é' );
	await expect(
		page.locator( `a[href="${ PICTURE }"]` ).first()
	).toHaveAttribute( 'aria-label', TYPED );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );

// One after the other, as each press draws all that is there: together they take minutes on a busy machine.
for ( const [ what, blocks ] of [
	[ 'equipment and questions', [ 'equipment', 'faq', 'faq-item' ] ],
	[ 'the author', [ 'author' ] ],
	[ 'tips, notes and nutrition', [ 'tip', 'notes', 'nutrition' ] ],
] as const ) {
	test( `each text of ${ what } is an undo step of its own, and comes back by redo`, async ( {
		editor,
		page,
	} ) => {
		const inside: readonly string[] = blocks;
		const texts = TEXTS.filter( ( [ block ] ) => inside.includes( block ) );
		await addParts(
			page,
			PARTS.filter( ( block ) => inside.includes( block ) )
		);
		for ( const [ block, label ] of texts ) {
			await expect(
				part( editor, block ).getByLabel( label )
			).toBeVisible();
		}
		const steps = [ await written( page ) ];
		for ( const [ block, label ] of texts ) {
			await part( editor, block ).getByLabel( label ).click();
			// At once: the editor ends an undo step where one stops for a second.
			await page.keyboard.insertText( 'Words' );
			steps.push( await written( page ) );
		}
		for ( const before of steps.slice( 0, -1 ).reverse() ) {
			await page
				.getByRole( 'button', { name: 'Undo', exact: true } )
				.click();
			await expect.poll( () => written( page ) ).toBe( before );
		}
		for ( const after of steps.slice( 1 ) ) {
			await page
				.getByRole( 'button', { name: 'Redo', exact: true } )
				.click();
			await expect.poll( () => written( page ) ).toBe( after );
		}
	} );
}
