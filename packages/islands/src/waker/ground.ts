/** What themes change when a visitor chooses another scheme. */
const SCHEME_ATTRIBUTES = [ 'class', 'data-theme', 'data-color-scheme' ];

/**
 * Returns the colour that an element is on.
 *
 * @param place The element.
 * @return The first opaque one around it; empty where the page is as the browser has it.
 */
function groundOf( place: Element ): string {
	for ( let one: Element | null = place; one; one = one.parentElement ) {
		const { backgroundColor } = getComputedStyle( one );
		if ( backgroundColor && ! /rgba|\//.test( backgroundColor ) ) {
			return backgroundColor;
		}
	}
	return '';
}

/**
 * Returns the colour of surfaces where nobody has said one for this page.
 *
 * @return As the browser computes it.
 */
function groundOfPalette(): string {
	const surface = document.createElement( 'i' );
	surface.style.background = 'var(--wp--preset--color--base,canvas)';
	document.body.append( surface );
	const { backgroundColor } = getComputedStyle( surface );
	surface.remove();
	return backgroundColor;
}

/** Sets on overlays the colours that the page has around a recipe, where they differ from the palette. */
function take(): void {
	const { body, documentElement } = document;
	const place =
		document.querySelector( '.wp-block-larder-recipe' ) ??
		document.querySelector( 'main' ) ??
		body;
	const ground = groundOf( place );
	const isOther = ground !== '' && ground !== groundOfPalette();
	const { style } = documentElement;
	// Nothing takes what the palette says.
	style.setProperty( '--larder-ground', isOther ? ground : '' );
	style.setProperty(
		'--larder-text',
		isOther ? getComputedStyle( place ).color : ''
	);
}

/**
 * Gives what floats over the page (dialogs, menus, bars) the page's own
 * colours, also where a theme keeps them out of its palette, and when the visitor
 * or the visitor's system changes the scheme. A theme or a site that has said for
 * all of Larder what they are is right.
 */
export function followGround(): void {
	const { body, documentElement } = document;
	const said = getComputedStyle( documentElement );
	const base = said.getPropertyValue( '--wp--preset--color--base' );
	const ours = [ '', base || 'canvas' ];
	if ( ! ours.includes( said.getPropertyValue( '--larder-ground' ) ) ) {
		return;
	}
	take();
	const watch = new MutationObserver( take );
	const grounds: unknown[] = [ documentElement, body ].map( ( one ) => {
		watch.observe( one, { attributeFilter: SCHEME_ATTRIBUTES } );
		return one;
	} );
	document.addEventListener( 'transitionend', ( { target } ) => {
		if ( grounds.includes( target ) ) {
			take();
		}
	} );
	matchMedia( '(prefers-color-scheme: dark)' ).addEventListener(
		'change',
		take
	);
}
