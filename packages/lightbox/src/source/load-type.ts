import { isImage } from '@larder/ui';
import { measureVideo } from './measure-video';

/**
 * Finds out what a source is by loading it, which also works on servers that
 * let no other site read their answers.
 *
 * @param src Its URL.
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
