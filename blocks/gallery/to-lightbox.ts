import type { LightboxItem } from '@larder/ui';
import type { PrintedItem } from './view-types';

/**
 * Turns a printed item into what the lightbox shows.
 *
 * @return The same for the lightbox.
 */
export function toLightbox( item: PrintedItem ): LightboxItem {
	const { type, src, alt, caption, width, height, thumb } = item;
	return {
		type,
		src,
		alt,
		caption,
		...( width > 0 && { width, height } ),
		...( thumb && { thumbnail: thumb.src } ),
		...( type === 'image' &&
			thumb?.srcset !== undefined && { srcset: thumb.srcset } ),
		...( type !== 'image' && thumb && { poster: thumb.src } ),
	};
}
