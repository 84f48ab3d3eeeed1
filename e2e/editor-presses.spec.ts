import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from './pages/editor';
import { REPOSITORY } from './support/environment';
import { adminState, expect, test } from './support/test';

test.use( {
	storageState: adminState(),
	viewport: { width: 1280, height: 1000 },
} );

/** What somebody presses or puts the caret into. */
const CONTROLS = [
	'button',
	'input',
	'select',
	'summary',
	'[contenteditable="true"]',
]
	.map( ( control ) => `${ control }:visible` )
	.join( ', ' );

/**
 * Presses a control and lets go elsewhere, so that nothing comes of it.
 *
 * @param page    The editor.
 * @param control What is pressed.
 * @return By how many pixels it moved while the button of the mouse was down.
 */
async function shiftWhilePressed(
	page: Page,
	control: Locator
): Promise< number > {
	await control.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
	// The same element, whatever else is drawn by then.
	const element = await control.elementHandle();
	const before = await boxOf( element );
	await page.mouse.move( before.x + 8, before.y + 8 );
	await page.mouse.down();
	// React draws what the selection changes, and the browser lays it out.
	await element.evaluate(
		( { ownerDocument } ) =>
			new Promise( ( resolve ) => {
				const frame = ownerDocument.defaultView;
				frame?.requestAnimationFrame( () =>
					frame.requestAnimationFrame( resolve )
				);
			} )
	);
	const after = await boxOf( element );
	await page.mouse.move( 640, 4 );
	await page.mouse.up();
	return Math.abs( after.y - before.y );
}

test( 'what is pressed beside the selected block stays under the pointer, whichever block that is', async ( {
	allowErrors,
	editor,
	makeRecipe,
	page,
} ) => {
	allowErrors( /Failed to load resource/ );
	const { content } = JSON.parse(
		await readFile(
			path.join(
				REPOSITORY,
				'packages/contracts/fixtures/written-recipes/whole.json'
			),
			'utf8'
		)
	) as { content: string };
	const { id } = await makeRecipe( { title: 'Everything', content } );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const blocks = await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return getBlocks( getBlocks()[ 0 ]?.clientId ).map(
			( { clientId, name } ) => ( { clientId, name } )
		);
	} );
	expect( blocks.length ).toBeGreaterThan( 8 );
	const controlsOf = ( clientId: string ) =>
		editor.canvas
			.locator( `[data-block="${ clientId }"]` )
			.locator( CONTROLS );
	const neighbours = blocks.flatMap( ( from, at ) =>
		blocks.slice( at + 1, at + 2 ).map( ( to ) => ( { from, to } ) )
	);
	for ( const { from, to } of neighbours ) {
		// The first moves when the block before it changes, the last when its own does.
		for ( const which of [ 'first', 'last' ] as const ) {
			await page.evaluate(
				( selected ) =>
					window.wp.data
						.dispatch( 'core/block-editor' )
						.selectBlock( selected ),
				from.clientId
			);
			await controlsOf( from.clientId ).first().focus();
			expect(
				await shiftWhilePressed(
					page,
					controlsOf( to.clientId )[ which ]()
				),
				`from ${ from.name } to ${ to.name }, the ${ which }`
			).toBeLessThan( 1 );
		}
	}
} );

test( 'a field that says what is wrong as it is left lets the press beside it arrive', async ( {
	editor,
	page,
} ) => {
	await editor.details.getByLabel( 'Prep time', { exact: true } ).click();
	await page.keyboard.type( 'a while' );
	const add = editor.details.getByRole( 'button', { name: 'Add: Course' } );
	await add.click();
	await expect( add ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( editor.details.getByRole( 'alert' ) ).toBeVisible();
} );

test( 'words are selected by a double press in a block beside the selected one', async ( {
	editor,
	page,
} ) => {
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	await editor.instructions.focus( 0 );
	await page.keyboard.type( 'Boil' );
	await editor.ingredients.focus( 0 );
	await editor.instructions.lines.first().dblclick( {
		position: { x: 12, y: 12 },
	} );
	expect(
		await editor.instructions.block.evaluate( ( { ownerDocument } ) =>
			String( ownerDocument.getSelection() ).trim()
		)
	).toBe( 'Boil' );
} );
