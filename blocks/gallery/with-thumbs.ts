import { pictureOf } from '@larder/ui';
import type { GalleryViewProps, SentGallery } from './view-types';

/**
 * Puts the small pictures, which the server has printed, to what it has sent.
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
		items: items.map( ( item, at ) => ( {
			...item,
			thumb: pictureOf( places?.[ at ]?.querySelector( 'img' ) ),
		} ) ),
	};
}
