import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '@larder/store';
import type { Change } from '../collections';
import type { SavedProps, SavedRecipe, SavedState } from '../view-types';
import { failed, type Notice } from './notice';
import { useCollections } from './use-collections';
import { useRemoval } from './use-removal';
import { useSavedList } from './use-saved-list';

export type SavedControls = {
	state: SavedState;
	notice: Notice | undefined;
	retry: () => void;
	remove: ( recipe: SavedRecipe ) => void;
	changeCollections: ( change: Change ) => void;
	setShared: ( isShared: boolean ) => void;
	forget: () => void;
	say: ( text: string, undo?: () => void ) => void;
};

/**
 * Loads the saved recipes and changes them. A change shows at once, and is
 * reverted where the server refuses it.
 *
 * @param look How cards look, where the site prints them.
 * @return The list and its controls.
 */
export function useSaved( look: SavedProps ): SavedControls {
	const { shareSaved, forgetSaved, forgetDevice } = useDispatch( store );
	const [ notice, setNotice ] = useState< Notice >();
	const list = useSavedList( look );
	const { state, saved, load, change } = list;
	const remove = useRemoval( list, setNotice );
	const changeCollections = useCollections( list, setNotice );
	const say = ( text: string, undo?: () => void ): void =>
		setNotice( { text, undo } );

	const setShared = async ( isShared: boolean ): Promise< void > => {
		const result = await shareSaved( isShared );
		if ( ! result.ok ) {
			say( result.error.message || failed() );
			return;
		}
		change( ( before ) => ( { ...before, share: result.data.share } ) );
		say(
			isShared
				? __( 'Whoever has the link can see your list.', 'larder' )
				: __( 'The link no longer works.', 'larder' )
		);
	};

	const forget = async (): Promise< void > => {
		let problem = '';
		if ( saved?.isOnDevice ) {
			await forgetDevice();
		} else {
			const result = await forgetSaved();
			problem = result.ok ? '' : result.error.message || failed();
		}
		say( problem || __( 'Everything was deleted.', 'larder' ) );
		await load();
	};

	return {
		state,
		notice,
		retry: () => void load(),
		remove,
		changeCollections,
		setShared: ( isShared ) => void setShared( isShared ),
		forget: () => void forget(),
		say,
	};
}
