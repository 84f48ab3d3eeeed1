/**
 * Reads a place in a video as people write it.
 *
 * @param text Such as `1:35`, `1:02:03` or `95`.
 * @return Seconds; undefined for anything else.
 */
export function readVideoTime( text: string ): number | undefined {
	const found = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d{1,5})$/.exec( text.trim() );
	if ( ! found ) {
		return undefined;
	}
	const part = ( at: number ): number => Number( found[ at ] ?? 0 );
	return part( 1 ) * 3600 + part( 2 ) * 60 + part( 3 );
}

/**
 * Writes a place in a video.
 *
 * @param seconds Seconds; undefined for none.
 * @return Such as `1:35`, empty for none.
 */
export function videoTimeText( seconds: number | undefined ): string {
	if ( seconds === undefined ) {
		return '';
	}
	const minutes = Math.floor( seconds / 60 );
	const parts = [ Math.floor( minutes / 60 ), minutes % 60, seconds % 60 ];
	return ( parts[ 0 ] === 0 ? parts.slice( 1 ) : parts )
		.map( ( part, at ) =>
			at === 0 ? `${ part }` : `${ part }`.padStart( 2, '0' )
		)
		.join( ':' );
}
