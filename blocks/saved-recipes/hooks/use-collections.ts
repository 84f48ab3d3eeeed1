import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store } from '@larder/store';
import type { Collection } from '../view-types';
import { failed, type SetNotice } from './notice';
import type { SavedList } from './use-saved-list';

/**
 * Stores the collections, all at once and one change after the other: the next
 * one starts from the revision of the one before.
 *
 * @param list      The list.
 * @param setNotice Says what has happened.
 * @return What changes them.
 */
export function useCollections(
	{ change, load, revision }: SavedList,
	setNotice: SetNotice
): ( collections: Collection[] ) => void {
	const { saveCollections } = useDispatch( store );
	const unsent = useRef< Collection[] >();
	const isSending = useRef( false );

	const send = async (): Promise< void > => {
		isSending.current = true;
		while ( unsent.current ) {
			const collections = unsent.current;
			unsent.current = undefined;
			const result = await saveCollections( {
				collections,
				revision: revision.current,
			} );
			if ( result.ok ) {
				revision.current = result.data.revision;
			} else {
				unsent.current = undefined;
				setNotice( { text: result.error.message || failed() } );
				await load();
			}
		}
		isSending.current = false;
	};

	return ( collections ) => {
		change( ( before ) => ( { ...before, collections } ) );
		setNotice();
		unsent.current = collections;
		if ( ! isSending.current ) {
			void send();
		}
	};
}
