import type { Locator, Page } from '@playwright/test';
import {
	listAndStep,
	recipeContent,
	type LineParts,
} from './support/recipe-content';
import { expect, test } from './support/test';

const content = (
	facts: object,
	lines: readonly LineParts[],
	text: string
): string =>
	recipeContent(
		{ yieldAmount: 4, cookingTemp: 180, cookingTempUnit: 'C', ...facts },
		{
			details: {},
			...listAndStep( lines, text ),
			'cook-mode': {},
		}
	);

/** Returns what the accessibility tree has of an element: its texts, one after the other. */
async function spoken( page: Page, element: Locator ): Promise< string[] > {
	const cdp = await page.context().newCDPSession( page );
	const handle = await element.elementHandle();
	await handle.evaluate( ( node ) => node.setAttribute( 'data-heard', '' ) );
	// By object and not by node id, which ends whenever another asks for the document.
	const { result } = await cdp.send( 'Runtime.evaluate', {
		expression: 'document.querySelector( "[data-heard]" )',
	} );
	const { nodes } = await cdp.send( 'Accessibility.queryAXTree', {
		...( result.objectId !== undefined && {
			objectId: result.objectId,
		} ),
		role: 'StaticText',
	} );
	await handle.evaluate( ( node ) => node.removeAttribute( 'data-heard' ) );
	await cdp.detach();
	return nodes
		.map( ( { name } ) => String( name?.value ) )
		.filter( ( text ) => text.trim() !== '' );
}

const DISHES = [
	{
		language: 'en',
		lines: [
			[ '1 1/2', 'cups', 'plain flour' ],
			[ '2-3', '', 'eggs' ],
			[ '1/2', 'tsp', 'salt' ],
		],
		names: [ '1 ½ cups plain flour', '2–3 eggs', '½ tsp salt' ],
		halved: [ '¾ cup plain flour', '1–1 ½ eggs', '¼ tsp salt' ],
		texts: [ '1 ½', 'cups', 'plain flour' ],
		step: 'Mix 3 cups of flour, then bake at 180 °C for 25–30 minutes.',
		scaled: 'Mix 1 ½ cups of flour, then bake at 180 °C for 25–30 minutes.',
	},
	{
		language: 'de',
		lines: [
			[ '1 1/2', 'TL', 'Backpulver' ],
			[ '2-3', '', 'Eier' ],
			[ '1/2', 'TL', 'Salz' ],
		],
		names: [ '1 ½ TL Backpulver', '2–3 Eier', '½ TL Salz' ],
		halved: [ '¾ TL Backpulver', '1–1 ½ Eier', '¼ TL Salz' ],
		texts: [ '1 ½', 'TL', 'Backpulver' ],
		step: 'Mit 3 TL Zucker mischen und bei 180 °C für 25–30 Minuten backen.',
		scaled: 'Mit 1 ½ TL Zucker mischen und bei 180 °C für 25–30 Minuten backen.',
	},
	{
		language: 'ar',
		lines: [
			[ '1 1/2', 'كوب', 'دقيق' ],
			[ '2-3', '', 'بيض' ],
			[ '1/2', 'كوب', 'سكر' ],
		],
		names: [ '1 ½ كوب دقيق', '2–3 بيض', '½ كوب سكر' ],
		halved: [ '¾ كوب دقيق', '1–1 ½ بيض', '¼ كوب سكر' ],
		texts: [ '1 ½', 'كوب', 'دقيق' ],
		step: 'يخلط الدقيق ثم يخبز على حرارة 180 °C لمدة 25–30 دقيقة.',
		scaled: 'يخلط الدقيق ثم يخبز على حرارة 180 °C لمدة 25–30 دقيقة.',
	},
] as const;

const plain = ( texts: readonly string[] ): string[] =>
	texts.map( ( text ) => text.replace( /\s+/g, ' ' ).trim() );

for ( const dish of DISHES ) {
	test( `numbers are spoken as numbers, in the list, in steps and in cook mode (${ dish.language })`, async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Heard',
			content: content(
				{ language: dish.language },
				dish.lines,
				dish.step
			),
		} );
		await page.goto( link );
		const list = page.locator( '.wp-block-larder-ingredients' );
		const boxes = list.getByRole( 'checkbox' );
		for ( const [ at, name ] of dish.names.entries() ) {
			await expect( boxes.nth( at ) ).toHaveAccessibleName( name );
		}
		const line = list.getByRole( 'listitem' ).first();
		expect(
			plain( await spoken( page, line ) ),
			'each once and in order, no number in pieces'
		).toEqual( dish.texts );
		await expect(
			line,
			'a space that no voice loses the fraction behind'
		).toContainText( /1\u2009½ \S/ );
		const step = page.locator( '.wp-block-larder-instructions__text' );
		await expect( step ).toHaveText( dish.step );

		await list.getByRole( 'button', { name: '½×' } ).click();
		for ( const [ at, name ] of dish.halved.entries() ) {
			await expect( boxes.nth( at ) ).toHaveAccessibleName( name );
		}
		await expect( step ).toHaveText( dish.scaled );
		expect( await step.textContent() ).not.toMatch(
			/[\u00a0\u202f][¼-¾]|[¼-¾][\u00a0\u202f]/
		);
		await page
			.getByRole( 'button', { name: 'Cook', exact: true } )
			.first()
			.click();
		await expect( page.locator( '.larder-cook__text' ) ).toHaveText(
			dish.scaled
		);
	} );
}

test( 'no line of the demo runs amount and food together, or says one twice', async ( {
	page,
} ) => {
	for ( const slug of [
		'buttermilk-pancakes',
		'versunkener-apfelkuchen',
		'hummus-bil-tahini',
	] ) {
		await page.goto( `/recipe/${ slug }/` );
		const lines = page.locator( '.wp-block-larder-ingredients__line' );
		for ( const line of await lines.all() ) {
			const box = line.getByRole( 'checkbox' );
			// What is said of the amount in other units is in brackets, which the page's style writes.
			const written = await line.evaluate( ( label ) => {
				const copy = label.cloneNode( true );
				if ( copy instanceof Element ) {
					copy.querySelectorAll(
						'.wp-block-larder-ingredients__second'
					).forEach( ( second ) => {
						second.textContent = `(${ second.textContent })`;
					} );
				}
				return copy.textContent ?? '';
			} );
			await expect( box ).toHaveAccessibleName(
				plain( [ written ] )[ 0 ] ?? ''
			);
			const said = await spoken( page, line );
			expect( new Set( said ).size, said.join( '|' ) ).toBe(
				said.length
			);
			expect( said.join( ' ' ) ).not.toMatch(
				/[\d¼-¾⅐-⅞]\p{L}{3}|\p{Ll}\p{Lu}/u
			);
		}
	}
} );
