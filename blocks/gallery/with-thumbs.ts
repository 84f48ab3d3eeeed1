import type { SentGallery } from '@larder/contracts';
import { printedUrl, pictureOf, printedIn } from '@larder/ui';
import type { GalleryViewProps } from './view-types';

/**
 * Merges what the server has printed into what it has sent: URLs, thumbnails,
 * what they show, and in which language.
 *
 * @param root The root of the island.
 * @return What the view shows.
 */
export function withThumbs(
	{ items, ...sent }: SentGallery,
	root: ParentNode | null
): GalleryViewProps {
	const places = root?.querySelectorAll( 'li' );
	return {
		...sent,
		items: items.map( ( item, at ) => {
			const link = places?.[ at ]?.querySelector( 'a' );
			return {
				...item,
				src: printedUrl( link ),
				alt: item.alt ?? link?.getAttribute( 'aria-label' ) ?? '',
				words: printedIn( link ),
				thumb: pictureOf( link?.querySelector( 'img' ) ),
			};
		} ),
	};
}
