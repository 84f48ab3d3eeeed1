import { measureVideo } from './measure-video';

/**
 * Tells whether a browser can show an address as a picture.
 *
 * @param src The address.
 * @return False for everything else, and where nobody answers.
 */
async function isImage( src: string ): Promise< boolean > {
	const image = new Image();
	image.src = src;
	try {
		await image.decode();
		return true;
	} catch {
		return false; // It is something else: what it is, the next try says.
	}
}

/**
 * Finds out what a source is by loading it, which also works on servers that
 * let no other site read their answers.
 *
 * @param src Its address.
 * @return The type; null for what is neither a picture nor a video.
 */
export async function loadType(
	src: string
): Promise< 'image' | 'video' | null > {
	if ( await isImage( src ) ) {
		return 'image';
	}
	return ( await measureVideo( src ) ) ? 'video' : null;
}
