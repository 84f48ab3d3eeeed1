import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { canvasDocument } from './check/go-to-field';

/** What somebody does first in the editor. */
const ACTS = [ 'keydown', 'pointerdown', 'input', 'paste', 'drop' ] as const;

/**
 * Forgets the undo steps of a new recipe that nobody has made: WordPress counts the
 * blocks that it begins with as one, and undo would take the whole recipe away.
 *
 * @param registry What holds the post.
 */
function forgetSteps( registry: ReturnType< typeof useRegistry > ): void {
	const editor = registry.select( editorStore );
	const core = registry.select( coreStore );
	if ( ! editor.isEditedPostNew() || ! core.hasUndo() ) {
		return;
	}
	const post = [
		'postType',
		editor.getCurrentPostType(),
		editor.getCurrentPostId(),
	] as const;
	const edits: unknown = core.getEntityRecordEdits( ...post );
	if ( ! ( edits instanceof Object ) ) {
		return;
	}
	const actions = registry.dispatch( coreStore );
	registry.batch( () => {
		while ( core.hasUndo() ) {
			void actions.undo();
		}
		void actions.editEntityRecord( ...post, edits, { undoIgnore: true } );
		// Redo would bring the same blocks once more.
		void actions.__unstableCreateUndoLevel();
	} );
}

/**
 * Begins the undo steps of a new recipe with what somebody does first; until then
 * there is nothing to undo.
 */
export function useFirstUndo(): void {
	const registry = useRegistry();
	useEffect( () => {
		if (
			registry.select( editorStore ).getCurrentPostType() !== 'recipe'
		) {
			return;
		}
		const pages = new Set< Document >();
		const forget = (): void => {
			leave();
			forgetSteps( registry );
		};
		let isOver = false;
		const forgetSoon = (): void => {
			if ( registry.select( coreStore ).hasUndo() ) {
				// The change that is under way comes first.
				queueMicrotask( () => {
					if ( ! isOver ) {
						forgetSteps( registry );
					}
				} );
			}
		};
		// The canvas comes after the editor.
		const attach = (): void => {
			forgetSoon();
			[ document, canvasDocument() ].forEach( ( page ) => {
				if ( ! pages.has( page ) ) {
					pages.add( page );
					ACTS.forEach( ( act ) =>
						page.addEventListener( act, forget, true )
					);
				}
			} );
		};
		const leave = (): void => {
			isOver = true;
			unsubscribe();
			pages.forEach( ( page ) =>
				ACTS.forEach( ( act ) =>
					page.removeEventListener( act, forget, true )
				)
			);
		};
		const unsubscribe = registry.subscribe( attach );
		attach();
		return leave;
	}, [ registry ] );
}
