import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminState, expect, test } from './support/test';

test.use( {
	storageState: adminState(),
	viewport: { width: 1440, height: 900 },
} );

const CANVAS = 'iframe[name="editor-canvas"]';

/** What WordPress prints for each text that is typed: a heading that is a field, a paragraph that is a document. */
const OF_WORDPRESS = [ 'aria-allowed-role', 'aria-allowed-attr' ];

/** Returns the violations that axe finds in a part of the editor, except for those of WordPress itself. */
async function wrongIn(
	page: Page,
	part: string | string[]
): Promise< string[] > {
	const { violations } = await new AxeBuilder( { page } )
		.include( part )
		.disableRules( OF_WORDPRESS )
		.analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map( ( { html } ) => `${ id }: ${ html.slice( 0, 200 ) }` )
	);
}

test( 'axe finds nothing wrong with the blocks of a recipe in the editor, and with their settings', async ( {
	page,
	rest,
} ) => {
	const found = JSON.stringify(
		await rest.send( 'GET', '/wp/v2/recipe?slug=miso-ramen' )
	);
	const id = /"id":(\d+)/.exec( found )?.[ 1 ] ?? '';
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect(
		page
			.frameLocator( CANVAS )
			.locator( '.wp-block-larder-nutrition' )
			.first()
	).toBeVisible();
	expect(
		await wrongIn( page, [ CANVAS, '.wp-block-larder-recipe' ] )
	).toEqual( [] );
	const blocks = await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		void dispatch( 'core/interface' ).enableComplementaryArea(
			'core',
			'edit-post/block'
		);
		return select( 'core/block-editor' )
			.getClientIdsWithDescendants()
			.map( ( clientId ) => ( {
				clientId,
				name: select( 'core/block-editor' ).getBlock( clientId ).name,
			} ) )
			.filter( ( { name } ) => name.startsWith( 'larder/' ) );
	} );
	const kinds = new Map(
		blocks.map( ( { name, clientId } ) => [ name, clientId ] )
	);
	expect( kinds.size ).toBeGreaterThan( 10 );
	for ( const [ name, clientId ] of kinds ) {
		await page.evaluate(
			( one ) =>
				void window.wp.data
					.dispatch( 'core/block-editor' )
					.selectBlock( one ),
			clientId
		);
		const inspector = page.locator( '.block-editor-block-inspector' );
		await expect( inspector ).toBeVisible();
		expect(
			await wrongIn( page, '.block-editor-block-inspector' ),
			name
		).toEqual( [] );
	}
} );
