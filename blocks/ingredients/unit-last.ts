import { decodeText } from '@larder/editor/content';
import type { Ingredient } from './types';

/** Returns the words of HTML as they are compared, with a space at each end. */
const words = ( html: string ): string =>
	` ${ decodeText( html )
		.toLowerCase()
		.replace( /[,;()]/g, ' | ' )
		.replace( /\s+/g, ' ' )
		.trim() } `;

/**
 * Returns whether version 3 of the markup printed the unit after its food: `2 garlic cloves`.
 *
 * @param item The line.
 * @return True where the unit is printed after the name.
 */
export function isUnitLast( {
	text,
	unit,
	name,
}: Pick< Ingredient, 'text' | 'unit' | 'name' > ): boolean {
	const [ measure, food ] = [ words( unit ), words( name ) ];
	return (
		measure.trim() !== '' &&
		food.trim() !== '' &&
		words( text ).includes( food + measure.trimStart() )
	);
}
