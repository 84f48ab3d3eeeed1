/** A video of a portal. */
export type PortalVideo = {
	provider: 'youtube' | 'vimeo';
	id: string;
	/** Key of an unlisted video of Vimeo, empty for none. */
	key: string;
	/** Second at which it starts. */
	start: number;
};

const YOUTUBE_HOST =
	/^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * Reads a URL.
 *
 * @param asked Any text; what is relative is meant for this page.
 * @return The URL, or null when it is none of the web.
 */
export function webUrl( asked: string ): URL | null {
	try {
		const url = new URL( asked, location.href );
		return /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null; // No URL at all.
	}
}

/**
 * Reads a time such as `90`, `90s` or `1m30s`.
 *
 * @param text The time.
 * @return Seconds, 0 when it is none.
 */
function seconds( text: string ): number {
	const found = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec( text );
	const part = ( at: number ): number => Number( found?.[ at ] ?? 0 );
	return part( 1 ) * 3600 + part( 2 ) * 60 + part( 3 );
}

function youtube( { hostname, pathname, searchParams }: URL ): string {
	const parts = pathname.split( '/' );
	const id =
		hostname === 'youtu.be'
			? parts[ 1 ]
			: ( searchParams.get( 'v' ) ??
				( /^(?:embed|shorts|live|v)$/.test( parts[ 1 ] ?? '' )
					? parts[ 2 ]
					: '' ) );
	return /^[\w-]{11}$/.test( id ?? '' ) ? ( id ?? '' ) : '';
}

/**
 * Reads the URL of a video on YouTube or Vimeo.
 *
 * `Larder\Recipe\PortalVideo` reads the same; both are held to
 * `packages/contracts/fixtures/video-addresses.json`.
 *
 * @param asked Any URL.
 * @return The video, or null for everything else.
 */
export function portalVideo( asked: string ): PortalVideo | null {
	const url = webUrl( asked );
	if ( url === null ) {
		return null;
	}
	const start = seconds(
		url.searchParams.get( 't' ) ??
			url.searchParams.get( 'start' ) ??
			url.hash.replace( /^#t=/, '' )
	);
	if ( YOUTUBE_HOST.test( url.hostname ) ) {
		const id = youtube( url );
		return id === '' ? null : { provider: 'youtube', id, key: '', start };
	}
	const vimeo = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec( url.pathname );
	return VIMEO_HOST.test( url.hostname ) && vimeo?.[ 1 ]
		? {
				provider: 'vimeo',
				id: vimeo[ 1 ],
				key: vimeo[ 2 ] ?? url.searchParams.get( 'h' ) ?? '',
				start,
			}
		: null;
}

/**
 * Returns the URL of a portal's player that asks for no cookies.
 *
 * @return URL for an `iframe`; it plays at once, since somebody has pressed.
 */
export function playerUrl( video: PortalVideo ): string {
	const { provider, id, key, start } = video;
	if ( provider === 'youtube' ) {
		return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1&playsinline=1&rel=0${
			start > 0 ? `&start=${ start }` : ''
		}`;
	}
	return `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1${
		key === '' ? '' : `&h=${ key }`
	}${ start > 0 ? `#t=${ start }s` : '' }`;
}
