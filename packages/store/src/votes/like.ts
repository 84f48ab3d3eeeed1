import { browserIdentifier, storedIdentifier, request } from '@larder/ajax';
import { MAX_LIKED_POSTS } from '@larder/contracts/constants';
import type { Thunk } from '../thunk';
import { keepPending, settle } from './pending-votes';
import type { Outcome } from './types';
import { knowVisitor } from './visitor';

/** Recipes that this page has been told about by the check. */
const checked = new Set< number >();

/**
 * Waits for a response, but only while the page is visible: a request after
 * that may never be sent.
 *
 * @return The answer; undefined when the visitor goes first.
 */
function whileHere< Value >(
	answer: Promise< Value >
): Promise< Value | undefined > {
	return Promise.race( [
		answer,
		new Promise< undefined >( ( resolve ) =>
			document.addEventListener(
				'visibilitychange',
				() => resolve( undefined ),
				{ once: true }
			)
		),
	] );
}

/**
 * Requests whether this browser may still like a recipe, which a visitor without
 * an account may have done before.
 *
 * @param id Post.
 * @return False when it may not. True when nobody knows: the like itself is idempotent.
 */
async function canLike( id: number ): Promise< boolean > {
	const identifier = storedIdentifier();
	if ( identifier === undefined || checked.has( id ) ) {
		return true;
	}
	const result = await whileHere(
		request( 'delicious_recipes_check_like_for_logged_out_users', {
			id,
			unique_user_id: identifier,
		} )
	);
	if ( ! result?.ok ) {
		return true;
	}
	checked.add( id );
	return result.data.can_like;
}

/**
 * Requests how many like recipes.
 *
 * @param ids Posts.
 * @return Likes by post; what the server does not say is left out.
 */
async function countLikes(
	ids: readonly number[]
): Promise< Record< number, number > > {
	const counts: Record< number, number > = {};
	for ( let at = 0; at < ids.length; at += MAX_LIKED_POSTS ) {
		const result = await request( 'recipe_get_likes', {
			ids: ids.slice( at, at + MAX_LIKED_POSTS ),
		} );
		for ( const [ id, { likes_count: count } ] of Object.entries(
			result.ok ? result.data.recipes : {}
		) ) {
			counts[ Number( id ) ] = count;
		}
	}
	return counts;
}

/**
 * Likes a recipe, or takes the like back. It shows at once, and is taken back
 * when the call fails; a press while a call is under way is ignored.
 *
 * @param id   Post.
 * @param next Whether it is to be liked; the other way round without it.
 * @return The outcome.
 */
export function toggleLike(
	id: number,
	next?: boolean
): Thunk< Promise< Outcome > > {
	return async ( args ) => {
		const { dispatch, select } = args;
		const at = { kind: 'like', id } as const;
		if ( select.isBusy( 'like', id ) ) {
			return { status: 'ignored' };
		}
		const isOn = next ?? ! select.isMarked( 'like', id );
		keepPending( { ...at, isOn } );
		dispatch( { type: 'SET_BUSY', ...at, isBusy: true } );
		dispatch( { type: 'CHOOSE', ...at, isOn } );
		const visitor = await knowVisitor( id )( args );
		let outcome: Outcome;
		if ( isOn && ! visitor?.isLoggedIn && ! ( await canLike( id ) ) ) {
			// The like is counted already, perhaps by a request whose response
			// was lost:
			// what this page knows may be older.
			const { [ id ]: count } = await countLikes( [ id ] );
			dispatch( {
				type: 'SETTLE',
				...at,
				isOn: true,
				...( count !== undefined && { likes: count } ),
			} );
			outcome = { status: 'done', isOn, message: '' };
		} else {
			const result = await request( 'recipe_likes', {
				add_remove: isOn ? 'add' : 'remove',
				id,
				unique_user_id: browserIdentifier(),
			} );
			if ( result.ok ) {
				const { likes, likes_count: count } = result.data;
				dispatch( { type: 'SETTLE', ...at, isOn, likes: count } );
				outcome = { status: 'done', isOn, message: likes };
			} else {
				dispatch( { type: 'SETTLE', ...at } );
				outcome = { status: 'failed', error: result.error };
			}
		}
		settle( at );
		dispatch( { type: 'SET_BUSY', ...at, isBusy: false } );
		return outcome;
	};
}

/**
 * Refreshes how many like the recipes of a page that comes from the back/forward cache.
 *
 * @param ids Posts.
 */
export function refreshLikes(
	ids: readonly number[]
): Thunk< Promise< void > > {
	return async ( { dispatch } ) => {
		const likes = await countLikes( ids );
		dispatch( { type: 'RECEIVE_LIKES', likes } );
	};
}
