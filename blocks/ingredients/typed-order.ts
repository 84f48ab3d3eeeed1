import { decodeText } from '@larder/editor/content';

import type { WordOrder } from '@larder/quantity';
import type { Ingredient } from './types';
import { wordOrder } from './word-order';

/**
 * Returns the order in which a line of the block was typed.
 *
 * @param item The line, its texts HTML.
 * @return The order; null for the default.
 */
export function typedOrder(
	item: Pick< Ingredient, 'text' | 'quantity' | 'unit' | 'name' | 'note' >
): WordOrder | null {
	return wordOrder( decodeText( item.text ), {
		quantity: decodeText( item.quantity ),
		unit: decodeText( item.unit ),
		name: decodeText( item.name ),
		note: decodeText( item.note ),
	} );
}
