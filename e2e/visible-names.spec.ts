import type { CDPSession, Page } from '@playwright/test';
import { recipeContent } from './support/recipe-content';
import { expect, test } from './support/test';

/** Roles of what people press and fill by speaking its name. */
const CONTROLS = new Set( [
	'button',
	'link',
	'checkbox',
	'radio',
	'switch',
	'textbox',
	'searchbox',
	'combobox',
] );

/** Returns the text that is seen in an element; runs in the page. */
function seen( this: Element ): string {
	const texts: string[] = [];
	const walker = this.ownerDocument.createTreeWalker( this, 4 );
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		const parent = node.parentElement;
		const range = this.ownerDocument.createRange();
		range.selectNode( node );
		const { width, height } = range.getBoundingClientRect();
		if (
			parent &&
			! parent.closest( '.screen-reader-text, svg, style, option' ) &&
			width > 1 &&
			height > 1 &&
			getComputedStyle( parent ).visibility === 'visible'
		) {
			texts.push( node.textContent ?? '' );
		}
	}
	return texts.join( ' ' );
}

/** Normalizes texts to what speech can tell: without case, spaces and marks. */
const plain = ( text: string ): string =>
	text
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, ' ' )
		.trim();

/** Returns what is seen in a node of the accessibility tree. */
async function seenIn( cdp: CDPSession, id: number ): Promise< string > {
	const { object } = await cdp.send( 'DOM.resolveNode', {
		backendNodeId: id,
	} );
	const { result } = await cdp.send( 'Runtime.callFunctionOn', {
		objectId: object.objectId ?? '',
		functionDeclaration: String( seen ),
		returnByValue: true,
	} );
	return String( result.value ?? '' );
}

/** Lists controls of the plugin whose visible words are not in their names. */
async function wrongNames( page: Page ): Promise< string[] > {
	const cdp = await page.context().newCDPSession( page );
	await cdp.send( 'DOM.enable' );
	const { nodes } = await cdp.send( 'Accessibility.getFullAXTree' );
	const wrong: string[] = [];
	for ( const { role, name, backendDOMNodeId: id, ignored } of nodes ) {
		if (
			ignored ||
			id === undefined ||
			! CONTROLS.has( String( role?.value ) )
		) {
			continue;
		}
		const text = await seenIn( cdp, id );
		const said = plain( String( name?.value ) );
		if ( plain( text ) !== '' && ! said.includes( plain( text ) ) ) {
			wrong.push( `"${ text }" is named "${ name?.value }"` );
		}
	}
	await cdp.detach();
	return wrong;
}

test( 'what is seen on a control of a recipe is in its name', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Rice for speakers',
		comment_status: 'open',
		content: recipeContent(
			{ yieldAmount: 4, yieldUnit: 'servings', prepTime: 10 },
			{
				details: {},
				ingredients: {
					groups: [
						{
							id: 'namegrp1',
							title: '',
							items: [
								{
									id: 'nameitm1',
									text: '1/2 cup rice',
									quantity: '1/2',
									unit: 'cup',
									name: 'rice',
									note: '',
								},
							],
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'namegrp2',
							title: '',
							steps: [
								{
									id: 'namestp1',
									title: '',
									text: 'Boil for 10 minutes.',
								},
							],
						},
					],
				},
				'cook-mode': {},
				'shopping-button': {},
				rating: {},
			}
		),
	} );
	await page.goto( link );
	expect( await wrongNames( page ) ).toEqual( [] );
	const time = page.getByRole( 'button', {
		name: 'Start timer, 10 minutes',
	} );
	await time.first().click();
	await expect( page.getByRole( 'timer' ) ).toBeVisible();
	expect( await wrongNames( page ), 'with a timer' ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Cook' } ).first().click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	expect( await wrongNames( page ), 'in cook mode' ).toEqual( [] );
} );

test( 'what is seen on a control of lists and of a rated recipe is in its name', async ( {
	page,
} ) => {
	for ( const url of [
		'/',
		'/recipe/',
		'/find-a-recipe/',
		'/saved-recipes/',
		'/shopping-list/',
		'/recipe/miso-ramen/',
	] ) {
		await page.goto( url );
		expect( await wrongNames( page ), url ).toEqual( [] );
	}
} );
