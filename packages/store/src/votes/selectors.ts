import type { State } from '../types';
import type {
	MarkKind,
	RatingSummary,
	Recommendations,
	VisitorFacts,
} from './types';

/** Returns who looks at the page; undefined until the server has said. */
export function getVisitor( { votes }: State ): VisitorFacts | undefined {
	return votes.visitor;
}

/** Returns whether the visitor has marked a post, or has just chosen to. */
export function isMarked(
	{ votes }: State,
	kind: MarkKind,
	id: number
): boolean {
	return votes.chosen[ kind ][ id ] ?? votes.marks[ kind ][ id ] ?? false;
}

/** Returns whether a call for a post is under way. */
export function isBusy(
	{ votes }: State,
	kind: MarkKind,
	id: number
): boolean {
	return votes.busy[ kind ][ id ] ?? false;
}

/**
 * Returns how many like a post, with what the visitor has just chosen.
 *
 * @param state   State of the store.
 * @param id      Post.
 * @param printed What the page was printed with; it may be days old.
 */
export function getLikes( state: State, id: number, printed = 0 ): number {
	const { chosen, marks, likes } = state.votes;
	const isOn = chosen.like[ id ];
	const wasOn = marks.like[ id ] ?? false;
	const change = isOn === undefined ? 0 : Number( isOn ) - Number( wasOn );
	return Math.max( 0, ( likes[ id ] ?? printed ) + change );
}

/** Returns number and suffix of recommendations; undefined until they change. */
export function getRecommendations(
	{ votes }: State,
	id: number
): Recommendations | undefined {
	return votes.recommendations[ id ];
}

/** Returns the posts whose marks are known. */
export function getAskedPosts( { votes }: State ): number[] {
	return Object.keys( votes.marks.save ).map( Number );
}

/** Returns the posts whose likes are known. */
export function getLikedPosts( { votes }: State ): number[] {
	return Object.keys( votes.likes ).map( Number );
}

/** Returns the stars that the visitor gave a recipe; 0 for none. */
export function getRating( { votes }: State, id: number ): number {
	return votes.rated[ id ] ?? 0;
}

/** Returns how a recipe is rated since the visitor rated it; undefined before. */
export function getRatingSummary(
	{ votes }: State,
	id: number
): RatingSummary | undefined {
	return votes.summaries[ id ];
}
