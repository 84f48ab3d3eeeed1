import { THIN_SPACE } from './format';
import { signOf } from './fractions';
import { MAX_LENGTH } from './parse';

/** Without one of these there is nothing to set: most quantities have none, and a tap sets all of a recipe. */
const SETTABLE = /[/⁄¼-¾⅐-⅞‐-―xX×-]|\d \p{L}/u;

/**
 * Sets a typed quantity as a printer would: `½` for `1/2`, a dash in ranges; a
 * line breaks after `/` or before `(`, not between a number and its unit but
 * where it ends in a fraction, as `unitSpace()` says.
 *
 * What has no better form stays exactly as typed, and so does a text with tags. The PHP class
 * `Larder\Lines\QuantityText` does the same; both are held to
 * `test/fixtures/pretty.json`.
 *
 * @param text What was typed.
 * @return The text to print.
 */
export function prettyQuantity( text: string ): string {
	if (
		! SETTABLE.test( text ) ||
		// By characters, as PHP counts them: an emoji is one.
		[ ...text ].length > MAX_LENGTH ||
		text.includes( '<' )
	) {
		return text;
	}
	return text
		.replace(
			/(?<![\d/⁄.,])(?:(\d{1,4})(?: | ?[-–] ?))?(\d{1,2}) ?[/⁄] ?(\d{1,2})(?![\d/⁄])(?: ?(?:th|rd)s?(?!\p{L}))?/gu,
			( all, whole: string | undefined, top: string, bottom: string ) => {
				const sign = signOf( `${ top }/${ bottom }` );
				return sign ? ( whole ? whole + THIN_SPACE : '' ) + sign : all;
			}
		)
		.replace( /(?<=[¼-¾⅐-⅞])(?:th|rd)s?(?!\p{L})/gu, '' )
		.replace( /(\d) ?(?=[¼-¾⅐-⅞])/g, `$1${ THIN_SPACE }` )
		.replace( /(?<=[\d¼-¾⅐-⅞]) ?[-‐-‒–—―] ?(?=[\d¼-¾⅐-⅞])/g, '–' )
		.replace( /(?<=[\d¼-¾⅐-⅞]) ?[xX×] ?(?=[\d¼-¾⅐-⅞])/g, ' × ' )
		.replace(
			/(?<=\d) (?=\/|(?![xX](?!\p{L}))\p{L})|(?<=\p{L}) (?=\/)/gu,
			'\u00a0'
		);
}
