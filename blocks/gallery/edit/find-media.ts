import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { encodeText, readWebUrl, safeUrl } from '@larder/editor';
import { isLoose, readHtml } from '@larder/editor/content';
import { isImage } from '@larder/ui';
import { isKnownName, typeOfUrl } from '../read-items';
import type { GalleryItem } from '../types';

/**
 * Reads the player out of what WordPress embeds for a URL.
 *
 * @param preview What WordPress knows of the URL.
 * @return The item; nothing where no frame plays it.
 */
function readPlayer( preview: unknown ): GalleryItem[] {
	if ( ! isLoose( preview ) ) {
		return [];
	}
	const html = new DOMParser().parseFromString(
		readHtml( preview[ 'html' ] ),
		'text/html'
	);
	const url = safeUrl( html.querySelector( 'iframe' )?.src ?? '' );
	const poster = safeUrl( readHtml( preview[ 'thumbnail_url' ] ) );
	return url === ''
		? []
		: [
				{
					type: 'embed',
					id: 0,
					url,
					alt: encodeText( readHtml( preview[ 'title' ] ) ),
					caption: '',
					...( poster !== '' && { poster: { id: 0, url: poster } } ),
				},
			];
}

/**
 * Returns the item of a URL, as far as its name says what it leads to: a
 * video until more is known, of which the lightbox finds out more.
 *
 * @param typed What was typed.
 * @return The item; undefined for anything that is not a URL of the web.
 */
export function itemOfUrl( typed: string ): GalleryItem | undefined {
	const url = readWebUrl( safeUrl( typed.trim() ) );
	return url !== undefined
		? {
				type: isKnownName( url ) ? typeOfUrl( url ) : 'video',
				id: 0,
				url,
				alt: '',
				caption: '',
			}
		: undefined;
}

/**
 * Returns what finds out more of an item whose URL does not say what it leads
 * to: by loading it, else by what WordPress embeds for it. Where nobody can tell,
 * whoever typed it is told.
 *
 * @return Finds the item that it is.
 */
export function useFindMedia(): (
	item: GalleryItem
) => Promise< GalleryItem > {
	const registry = useRegistry();
	return async ( item ) => {
		const { url } = item;
		if ( isKnownName( url ) ) {
			return item;
		}
		if ( await isImage( url ) ) {
			return { ...item, type: 'image' };
		}
		const [ player ] = readPlayer(
			await registry.resolveSelect( coreStore ).getEmbedPreview( url )
		);
		if ( player ) {
			return player;
		}
		void registry
			.dispatch( noticesStore )
			.createWarningNotice(
				__(
					'This is not the address of a video on YouTube or Vimeo.',
					'larder'
				),
				{ type: 'snackbar' }
			);
		return item;
	};
}
