import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MutableRefObject } from 'react';
import { getManifest } from '@larder/islands';
import { store } from '@larder/store';
import { withPrinted } from '../printed';
import type { Collection, Saved, SavedProps, SavedState } from '../view-types';
import { useOtherPages } from './use-other-pages';

/** The collections as the server has them. */
export type Stored = {
	revision: number;
	collections: readonly Collection[];
};

/** The list as it is shown. */
export type SavedList = {
	state: SavedState;
	/** The list, once it is there. */
	saved: Saved | undefined;
	/** Requests the list again; without an answer what is shown stays. */
	load: () => Promise< Saved | undefined >;
	/** Changes what is shown. */
	change: ( next: ( saved: Saved ) => Saved ) => void;
	/** What of the collections the server has stored. */
	stored: MutableRefObject< Stored >;
};

/** Returns what a link in the URL shows. */
function sharedBy( search: string ): string | undefined {
	return new URLSearchParams( search ).get( 'saved' ) ?? undefined;
}

/**
 * Requests the saved recipes, of the visitor or of a link, and stores what is
 * shown of them.
 *
 * @param look        How cards look, where the site prints them.
 * @param look.level  Level of their headings.
 * @param look.layout Name of their layout.
 */
export function useSavedList( { level, layout }: SavedProps ): SavedList {
	const { fetchSavedRecipes } = useDispatch( store );
	const [ state, setState ] = useState< SavedState >( { status: 'loading' } );
	const stored = useRef< Stored >( { revision: 0, collections: [] } );
	const load = useCallback( async (): Promise< Saved | undefined > => {
		const share = sharedBy( location.search );
		const result = await fetchSavedRecipes( { level, layout }, share );
		if ( ! result.ok ) {
			const message =
				result.error.message ||
				__( 'Your recipes could not be loaded.', 'larder' );
			setState( ( before ) =>
				before.status === 'ready'
					? before
					: { status: 'failed', message }
			);
			return undefined;
		}
		const isGuests = share === undefined && ! result.data.logged_in;
		if ( isGuests && ! getManifest().settings?.savesOnDevice ) {
			setState( { status: 'guest' } );
			return undefined;
		}
		const saved = {
			...withPrinted( result.data ),
			isOnDevice: isGuests,
			collections: result.data.collections.map( ( collection ) => ( {
				note: '',
				recipes: [],
				...collection,
			} ) ),
		};
		stored.current = {
			revision: result.data.revision,
			collections: saved.collections,
		};
		setState( { status: 'ready', saved } );
		return saved;
	}, [ fetchSavedRecipes, level, layout ] );
	useEffect( () => void load(), [ load ] );
	useOtherPages(
		state.status === 'ready' && state.saved.isOnDevice,
		useCallback( () => void load(), [ load ] )
	);
	const change = useCallback(
		( next: ( saved: Saved ) => Saved ): void =>
			setState( ( before ) =>
				before.status === 'ready'
					? { ...before, saved: next( before.saved ) }
					: before
			),
		[]
	);
	return {
		state,
		saved: state.status === 'ready' ? state.saved : undefined,
		load,
		change,
		stored,
	};
}
