import { MAX_FRAME, VIDEO_METADATA_MS } from '../constants';

/** Pixels. */
export type Size = { width: number; height: number };

/**
 * Finds out how large a video is, from the head of its file.
 *
 * @param src URL of the file.
 * @return Its size, a common one where nobody says it in time; null when the video is not available.
 */
export function measureVideo( src: string ): Promise< Size | null > {
	return new Promise( ( resolve ) => {
		const video = document.createElement( 'video' );
		const settle = ( size: Size | null ): void => {
			clearTimeout( timer );
			video.onloadedmetadata = null;
			video.onerror = null;
			// Without this the browser continues to load it.
			video.removeAttribute( 'src' );
			resolve( size );
		};
		const timer = setTimeout(
			() => settle( MAX_FRAME ),
			VIDEO_METADATA_MS
		);
		video.onloadedmetadata = () => {
			const { videoWidth: width, videoHeight: height } = video;
			// A file with sound alone has no size.
			settle( width > 0 ? { width, height } : MAX_FRAME );
		};
		video.onerror = () => settle( null );
		video.preload = 'metadata';
		video.muted = true;
		video.src = src;
	} );
}
