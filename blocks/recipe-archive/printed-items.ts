import type { PrintedItems } from './view-types';

/**
 * Reads the cards that the server has printed: the view reuses their nodes, so that
 * the page need not send their content a second time.
 *
 * @param root The root of the island; without one there are none.
 * @return What is in each list item.
 */
export function printedItems( root: ParentNode | null ): PrintedItems {
	const list = root?.querySelector( 'ul' );
	return [ ...( list?.children ?? [] ) ].map( ( item ) => [
		...item.childNodes,
	] );
}
