import type { Actions } from '@larder/contracts/actions';
import { call, type Result } from './call';
import { storedIdentifier } from './identifier';

/** Who looks at the page, and what they did with its posts. */
export type VisitorAnswer = Actions[ 'larder_visitor' ][ 'response' ];

/** What the page's own small script knows; it asks before any view is there. */
export type PageVisitor = {
	/** Posts that it asks for. */
	ids: readonly number[];
	/** What it was answered; undefined until then. */
	answer?: VisitorAnswer | undefined;
	/** Requests the visitor now, unless that has been done. */
	ask: () => Promise< VisitorAnswer | undefined >;
};

declare global {
	interface Larder {
		visitor?: PageVisitor;
	}
}

let nonce: string | undefined;
let renewal: Promise< string > | undefined;

/**
 * Returns what the page's own script knows of the visitor.
 *
 * @return Undefined on a page without that script.
 */
export function pageVisitor(): PageVisitor | undefined {
	return window.larder?.visitor;
}

/**
 * Requests who the visitor is, and what they did with some posts.
 *
 * @param ids Posts, at most 100.
 * @return The answer, or a failure.
 */
export async function askVisitor(
	ids: number[]
): Promise< Result< VisitorAnswer > > {
	const identifier = storedIdentifier();
	const result = await call( 'larder_visitor', {
		ids,
		...( identifier !== undefined && { unique_user_id: identifier } ),
	} );
	if ( result.ok ) {
		nonce = result.data.nonce;
	}
	return result;
}

/**
 * Returns the nonce of a visitor who is logged in, requested once for all who
 * wait for it.
 *
 * @param isRefused Whether the server has refused the one that is known.
 * @return The nonce; empty for a visitor who needs none, or when nobody answers.
 */
export async function getNonce( isRefused = false ): Promise< string > {
	if ( nonce !== undefined && ! isRefused ) {
		return nonce;
	}
	renewal ??= ( async () => {
		const known = isRefused ? undefined : await pageVisitor()?.ask();
		if ( known ) {
			nonce = known.nonce;
		} else {
			await askVisitor( [] );
		}
		renewal = undefined;
		return nonce ?? '';
	} )();
	return renewal;
}
