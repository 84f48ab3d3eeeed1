import type { Media } from '@wordpress/block-editor';
import { encodeText, safeUrl } from '@larder/editor';
import { typeOfUrl } from '../read-items';
import type { GalleryItem } from '../types';

/**
 * Turns what the media library gives into an item.
 *
 * @param media A file of the library; nothing for one that was refused.
 * @return The item; nothing for a file without a URL of the web.
 */
export function fromMedia( media: Media | undefined ): GalleryItem[] {
	const url = media?.url ?? '';
	// While a file is uploaded, its URL is one of the browser.
	if ( ! media || safeUrl( url ) === '' ) {
		return [];
	}
	const mime = media.mime ?? media.mime_type ?? '';
	const isVideo =
		mime === ''
			? typeOfUrl( url ) === 'video'
			: mime.startsWith( 'video/' );
	const size = media.sizes?.[ 'large' ]?.url ?? url;
	return [
		{
			type: isVideo ? 'video' : 'image',
			id: media.id ?? 0,
			url: isVideo ? url : size,
			alt: encodeText( media.alt ?? '' ),
			caption: encodeText( media.caption ?? '' ),
		},
	];
}
