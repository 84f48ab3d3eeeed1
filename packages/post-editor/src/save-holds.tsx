import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { holdsStore, type Hold } from '@larder/editor';
import type { ReactElement } from 'react';
import { useLatePress } from './use-late-press';
import { useLateSave } from './use-late-save';

/** Name of the lock, and beginning of the names of the notices. */
const LOCK = 'larder-holds';

/**
 * Moves the focus to what holds the save: a field that is not drawn is in the sidebar,
 * and takes the focus when its block is selected.
 */
function goTo( registry: ReturnType< typeof useRegistry >, hold: Hold ): void {
	if ( ! hold.goThere() && hold.block !== undefined ) {
		void registry.dispatch( blockEditorStore ).selectBlock( hold.block );
		void registry
			.dispatch( 'core/edit-post' )
			[ 'openGeneralSidebar' ]?.( 'edit-post/block' );
	}
}

/**
 * Renders a notice of what cannot be saved, with a link to it, as long as that is
 * so.
 *
 * @return Nothing that is drawn.
 */
function HoldNotice( {
	id,
	hold,
}: {
	/** Name of the hold. */
	id: string; /** What is wrong. */
	hold: Hold;
} ): null {
	const registry = useRegistry();
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	useEffect( () => {
		const notice = `${ LOCK }-${ id }`;
		void createErrorNotice( hold.message, {
			id: notice,
			isDismissible: false,
			actions: [
				...( hold.retry
					? [
							{
								label: __( 'Try again', 'larder' ),
								onClick: hold.retry,
							},
						]
					: [] ),
				{
					label: __( 'Go to the field', 'larder' ),
					onClick: () => goTo( registry, hold ),
				},
			],
		} );
		return () => {
			void removeNotice( notice );
		};
	}, [ id, hold, registry, createErrorNotice, removeNotice ] );
	return null;
}

/**
 * Locks the save of the post, and asks before the page is left, while something that
 * was typed into a recipe would not be saved with it.
 *
 * @return The notices that say so.
 */
export function SaveHolds(): ReactElement {
	const all = useSelect( ( select ) => select( holdsStore ).getHolds(), [] );
	const gone = useSelect(
		( select ) =>
			Object.entries( all )
				.filter(
					( [ , { block } ] ) =>
						block !== undefined &&
						select( blockEditorStore ).getBlockName( block ) ===
							null
				)
				.map( ( [ id ] ) => id )
				.join(),
		[ all ]
	);
	// What was in a block that was removed comes back with it.
	const holds = Object.fromEntries(
		Object.entries( all ).filter(
			( [ id ] ) => ! gone.split( ',' ).includes( id )
		)
	);
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const isHeld = Object.keys( holds ).length > 0;
	useEffect( () => {
		if ( ! isHeld ) {
			return;
		}
		void lockPostSaving( LOCK );
		// The editor asks as well where the post has changed; what is typed may not be part of it yet.
		const ask = ( event: BeforeUnloadEvent ): void =>
			event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => {
			void unlockPostSaving( LOCK );
			window.removeEventListener( 'beforeunload', ask );
		};
	}, [ isHeld, lockPostSaving, unlockPostSaving ] );
	useLateSave( holds );
	useLatePress( holds );
	return (
		<>
			{ Object.entries( holds )
				.filter( ( [ , { message } ] ) => message !== '' )
				.map( ( [ id, hold ] ) => (
					<HoldNotice key={ id } id={ id } hold={ hold } />
				) ) }
		</>
	);
}
