import type { Line } from '../list/insert';
import { encodeText, lineOf } from '../text/html-text';
import rules from './rules.json';

/** The energy of a serving, whatever is around it. */
const ENERGY = new RegExp(
	`(?<!\\p{L})(?:${ rules.said.calories })\\s*[:：]?\\s*(\\d{1,4})(?!\\d|[.,]\\d)|(?<![\\d.,])(\\d{1,4})\\s?(?:k?cal(?:ories)?)(?!\\p{L})`,
	'iu'
);

/**
 * Reduces the lines of a nutrition table to the energy per serving and one line with
 * all of its values.
 *
 * @return Two lines, one, or none.
 */
export function restOfNutrition( lines: readonly Line[] ): Line[] {
	const text = lines
		.map( ( { html } ) => lineOf( html ) )
		.filter( Boolean )
		.join( ', ' );
	const found = ENERGY.exec( text );
	const energy = found?.slice( 1 ).find( Boolean );
	const isAll = found?.[ 0 ] === text;
	return [
		...( energy === undefined
			? []
			: [ { isHeading: false, html: `Calories: ${ energy }` } ] ),
		...( text === '' || isAll
			? []
			: [
					{
						isHeading: false,
						html: encodeText( text ),
						isAside: true,
					},
				] ),
	];
}
