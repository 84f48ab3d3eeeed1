import { askVisitor, pageVisitor, type VisitorAnswer } from '@larder/ajax';
import { MAX_VISITOR_POSTS } from '@larder/contracts/constants';
import type { Thunk } from '../thunk';
import { readDevice } from './device';
import type { VisitorFacts, VoteAction } from './types';

/** Posts whose marks were received, or asked for. */
const asked = new Set< number >();

/** Posts that views have named since the last request. */
let waiting: number[] = [];
let request: Promise< void > | undefined;
let hasPageAnswer = false;

/**
 * Reads an answer for the store.
 *
 * @param answer The server's answer.
 * @param ids    Posts that were requested.
 * @return What happened.
 */
function receive( answer: VisitorAnswer, ids: readonly number[] ): VoteAction {
	const marksOf = ( marked: readonly number[] ) =>
		Object.fromEntries(
			ids.map( ( id ) => [ id, marked.includes( id ) ] )
		);
	return {
		type: 'RECEIVE_VISITOR',
		visitor: { isLoggedIn: answer.logged_in, name: answer.name },
		marks: {
			like: marksOf( answer.liked ),
			save: marksOf( answer.logged_in ? answer.saved : readDevice() ),
			recommend: marksOf( answer.recommended ),
		},
		rated: answer.rated,
		recommendations: answer.recommendations,
		likes: Object.fromEntries(
			Object.entries( answer.likes ).map(
				( [ id, { likes_count: count } ] ) => [ id, count ]
			)
		),
	};
}

/**
 * Stores the reply to the page's own script, once.
 *
 * @return Whether it has an answer.
 */
function takePageAnswer(): Thunk< boolean > {
	return ( { dispatch } ) => {
		const page = pageVisitor();
		if ( page?.answer && ! hasPageAnswer ) {
			hasPageAnswer = true;
			page.ids.forEach( ( id ) => asked.add( id ) );
			dispatch( receive( page.answer, page.ids ) );
		}
		return hasPageAnswer;
	};
}

/** Requests the posts that wait, all at once. */
function askForWaiting(): Thunk< Promise< void > > {
	return async ( args ) => {
		while ( waiting.length > 0 ) {
			// Views that mount in the same task register their posts before
			// this continues.
			await Promise.resolve();
			if ( ! takePageAnswer()( args ) ) {
				await pageVisitor()?.ask();
				takePageAnswer()( args );
			}
			const ids = [ ...new Set( waiting ) ].filter(
				( id ) => ! asked.has( id )
			);
			waiting = [];
			for ( let at = 0; at < ids.length; at += MAX_VISITOR_POSTS ) {
				const part = ids.slice( at, at + MAX_VISITOR_POSTS );
				part.forEach( ( id ) => asked.add( id ) );
				const result = await askVisitor( part );
				if ( result.ok ) {
					args.dispatch( receive( result.data, part ) );
				} else {
					// The next view that shows them asks again.
					part.forEach( ( id ) => asked.delete( id ) );
				}
			}
		}
		request = undefined;
	};
}

/**
 * Learns what the visitor has marked, and how many like a post today.
 *
 * What the page's own script was answered is there at once. All posts that
 * views name at the same time are one request, and none is requested twice.
 *
 * @param ids Posts.
 * @return Settles once the server has answered, or is not available.
 */
export function openVotes( ids: readonly number[] ): Thunk< Promise< void > > {
	return async ( args ) => {
		takePageAnswer()( args );
		const unknown = ids.filter( ( id ) => ! asked.has( id ) );
		if ( unknown.length > 0 ) {
			waiting.push( ...unknown );
			request ??= askForWaiting()( args );
		}
		await request;
	};
}

/**
 * Learns who looks at the page, for a press that depends on it.
 *
 * @param id The post of the press.
 * @return Undefined when the server is not available.
 */
export function knowVisitor(
	id: number
): Thunk< Promise< VisitorFacts | undefined > > {
	return async ( args ) => {
		if ( ! args.select.getVisitor() ) {
			await openVotes( [ id ] )( args );
		}
		return args.select.getVisitor();
	};
}
