/** Attributes that themes change with the colour scheme. */
const SCHEME_ATTRIBUTES = [ 'class', 'data-theme', 'data-color-scheme' ];

/**
 * Returns the background colour behind an element.
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
 * Sets the page's colours on overlays (dialogs, menus, bars), also where the
 * theme's palette does not have them, and when the colour scheme changes.
 * Custom properties that a theme or site sets for all of Larder take
 * precedence.
 */
export function followGround(): void {
	const { body, documentElement } = document;
	const style = getComputedStyle( documentElement );
	const base = style.getPropertyValue( '--wp--preset--color--base' );
	const ours = [ '', base || 'canvas' ];
	if ( ! ours.includes( style.getPropertyValue( '--larder-ground' ) ) ) {
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
