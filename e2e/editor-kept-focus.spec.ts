import type { Page } from '@playwright/test';
import { site } from './support/environment';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const LINE = {
	id: 'flour001',
	text: '1 cup flour',
	quantity: '1',
	unit: 'large cup',
	name: 'flour',
	note: '',
	corrected: true,
};

const STEP = {
	id: 'mixing01',
	text: 'Mix it.',
	title: 'Dough',
	note: 'By hand',
	tip: 'Not for long',
	videoUrl: 'https://example.org/old',
	videoStart: 30,
};

/** Puts a recipe in the place of the new one: a line and a step with all that they can have, and two parts more. */
async function fill( page: Page ): Promise< void > {
	await page.evaluate(
		( { line, step, url } ) => {
			const { createBlock } = window.wp.blocks;
			const image = { id: 0, url, alt: '' };
			window.wp.data.dispatch( 'core/block-editor' ).resetBlocks( [
				createBlock(
					'larder/recipe',
					{ imageUrl: url, pinImageUrl: url },
					[
						createBlock( 'larder/ingredients', {
							groups: [
								{
									id: 'dough001',
									title: '',
									items: [ { ...line, image } ],
								},
							],
						} ),
						createBlock( 'larder/instructions', {
							groups: [
								{
									id: 'baking01',
									title: '',
									steps: [ { ...step, image } ],
								},
							],
						} ),
						createBlock( 'larder/equipment', {
							groups: [
								{
									id: 'tools001',
									title: '',
									items: [
										{
											id: 'dish0001',
											text: 'Dish',
											note: 'A deep one',
											image,
										},
									],
								},
							],
						} ),
						createBlock( 'larder/author', { imageUrl: url } ),
					]
				),
			] );
		},
		{
			line: LINE,
			step: STEP,
			url: `${ site().url }/wp-admin/images/w-logo-blue.png`,
		}
	);
}

/** What has the focus, in the canvas or around it, as a screen reader names it. */
const focused = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { activeElement: outer } = document;
		const active =
			outer instanceof HTMLIFrameElement
				? outer.contentDocument?.activeElement
				: outer;
		return (
			active?.getAttribute( 'aria-label' ) ??
			( active?.tagName === 'BODY' ? 'nothing' : active?.textContent ) ??
			'nothing'
		);
	} );

test( 'a button that goes as it is pressed leaves the focus in its line, or with what stands in its place', async ( {
	editor,
	page,
} ) => {
	await fill( page );
	for ( const [ block, field, button, next ] of [
		[ 'ingredients', 'Ingredient 1', 'Remove picture', 'Ingredient 1' ],
		[
			'ingredients',
			'Ingredient 1',
			'Read again from the line',
			'Ingredient 1',
		],
		[ 'instructions', 'Step 1', 'Remove picture', 'Step 1' ],
		[ 'equipment', 'Equipment 1', 'Remove picture', 'Equipment 1' ],
		[ 'author', 'Name of the author', 'Remove picture', 'Add picture' ],
		// The last line of a list: the empty one that comes for it.
		[ 'ingredients', 'Ingredient 1', 'Remove ingredient', 'Ingredient 1' ],
	] as const ) {
		const part = editor.canvas.locator( `[data-type="larder/${ block }"]` );
		await part.getByLabel( field, { exact: true } ).click();
		await part.getByRole( 'button', { name: button } ).press( 'Enter' );
		await expect.poll( () => focused( page ), block ).toBe( next );
	}

	await editor.openRecipeSettings();
	const remove = page.getByRole( 'button', { name: 'Remove picture' } );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Remove picture' } )
		.press( 'Enter' );
	await expect.poll( () => focused( page ) ).toBe( 'Upload' );
	await page.getByRole( 'button', { name: 'Pinterest' } ).click();
	await remove.press( 'Enter' );
	await expect
		.poll( () => focused( page ) )
		.toBe( 'Choose a picture for Pinterest' );
} );

test( 'the first group of a list is removed, and the caret goes into the next', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	for ( const line of [ 'For the dough:', '1 egg', 'For the sauce:' ] ) {
		await page.keyboard.type( line );
		await page.keyboard.press( 'Enter' );
	}
	await page.keyboard.type( '1 onion' );
	await ingredients.headings.first().click();
	await ingredients.block
		.getByRole( 'button', { name: 'Remove the group and its lines' } )
		.press( 'Enter' );
	await expect.poll( () => focused( page ) ).toBe( 'Ingredient 1' );
	await page.keyboard.type( ', chopped' );
	await expect
		.poll( () => ingredients.texts() )
		.toEqual( [ '1 onion, chopped' ] );
} );

test( 'a field that is emptied to be written anew stays for it', async ( {
	editor,
	page,
} ) => {
	await fill( page );
	for ( const [ block, label, text ] of [
		[ 'instructions', 'Title of the step', 'Pastry' ],
		[ 'instructions', 'Address of the video', 'https://example.org/new' ],
		[ 'instructions', 'Time in the video of the recipe', '2:10' ],
		[ 'instructions', 'Note to the step', 'With a spoon' ],
		[ 'instructions', 'Tip for the step', 'A minute' ],
		[ 'equipment', 'Note', 'A shallow one' ],
	] as const ) {
		await editor.canvas
			.locator( `[data-type="larder/${ block }"]` )
			.getByLabel( label, { exact: true } )
			.click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.press( 'Backspace' );
		await page.keyboard.type( text );
	}
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [
			{
				steps: [
					{
						title: 'Pastry',
						videoUrl: 'https://example.org/new',
						videoStart: 130,
						note: 'With a spoon',
						tip: 'A minute',
					},
				],
			},
		],
	} );
	expect( await editor.attributes( 'larder/equipment' ) ).toMatchObject( {
		groups: [ { items: [ { note: 'A shallow one' } ] } ],
	} );
} );

test( 'a long address in a step makes its list no wider than a phone', async ( {
	editor,
	page,
} ) => {
	await fill( page );
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/interface' )
			.disableComplementaryArea( 'core' )
	);
	await page.setViewportSize( { width: 320, height: 700 } );
	await editor.instructions.focus( 0 );
	await editor.instructions.block
		.getByLabel( 'Address of the video' )
		.fill( 'https://example.org/videos/how-to-mix-a-dough-by-hand' );
	await expect
		.poll( () =>
			editor.canvas
				.locator( 'html' )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
		)
		.toBeLessThanOrEqual( 0 );
} );
