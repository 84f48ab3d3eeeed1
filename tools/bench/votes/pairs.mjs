import { SiteError } from '../../site/errors.mjs';

/**
 * Reads an option of the command line that may come several times, such as `--field name=value`.
 *
 * @param {string}            option Its name, for the error.
 * @param {readonly string[]} texts  What was said; a value may hold `=`, and be empty.
 * @return {Record<string, string>} Values by name; of a name that comes twice the last.
 */
export function pairsOf( option, texts ) {
	return Object.fromEntries(
		texts.map( ( text ) => {
			const at = text.indexOf( '=' );
			if ( at < 1 ) {
				throw new SiteError( `"${ text }" has no name and value.`, {
					fix: `--${ option } name=value`,
				} );
			}
			return [ text.slice( 0, at ), text.slice( at + 1 ) ];
		} )
	);
}
