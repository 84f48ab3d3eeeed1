import type { Page } from '@playwright/test';
import { adminState } from './support/environment';
import { expect, expectAccessible, test } from './support/test';

test.use( { storageState: adminState() } );

/** Larder's screens in wp-admin, by what their heading says. */
const SCREENS = {
	'Recipe settings': 'edit.php?post_type=recipe&page=larder-settings',
	'Import recipes': 'edit.php?post_type=recipe&page=larder-import',
	'Export recipes': 'edit.php?post_type=recipe&page=larder-export',
	'Change over': 'edit.php?post_type=recipe&page=larder-switch',
	Check: 'edit.php?post_type=recipe&page=larder-check',
	'Recipe index': 'tools.php?page=larder-index',
	Votes: 'tools.php?page=larder-votes',
};

const CONTENT = '#wpbody-content .wrap';

/** What of a screen reaches beyond the window, but for what scrolls by itself. */
const beyondTheEdge = ( page: Page ): Promise< string[] > =>
	page.locator( `${ CONTENT } *` ).evaluateAll( ( all ) =>
		all
			.filter( ( element ) => {
				const { right, width } = element.getBoundingClientRect();
				if ( width <= 1 || right <= window.innerWidth + 1 ) {
					return false;
				}
				for (
					let around = element.parentElement;
					around && around !== document.body;
					around = around.parentElement
				) {
					if ( getComputedStyle( around ).overflowX !== 'visible' ) {
						return false;
					}
				}
				return true;
			} )
			.map(
				( { localName, className } ) => `${ localName }.${ className }`
			)
	);

/** Moves through a screen with Tab, and returns the elements whose focus is invisible. */
async function unseenStops( page: Page ): Promise< string[] > {
	const stops = page
		.locator( CONTENT )
		.locator(
			':is(a[href], button, input, select, textarea, [tabindex="0"]):visible'
		);
	if ( ( await stops.count() ) === 0 ) {
		return [];
	}
	await stops.first().focus();
	const unseen: string[] = [];
	for ( let stop = 0; stop < 60; stop++ ) {
		const focused = page.locator( `${ CONTENT } :focus` );
		if ( ( await focused.count() ) === 0 ) {
			break;
		}
		const found = await focused.evaluate( ( at ) => {
			// A frame may be drawn beside what is typed into, or by what is in a tab.
			const beside = at.matches( 'input, select, textarea' )
				? [ ...( at.parentElement?.children ?? [] ) ]
				: [];
			const isShown = [ at, ...beside ].some( ( part ) =>
				[ null, '::before', '::after' ].some( ( pseudo ) => {
					const { outlineStyle, outlineWidth, boxShadow } =
						getComputedStyle( part, pseudo );
					return (
						( outlineStyle !== 'none' &&
							parseFloat( outlineWidth ) > 0 ) ||
						boxShadow !== 'none'
					);
				} )
			);
			return isShown ? '' : at.outerHTML.slice( 0, 120 );
		} );
		if ( found !== '' ) {
			unseen.push( found );
		}
		await page.keyboard.press( 'Tab' );
	}
	return unseen;
}

for ( const [ heading, url ] of Object.entries( SCREENS ) ) {
	test( `the screen “${ heading }” is for everybody`, async ( { page } ) => {
		await page.goto( `/wp-admin/${ url }` );
		await expect(
			page.locator( CONTENT ).getByRole( 'heading', { level: 1 } )
		).toContainText( heading );
		await expectAccessible( page, '#wpbody-content' );

		await page.emulateMedia( { forcedColors: 'active' } );
		expect( await unseenStops( page ), 'focus in forced colours' ).toEqual(
			[]
		);
		await page.emulateMedia( { forcedColors: 'none' } );
		expect( await unseenStops( page ), 'focus' ).toEqual( [] );

		await page.setViewportSize( { width: 320, height: 640 } );
		expect( await beyondTheEdge( page ) ).toEqual( [] );
	} );
}
