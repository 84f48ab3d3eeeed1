import { parseIngredient } from '@larder/lines';
import { readLine, showLine } from '../src';

/**
 * Shows a typed line as a page does, scaled.
 *
 * @param text   The line.
 * @param factor By what.
 * @param locale Language tag of the page.
 */
export function shown( text: string, factor: number, locale = 'en' ): string {
	const { spans } = parseIngredient( text, locale );
	const piece = ( span?: [ number, number ] ): string =>
		span ? text.slice( ...span ) : '';
	const line = showLine(
		readLine(
			{
				quantity: piece( spans.quantity ),
				unit: piece( spans.unit ),
				name: piece( spans.name ),
				note: piece( spans.note ),
			},
			locale
		),
		factor,
		{ mode: 'scale', useFraction: true, locale }
	);
	return (
		[ line.quantity, line.unit, line.name ].filter( Boolean ).join( ' ' ) +
		( line.note && ( line.note.startsWith( '(' ) ? ' ' : ', ' ) ) +
		line.note
	);
}
