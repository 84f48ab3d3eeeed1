import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';

/** Called before a change; with the scope of the change before, both are one undo step. */
export type UndoStep = ( scope?: string ) => void;

/**
 * Returns a function that makes the next change its own undo step: WordPress
 * merges consecutive changes of one attribute.
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
