import { portalVideo, type LightboxItem } from '@larder/ui';
import { MAX_FRAME } from '../constants';
import { detectType } from './detect-type';
import { measureVideo, type Size } from './measure-video';

/** What an item of the lightbox shows once it is known. */
export type Source =
	| { kind: 'image' }
	| ( { kind: 'video' } & Size )
	/** Something that plays in a frame, at the URL of a video or of a page. */
	| ( { kind: 'frame'; url: string } & Size )
	| { kind: 'invalid' };

function frameOf( url: string ): Source {
	return { kind: 'frame', url, ...MAX_FRAME };
}

/**
 * Returns what an item is, where that needs no request.
 *
 * @return What it is, or undefined.
 */
export function sourceAtOnce( item: LightboxItem ): Source | undefined {
	if ( item.type === 'image' ) {
		return { kind: 'image' };
	}
	return item.type === 'embed' || portalVideo( item.src )
		? frameOf( item.src )
		: undefined;
}

/**
 * Finds out what an item is.
 *
 * @return What it is.
 */
export async function resolveSource( item: LightboxItem ): Promise< Source > {
	const known = sourceAtOnce( item );
	if ( known ) {
		return known;
	}
	const type = await detectType( item.src );
	switch ( type ) {
		case 'image':
			return { kind: 'image' };
		case 'embed':
			return frameOf( item.src );
		case 'video': {
			const size = await measureVideo( item.src );
			return size ? { kind: 'video', ...size } : { kind: 'invalid' };
		}
		default:
			return { kind: 'invalid' };
	}
}
