import { SiteError } from '../site/errors.mjs';

/**
 * A block's name as each language writes it: `wine-pairing`, `WinePairing`,
 * `winePairing`, `wine_pairing`, `Wine pairing`.
 *
 * @typedef {{ slug: string, pascal: string, camel: string, snake: string, title: string }} Names
 */

/**
 * Reads the name of a new block.
 *
 * @param {string[]} arguments_ What follows the command.
 * @return {Names} The name in all its forms.
 * @throws {SiteError} When it is not one name in kebab-case.
 */
export function namesOf( arguments_ ) {
	const [ slug = '', ...more ] = arguments_;
	if ( more.length > 0 || ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ) {
		throw new SiteError( 'A new block needs one name, in kebab-case.', {
			fix: 'For example: npm run new:block -- wine-pairing',
		} );
	}
	const words = slug.split( '-' );
	const pascal = words.map( capitalize ).join( '' );
	return {
		slug,
		pascal,
		camel: `${ pascal.charAt( 0 ).toLowerCase() }${ pascal.slice( 1 ) }`,
		snake: words.join( '_' ),
		title: capitalize( words.join( ' ' ) ),
	};
}

/**
 * Capitalizes the first letter.
 *
 * @param {string} word
 * @return {string} The word.
 */
function capitalize( word ) {
	return `${ word.charAt( 0 ).toUpperCase() }${ word.slice( 1 ) }`;
}
