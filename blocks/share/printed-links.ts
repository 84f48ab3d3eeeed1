import { printedUrl } from '@larder/ui';
import type { ShareLink } from './view-types';

const BLOCK = 'wp-block-larder-share';

/**
 * Reads the links that the server has printed.
 *
 * @param root The root of the island.
 * @return The links, in their order.
 */
export function printedLinks( root: ParentNode | null ): ShareLink[] {
	return [
		...( root?.querySelectorAll( `.${ BLOCK }__links > li` ) ?? [] ),
	].map( ( item ) => ( {
		name: item.className.replace( `${ BLOCK }__`, '' ),
		label: item.textContent,
		url: printedUrl( item.querySelector( 'a' ) ),
	} ) );
}
