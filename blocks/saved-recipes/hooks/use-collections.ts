import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store } from '@larder/store';
import type { Change } from '../collections';
import type { Collection } from '../view-types';
import { failed, type SetNotice } from './notice';
import type { SavedList } from './use-saved-list';

/** Returns collections after all changes. */
const after = (
	collections: readonly Collection[],
	changes: readonly Change[]
): Collection[] =>
	changes.reduce< Collection[] >(
		( now, change ) => change( now ),
		[ ...collections ]
	);

/**
 * Stores the collections, one request after the other. Where another tab was
 * first, what was changed here is changed in what it has stored; where nobody
 * can be reached, it stays as it is on the page and can be sent again.
 *
 * @param setNotice Says what has happened.
 * @return What changes them.
 */
export function useCollections(
	{ change, load, stored }: SavedList,
	setNotice: SetNotice
): ( change: Change ) => void {
	const { saveCollections } = useDispatch( store );
	const unsent = useRef< Change[] >( [] );
	const isSending = useRef( false );

	/**
	 * Loads what the server has, and applies the changes that were not sent yet.
	 *
	 * @return Whether that is another version than before.
	 */
	const takeStored = async (): Promise< boolean > => {
		const { revision } = stored.current;
		const fresh = await load();
		if ( fresh ) {
			const collections = after( fresh.collections, unsent.current );
			change( ( before ) => ( { ...before, collections } ) );
		}
		return stored.current.revision !== revision;
	};

	/**
	 * Sends what was changed so far.
	 *
	 * @return Whether to continue with what is left.
	 */
	const sendOnce = async (): Promise< boolean > => {
		const sent = unsent.current.length;
		const { revision } = stored.current;
		const collections = after( stored.current.collections, unsent.current );
		const result = await saveCollections( { collections, revision } );
		if ( result.ok ) {
			stored.current = { ...result.data, collections };
			unsent.current = unsent.current.slice( sent );
			return true;
		}
		const { code, status, message } = result.error;
		if ( code === 'stale_collections' ) {
			if ( await takeStored() ) {
				return true;
			}
		} else if ( status >= 400 && status < 500 && status !== 429 ) {
			unsent.current = unsent.current.slice( sent );
			await takeStored();
		}
		const isKept = unsent.current.length > 0;
		setNotice( {
			text: message || failed(),
			retry: isKept ? () => void send() : undefined,
		} );
		return false;
	};

	const send = async (): Promise< void > => {
		if ( isSending.current ) {
			return;
		}
		isSending.current = true;
		setNotice();
		while ( unsent.current.length > 0 && ( await sendOnce() ) ) {
			// Changes that came meanwhile go next.
		}
		isSending.current = false;
	};

	return ( next ) => {
		unsent.current = [ ...unsent.current, next ];
		change( ( before ) => ( {
			...before,
			collections: next( before.collections ),
		} ) );
		void send();
	};
}
