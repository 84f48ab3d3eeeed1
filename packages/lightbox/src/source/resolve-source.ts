import { playerAddress, portalVideo, type LightboxItem } from '@larder/ui';
import { EMBED_SANDBOX, LARGEST_FRAME } from '../constants';
import { detectType } from './detect-type';
import { measureVideo, type Size } from './measure-video';

/** What an item of the lightbox shows once it is known. */
export type Source =
	| { kind: 'image' }
	| ( { kind: 'video' } & Size )
	/** Something in a frame: `src` is the address of the player, `sandbox` what it may do; undefined for all that frames may. */
	| ( { kind: 'frame'; src: string; sandbox?: string } & Size )
	| { kind: 'invalid' };

function frameOf( src: string ): Source {
	return { kind: 'frame', src, sandbox: EMBED_SANDBOX, ...LARGEST_FRAME };
}

/**
 * Tells at once what an item is, where that needs no request.
 *
 * @param item The item.
 * @return What it is, or undefined.
 */
export function sourceAtOnce( item: LightboxItem ): Source | undefined {
	if ( item.type === 'image' ) {
		return { kind: 'image' };
	}
	const video = portalVideo( item.src );
	if ( video ) {
		return {
			kind: 'frame',
			src: playerAddress( video ),
			...LARGEST_FRAME,
		};
	}
	return item.type === 'embed' ? frameOf( item.src ) : undefined;
}

/**
 * Finds out what an item is.
 *
 * @param item The item.
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
