import { webAddress } from '@larder/ui';
import { loadType } from './load-type';
import { knownType, rememberType, type SourceType } from './known-types';

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Types that a browser shows in a frame. */
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/;

/** How long an answer is waited for, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

function typeOfName( { pathname }: URL ): SourceType | undefined {
	if ( VIDEO_FILE.test( pathname ) ) {
		return 'video';
	}
	return IMAGE_FILE.test( pathname ) ? 'image' : undefined;
}

function typeOfContent( contentType: string ): SourceType | null {
	const [ kind ] = contentType.split( '/' );
	if ( kind === 'image' || kind === 'video' ) {
		return kind;
	}
	return PAGE.test( contentType ) ? 'embed' : null;
}

/**
 * Asks the server what a source is. What follows the head of the answer is not
 * waited for.
 *
 * @param src Its address.
 * @return The type; null when it is none that can be shown, or nobody answers in time.
 */
async function fetchType( src: string ): Promise< SourceType | null > {
	try {
		const answer = await fetch( src, {
			signal: AbortSignal.timeout( LONGEST_WAIT_MS ),
			credentials: 'same-origin',
		} );
		void answer.body?.cancel();
		return answer.ok
			? typeOfContent( answer.headers.get( 'content-type' ) ?? '' )
			: null;
	} catch ( error ) {
		// A browser says the same of a server that is gone and of one that tells no other site.
		return error instanceof TypeError ? loadType( src ) : null;
	}
}

/**
 * Finds out what a source is: by its name, by what was found out before, or by
 * fetching it.
 *
 * @param src Its address.
 * @return The type; null for one that cannot be shown.
 */
export async function detectType( src: string ): Promise< SourceType | null > {
	const url = webAddress( src );
	if ( url === null ) {
		return null;
	}
	const known = typeOfName( url ) ?? knownType( src );
	if ( known ) {
		return known;
	}
	const found = await fetchType( src );
	if ( found ) {
		rememberType( src, found );
	}
	return found;
}
