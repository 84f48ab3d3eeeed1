/**
 * In how many ways a page is looked at: each is a width of the window with a colour scheme, a direction, or a theme.
 *
 * @typedef {object} Look
 * @property {string}       name   Such as `390-dark`.
 * @property {number}       width
 * @property {'dark'|'light'} scheme What the visitor's system prefers.
 * @property {boolean}      isRtl  Whether the page runs from right to left.
 * @property {string}       theme  The name that `looks.php` knows; empty for the demo's own.
 */

/** The widths that every page is seen at. */
export const WIDTHS = [ 390, 768, 1280, 1600 ];

/**
 * What is looked at besides, on a phone and on a desktop.
 *
 * @type {Record<string, Partial<Look>>}
 */
const BESIDES = {
	dark: { scheme: 'dark' },
	rtl: { isRtl: true },
	evening: { theme: 'evening' },
	midnight: { theme: 'midnight' },
	classic: { theme: 'classic' },
};

/**
 * Returns the looks for some widths.
 *
 * @param {readonly number[]} widths
 * @param {readonly string[]} besides Names of what is looked at besides; `all` for everything.
 * @return {Look[]} The looks.
 */
export function looksFor( widths, besides ) {
	const plain = widths.map( ( width ) => look( `${ width }`, width, {} ) );
	const others = Object.entries( BESIDES )
		.filter( ( [ name ] ) =>
			besides.some( ( one ) => [ name, 'all' ].includes( one ) )
		)
		.flatMap( ( [ name, more ] ) =>
			widths
				.filter( ( width ) => width === 390 || width === 1280 )
				.map( ( width ) => look( `${ width }-${ name }`, width, more ) )
		);
	return [ ...plain, ...others ];
}

/**
 * Returns a look from what differs from the plain one.
 *
 * @param {string}        name
 * @param {number}        width
 * @param {Partial<Look>} more
 * @return {Look} The look.
 */
function look( name, width, more ) {
	return { name, width, scheme: 'light', isRtl: false, theme: '', ...more };
}
