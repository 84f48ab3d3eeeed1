/**
 * Finds out how long a file plays.
 *
 * @param url URL of the file.
 * @return Seconds, 0 when the file cannot be read.
 */
export function lengthOf( url: string ): Promise< number > {
	return new Promise( ( resolve ) => {
		const video = document.createElement( 'video' );
		video.preload = 'metadata';
		video.onloadedmetadata = () =>
			resolve(
				Number.isFinite( video.duration )
					? Math.round( video.duration )
					: 0
			);
		video.onerror = () => resolve( 0 );
		video.src = url;
	} );
}
