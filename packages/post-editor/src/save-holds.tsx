import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { holdsStore, type Hold } from '@larder/editor';
import type { ReactElement } from 'react';

/** Name of the lock, and beginning of the names of the notices. */
const LOCK = 'larder-holds';

/**
 * Says what cannot be saved, with a way to it, as long as that is so.
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
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	useEffect( () => {
		const notice = `${ LOCK }-${ id }`;
		void createErrorNotice( hold.message, {
			id: notice,
			isDismissible: false,
			actions: [
				{
					label: __( 'Go to the field', 'larder' ),
					onClick: hold.goThere,
				},
			],
		} );
		return () => {
			void removeNotice( notice );
		};
	}, [ id, hold, createErrorNotice, removeNotice ] );
	return null;
}

/**
 * Keeps the post from being saved while something that was typed into a recipe
 * would not be saved with it.
 *
 * @return The notices that say so.
 */
export function SaveHolds(): ReactElement {
	const holds = useSelect(
		( select ) => select( holdsStore ).getHolds(),
		[]
	);
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const isHeld = Object.keys( holds ).length > 0;
	useEffect( () => {
		if ( ! isHeld ) {
			return;
		}
		void lockPostSaving( LOCK );
		return () => {
			void unlockPostSaving( LOCK );
		};
	}, [ isHeld, lockPostSaving, unlockPostSaving ] );
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
