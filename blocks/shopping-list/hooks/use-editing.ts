import { useState } from '@wordpress/element';
import type { Line } from '@larder/shopping/lines';
import type { Edited } from './use-shopping-list';

/** What is typed for a line. */
export type Draft = {
	/** An entry of the line: its food and its aisle may change while somebody types. */
	id: string;
	/** The fields that were typed in: the others may change meanwhile, by another tab or device. */
	typed: Partial< Edited >;
};

export type Editing = {
	draftOf: ( line: Line ) => Draft | undefined;
	open: ( line: Line ) => void;
	type: ( draft: Draft, typed: Partial< Edited > ) => void;
	close: ( line: Line ) => void;
	/** Returns whether a line is the one that was closed last. */
	isLeft: ( line: Line ) => boolean;
};

/**
 * Stores which lines are being edited above the lines themselves, so that nothing
 * is lost when a line moves to another aisle.
 *
 * @return What is edited, and how that changes.
 */
export function useEditing(): Editing {
	const [ drafts, setDrafts ] = useState< readonly Draft[] >( [] );
	const [ left, setLeft ] = useState( '' );
	return {
		draftOf: ( { ids } ) => drafts.find( ( { id } ) => ids.includes( id ) ),
		open: ( line ) =>
			setDrafts( ( before ) => [
				...before,
				{ id: line.ids[ 0 ] ?? '', typed: {} },
			] ),
		type: ( { id }, typed ) =>
			setDrafts( ( before ) =>
				before.map( ( draft ) =>
					draft.id === id
						? { id, typed: { ...draft.typed, ...typed } }
						: draft
				)
			),
		close: ( { ids } ) => {
			setDrafts( ( before ) =>
				before.filter( ( { id } ) => ! ids.includes( id ) )
			);
			setLeft( ids[ 0 ] ?? '' );
		},
		isLeft: ( { ids } ) => ids.includes( left ),
	};
}
