import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';

/** Called before a change; with the scope of the change before, both are one undo step. */
export type UndoStep = ( scope?: string ) => void;

/**
 * Returns what makes an undo step of the next change: WordPress would merge all
 * changes of one attribute that follow each other.
 *
 * @return Starts a step. Never changes its identity.
 */
export function useUndoSteps(): UndoStep {
	const registry = useRegistry();
	const last = useRef( '' );
	return useCallback(
		( scope = '' ) => {
			if ( scope === '' || scope !== last.current ) {
				void registry
					.dispatch( blockEditorStore )
					.__unstableMarkLastChangeAsPersistent();
			}
			last.current = scope;
		},
		[ registry ]
	);
}
