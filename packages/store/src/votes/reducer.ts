import type { MarkKind, VoteAction, Votes } from './types';

const none = (): Record< MarkKind, Record< number, boolean > > => ( {
	like: {},
	save: {},
	recommend: {},
} );

/** Before anything is known. */
export const initialVotes: Votes = {
	visitor: undefined,
	marks: none(),
	chosen: none(),
	busy: none(),
	likes: {},
	recommendations: {},
	rated: {},
	summaries: {},
};

/**
 * Sets or forgets a value of one post.
 *
 * @param marks Values by kind and post.
 * @param at    The kind and the post.
 * @param value The value; undefined forgets it.
 */
function put(
	marks: Votes[ 'marks' ],
	{ kind, id }: { kind: MarkKind; id: number },
	value: boolean | undefined
): Votes[ 'marks' ] {
	const { [ id ]: _, ...rest } = marks[ kind ];
	return {
		...marks,
		[ kind ]: value === undefined ? rest : { ...rest, [ id ]: value },
	};
}

/**
 * Returns the next votes.
 *
 * @param votes  The votes so far.
 * @param action What happened.
 * @return The next votes; the same when nothing of theirs happened.
 */
export function votesReducer( votes: Votes, action: VoteAction ): Votes {
	switch ( action.type ) {
		case 'RECEIVE_VISITOR': {
			const { marks } = action;
			return {
				...votes,
				visitor: action.visitor,
				// The result of a later request is newer than this response.
				marks: {
					like: { ...marks.like, ...votes.marks.like },
					save: { ...marks.save, ...votes.marks.save },
					recommend: { ...marks.recommend, ...votes.marks.recommend },
				},
				likes: { ...action.likes, ...votes.likes },
				recommendations: {
					...action.recommendations,
					...votes.recommendations,
				},
				rated: { ...action.rated, ...votes.rated },
			};
		}
		case 'RECEIVE_RATING':
			return {
				...votes,
				rated: { ...votes.rated, [ action.id ]: action.rating },
				summaries: {
					...votes.summaries,
					[ action.id ]: action.summary,
				},
			};
		case 'RECEIVE_LIKES':
			return { ...votes, likes: { ...votes.likes, ...action.likes } };
		case 'CHOOSE':
			return {
				...votes,
				chosen: put( votes.chosen, action, action.isOn ),
			};
		case 'SETTLE':
			return {
				...votes,
				chosen: put( votes.chosen, action, undefined ),
				marks:
					action.isOn === undefined
						? votes.marks
						: put( votes.marks, action, action.isOn ),
				likes:
					action.likes === undefined
						? votes.likes
						: { ...votes.likes, [ action.id ]: action.likes },
				recommendations: action.recommendations
					? {
							...votes.recommendations,
							[ action.id ]: action.recommendations,
						}
					: votes.recommendations,
			};
		case 'SET_BUSY':
			return {
				...votes,
				busy: put( votes.busy, action, action.isBusy || undefined ),
			};
		default:
			return votes;
	}
}
