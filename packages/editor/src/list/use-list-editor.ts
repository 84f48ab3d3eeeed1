import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
} from '@wordpress/element';
import type { RefObject } from 'react';
import { useUndoSteps } from '../fields/use-undo-steps';
import { placeCaret } from './caret';
import {
	FIRST_LINE,
	updateRow,
	type Caret,
	type Change,
	type ListRow,
	type Section,
} from './model';

/** What rows and headings can do to their list. Never changes its identity. */
export type ListApi< Row extends ListRow > = {
	/** The list as it is now. */
	sections: () => Section< Row >[];
	/** Applies a change of structure, which is an undo step of its own. */
	restructure: ( change: Change< Row > | null ) => void;
	/** Changes one row; what has the same scope in a row is one undo step. */
	update: ( id: string, scope: string, change: ( row: Row ) => Row ) => void;
	/** Changes the heading of a section. */
	retitle: ( id: string, title: string ) => void;
	/** Places the caret. */
	focus: ( caret: Caret ) => void;
};

/**
 * Finds what a key stands for in the document.
 *
 * @param root The list.
 * @param key  Id of a row or section, `<row>:<field>`, or what stands for the first line.
 * @return The element, or null.
 */
export function elementOf(
	root: HTMLElement | null,
	key: string
): HTMLElement | null {
	const selector =
		key === FIRST_LINE
			? '[data-larder-line]'
			: `[data-larder-key="${ key }"]`;
	return root?.querySelector< HTMLElement >( selector ) ?? null;
}

/**
 * Returns the functions that edit the list of a block: with the undo steps that a
 * person expects, and the caret after them.
 *
 * @param root     The element around the list.
 * @param sections The list as stored.
 * @param onChange Stores another list.
 * @return The stable functions that rows and headings use.
 */
export function useListEditor< Row extends ListRow >(
	root: RefObject< HTMLElement | null >,
	sections: Section< Row >[],
	onChange: ( sections: Section< Row >[] ) => void
): ListApi< Row > {
	const startStep = useUndoSteps();
	const latest = useRef( { sections, onChange } );
	const pending = useRef< Caret | null >( null );

	const moveCaret = useCallback( () => {
		const caret = pending.current;
		const element = caret && elementOf( root.current, caret.key );
		if ( caret && element ) {
			pending.current = null;
			placeCaret( element, caret.offset );
		}
	}, [ root ] );

	useLayoutEffect( () => {
		latest.current = { sections, onChange };
		moveCaret();
	} );

	return useMemo( () => {
		// A change is stored before the next render, and the next change may
		// come before it too.
		const commit = ( next: Section< Row >[] ) => {
			latest.current = { ...latest.current, sections: next };
			latest.current.onChange( next );
		};
		const edit = ( next: Section< Row >[], scope: string ) => {
			startStep( scope );
			commit( next );
		};
		const focus = ( caret: Caret ) => {
			pending.current = caret;
			moveCaret();
		};
		return {
			sections: () => latest.current.sections,
			restructure: ( change ) => {
				if ( ! change ) {
					return;
				}
				startStep();
				pending.current = change.caret ?? null;
				commit( change.sections );
				startStep();
			},
			update: ( id, field, change ) =>
				edit(
					updateRow( latest.current.sections, id, change ),
					`${ id }:${ field }`
				),
			retitle: ( id, title ) =>
				edit(
					latest.current.sections.map( ( section ) =>
						section.id === id ? { ...section, title } : section
					),
					id
				),
			focus,
		};
	}, [ startStep, moveCaret ] );
}
