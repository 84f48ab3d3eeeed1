import { createReduxStore, register } from '@wordpress/data';

/** Typed text that is not stored yet, or cannot be. */
export type Hold = {
	/** The message; empty for what will be stored in a moment. */
	message: string;
	/** Focuses the field; false where that is not rendered, as in a closed sidebar. */
	goThere: () => boolean;
	/** Tries once more what has failed; without it the person has to change what was typed. */
	retry?: () => void;
	/** The block that the field is of: without it there is nothing to hold. */
	block?: string;
	/** What was typed, for a field that is drawn again. */
	draft?: string;
};

type State = Readonly< Record< string, Hold > >;

type Action =
	{ type: 'HOLD'; id: string; hold: Hold } | { type: 'RELEASE'; id: string };

function reduce( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'HOLD':
			return { ...state, [ action.id ]: action.hold };
		case 'RELEASE': {
			const { [ action.id ]: released, ...others } = state;
			return released ? others : state;
		}
		default:
			return state;
	}
}

/**
 * The store of reasons to lock saving. Blocks add them here, and the post
 * editor, where there is one, locks saving.
 */
export const holdsStore = createReduxStore( 'larder/holds', {
	reducer: reduce,
	actions: {
		hold: ( id: string, hold: Hold ): Action => ( {
			type: 'HOLD',
			id,
			hold,
		} ),
		release: ( id: string ): Action => ( { type: 'RELEASE', id } ),
	},
	selectors: {
		getHolds: ( state: State ): State => state,
		getDraft: ( state: State, id: string ): string | undefined =>
			state[ id ]?.draft,
	},
} );

register( holdsStore );
