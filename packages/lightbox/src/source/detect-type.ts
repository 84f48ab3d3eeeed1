import { webUrl } from '@larder/ui';
import { loadType } from './load-type';
import { knownType, rememberType, type SourceType } from './known-types';

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Types that a browser shows in a frame. */
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/;

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT_MS = 10_000;

function typeOfName( { pathname }: URL ): SourceType | undefined {
	if ( VIDEO_FILE.test( pathname ) ) {
		return 'video';
	}
	return IMAGE_FILE.test( pathname ) ? 'image' : undefined;
}

/**
 * Whether a page allows to be framed here: embeds of WordPress do, others name
 * the allowed ancestors in their Content-Security-Policy. A page without such a
 * policy is linked instead.
 *
 * @param headers What came with the page.
 * @param origin  The origin of the page.
 * @return Whether it does.
 */
function saysThatItEmbeds( headers: Headers, origin: string ): boolean {
	const policy = /(?:^|[;,])\s*frame-ancestors\s+([^;,]+)/i.exec(
		headers.get( 'content-security-policy' ) ?? ''
	);
	const allowed = policy?.[ 1 ]?.toLowerCase().split( /\s+/ ) ?? [];
	return policy
		? allowed.includes( '*' ) ||
				allowed.includes( location.origin ) ||
				( origin === location.origin && allowed.includes( "'self'" ) )
		: headers.get( 'x-wp-embed' ) === 'true';
}

function typeOfAnswer( { headers }: Response, url: URL ): SourceType | null {
	const contentType = headers.get( 'content-type' ) ?? '';
	const [ kind ] = contentType.split( '/' );
	if ( kind === 'image' || kind === 'video' ) {
		return kind;
	}
	return PAGE.test( contentType ) && saysThatItEmbeds( headers, url.origin )
		? 'embed'
		: null;
}

/**
 * Requests the type of a source from its server. What follows the head of the
 * answer is not waited for.
 *
 * @return The type; null when it is none that can be shown, or nobody answers in time.
 */
async function fetchType( url: URL ): Promise< SourceType | null > {
	try {
		const answer = await fetch( url, {
			signal: AbortSignal.timeout( TIMEOUT_MS ),
			credentials: 'same-origin',
		} );
		void answer.body?.cancel();
		return answer.ok ? typeOfAnswer( answer, url ) : null;
	} catch ( error ) {
		// fetch() fails in the same way for an unreachable server and for one
		// without CORS headers.
		return error instanceof TypeError ? loadType( url.href ) : null;
	}
}

/**
 * Finds out what a source is: by its name, by what was found out before, or by
 * fetching it.
 *
 * @param src Its URL.
 * @return The type; null for one that cannot be shown.
 */
export async function detectType( src: string ): Promise< SourceType | null > {
	const url = webUrl( src );
	if ( url === null ) {
		return null;
	}
	const known = typeOfName( url ) ?? knownType( src );
	if ( known ) {
		return known;
	}
	const found = await fetchType( url );
	if ( found ) {
		rememberType( src, found );
	}
	return found;
}
