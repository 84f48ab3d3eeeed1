import type { PrintedItems } from './view-types';

/**
 * Takes the cards that the server has printed: the view keeps them as they are,
 * so that the page need not say all that is in them a second time.
 *
 * @param root The root of the island; without one there are none.
 * @return What stands in each list item.
 */
export function printedItems( root: ParentNode | null ): PrintedItems {
	const list = root?.querySelector( 'ul' );
	return [ ...( list?.children ?? [] ) ].map( ( item ) => [
		...item.childNodes,
	] );
}
