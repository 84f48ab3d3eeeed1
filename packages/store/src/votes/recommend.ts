import { browserIdentifier, getSettings, request } from '@larder/ajax';
import type { Thunk } from '../thunk';
import { keepPending, settle } from './pending-votes';
import type { Outcome, Recommendations } from './types';

/**
 * Reads the answer of the action: its HTML is taken for its words only.
 *
 * @param html Number and suffix, as the site prints them.
 * @return Plain texts.
 */
function readAnswer( html: string ): Recommendations {
	const answer = new DOMParser().parseFromString( html, 'text/html' );
	const text = ( name: string ) =>
		(
			answer.querySelector( `.irecommendthis-${ name }` )?.textContent ??
			''
		).trim();
	return { count: text( 'count' ), suffix: text( 'suffix' ) };
}

/**
 * Recommends a post, or takes that back. All buttons of the post follow once
 * the server has answered; a press while that is under way is ignored.
 *
 * A failure is logged, as the specification asks.
 *
 * @param id     Post.
 * @param suffix Text after the number; the site's own without it.
 * @param next   Whether it is to be recommended; the other way round without it.
 * @return The outcome.
 */
export function toggleRecommended(
	id: number,
	suffix = '',
	next?: boolean
): Thunk< Promise< Outcome > > {
	return async ( { dispatch, select } ) => {
		const at = { kind: 'recommend', id } as const;
		if ( select.isBusy( 'recommend', id ) ) {
			return { status: 'ignored' };
		}
		const isOn = next ?? ! select.isMarked( 'recommend', id );
		keepPending( { ...at, isOn } );
		dispatch( { type: 'SET_BUSY', ...at, isBusy: true } );
		const result = await request( 'irecommendthis', {
			recommend_id: id,
			unrecommend: isOn ? 'false' : 'true',
			unique_user_id: browserIdentifier(),
			...( suffix !== '' && { suffix } ),
		} );
		settle( at );
		const stop = () =>
			dispatch( { type: 'SET_BUSY', ...at, isBusy: false } );
		if ( result.ok ) {
			const recommendations = readAnswer( result.data );
			dispatch( { type: 'SETTLE', ...at, isOn, recommendations } );
			setTimeout( stop, getSettings().recommendDelay );
			return { status: 'done', isOn, message: '' };
		}
		console.error( 'Larder: the call did not count.', result.error ); // eslint-disable-line no-console -- The specification asks for a log.
		stop();
		return { status: 'failed', error: result.error };
	};
}
