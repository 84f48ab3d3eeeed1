import {
	decodeUrl,
	isLoose,
	readCount,
	readHtml,
	readList,
	safeUrl,
} from '@larder/editor/content';
import type { GalleryItem } from './types';

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg)(?:$|[?#])/i;

/**
 * Returns what a URL most likely leads to, where nobody said it.
 *
 * @return Video for files and portals of videos.
 */
export function typeOfUrl( url: string ): GalleryItem[ 'type' ] {
	return VIDEO_FILE.test( url ) ||
		/^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i.test(
			url
		)
		? 'video'
		: 'image';
}

/**
 * Returns whether a URL says by its name what it leads to.
 *
 * @return False where it has to be found out.
 */
export function isKnownName( url: string ): boolean {
	return IMAGE_FILE.test( url ) || typeOfUrl( url ) === 'video';
}

function isType( value: unknown ): value is GalleryItem[ 'type' ] {
	return value === 'image' || value === 'video' || value === 'embed';
}

function readItem( value: unknown ): GalleryItem[] {
	// A bare URL is still an item.
	const stored = isLoose( value ) ? value : { url: readHtml( value ) };
	const url = decodeUrl( readHtml( stored[ 'url' ] ) ).trim();
	const id = readCount( stored[ 'id' ] );
	if ( id === 0 && safeUrl( url ) === '' ) {
		return [];
	}
	const type = stored[ 'type' ];
	const poster = isLoose( stored[ 'poster' ] ) ? stored[ 'poster' ] : {};
	const posterUrl = readHtml( poster[ 'url' ] );
	return [
		{
			type: isType( type ) ? type : typeOfUrl( url ),
			id,
			url,
			alt: readHtml( stored[ 'alt' ] ),
			caption: readHtml( stored[ 'caption' ] ),
			...( posterUrl !== '' && {
				poster: { id: readCount( poster[ 'id' ] ), url: posterUrl },
			} ),
		},
	];
}

/**
 * Reads the items of a gallery, whatever is stored. Never throws.
 *
 * @param value The `items` attribute.
 * @return Items that fit the type.
 */
export function readItems( value: unknown ): GalleryItem[] {
	const list = isLoose( value ) ? Object.values( value ) : readList( value );
	return list.flatMap( readItem );
}
