import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getManifest } from '@larder/islands';
import { store } from '@larder/store';
import { withPrinted } from '../printed';
import { putBack } from '../put-back';
import type {
	Collection,
	Saved,
	SavedProps,
	SavedRecipe,
	SavedState,
} from '../view-types';

/** What has just happened, and how it is taken back. */
export type Notice = { text: string; undo?: () => void };

export type SavedControls = {
	state: SavedState;
	notice: Notice | undefined;
	retry: () => void;
	remove: ( recipe: SavedRecipe ) => void;
	setCollections: ( collections: Collection[] ) => void;
	setShared: ( isShared: boolean ) => void;
	forget: () => void;
	say: ( text: string ) => void;
};

const failed = (): string =>
	__( 'That did not work. Please try again.', 'larder' );

/** Gives what a link in the address shows. */
function sharedBy( search: string ): string | undefined {
	return new URLSearchParams( search ).get( 'saved' ) ?? undefined;
}

/**
 * Asks for the saved recipes and changes them. A change shows at once, and is
 * taken back where the server does not take it.
 *
 * @param look        How cards look, where the site prints them.
 * @param look.level  Level of their headings.
 * @param look.layout Name of their layout.
 * @return The list and its controls.
 */
export function useSaved( { level, layout }: SavedProps ): SavedControls {
	const actions = useDispatch( store );
	const [ state, setState ] = useState< SavedState >( { status: 'loading' } );
	const [ notice, setNotice ] = useState< Notice >();
	const say = useCallback( ( text: string ) => setNotice( { text } ), [] );
	const revision = useRef( 0 );
	const unsent = useRef< Collection[] >();
	const isSending = useRef( false );

	const { fetchSavedRecipes } = actions;
	const ask = useCallback( async (): Promise< void > => {
		const share = sharedBy( location.search );
		const isGuests = ( isLoggedIn: boolean ): boolean =>
			share === undefined && ! isLoggedIn;
		const result = await fetchSavedRecipes( { level, layout }, share );
		if ( ! result.ok ) {
			setState( {
				status: 'failed',
				message:
					result.error.message ||
					__( 'Your recipes could not be loaded.', 'larder' ),
			} );
		} else if (
			isGuests( result.data.logged_in ) &&
			! getManifest().settings?.savesOnDevice
		) {
			setState( { status: 'guest' } );
		} else {
			revision.current = result.data.revision;
			setState( {
				status: 'ready',
				saved: {
					...withPrinted( result.data ),
					isOnDevice: isGuests( result.data.logged_in ),
					collections: result.data.collections.map(
						( collection ) => ( {
							note: '',
							recipes: [],
							...collection,
						} )
					),
				},
			} );
		}
	}, [ fetchSavedRecipes, level, layout ] );
	useEffect( () => void ask(), [ ask ] );

	const change = useCallback(
		( next: ( saved: Saved ) => Saved ): void =>
			setState( ( before ) =>
				before.status === 'ready'
					? { ...before, saved: next( before.saved ) }
					: before
			),
		[]
	);
	const saved = state.status === 'ready' ? state.saved : undefined;

	/** Puts a recipe back where the list is, or takes it off; gives since when it was there, or why that did not work. */
	const keep = async (
		id: number,
		isOn: boolean,
		since?: number
	): Promise< { problem: string; since?: number | undefined } > => {
		if ( saved?.isOnDevice ) {
			const before = saved.recipes.map( ( recipe ) => recipe.recipe_id );
			await actions.keepRecipeOnDevice( id, isOn, before );
			return { problem: '' };
		}
		const result = await actions.keepRecipe( id, isOn, since );
		return result.ok
			? { problem: '', since: result.data.since }
			: { problem: result.error.message || failed() };
	};

	const remove = ( recipe: SavedRecipe ): void => {
		const before = saved?.recipes ?? [];
		const id = recipe.recipe_id;
		const changeRecipes = (
			next: ( recipes: SavedRecipe[] ) => SavedRecipe[]
		): void =>
			change( ( now ) => ( { ...now, recipes: next( now.recipes ) } ) );
		// Others may have been taken off since.
		const restore = (): void =>
			changeRecipes( ( now ) => putBack( now, recipe, before ) );
		const undo = async (): Promise< void > => {
			restore();
			setNotice( undefined );
			const { since } = await taken;
			if ( ( await keep( id, true, since ) ).problem !== '' ) {
				say( failed() );
				await ask();
			}
		};
		changeRecipes( ( now ) =>
			now.filter( ( other ) => other.recipe_id !== id )
		);
		const taken = keep( id, false );
		setNotice( {
			/* translators: %s: name of a recipe. */
			text: sprintf( __( 'Taken off: %s.', 'larder' ), recipe.title ),
			undo: () => void undo(),
		} );
		void taken.then( ( { problem } ) => {
			if ( problem !== '' ) {
				restore();
				say( problem );
			}
		} );
	};

	const send = async (): Promise< void > => {
		isSending.current = true;
		while ( unsent.current ) {
			const collections = unsent.current;
			unsent.current = undefined;
			const result = await actions.saveCollections( {
				collections,
				revision: revision.current,
			} );
			if ( result.ok ) {
				revision.current = result.data.revision;
			} else {
				unsent.current = undefined;
				say( result.error.message || failed() );
				await ask();
			}
		}
		isSending.current = false;
	};

	const setCollections = ( collections: Collection[] ): void => {
		change( ( before ) => ( { ...before, collections } ) );
		setNotice( undefined );
		unsent.current = collections;
		// One after the other: the next change starts from the revision of this one.
		if ( ! isSending.current ) {
			void send();
		}
	};

	const setShared = ( isShared: boolean ): void =>
		void actions.shareSaved( isShared ).then( ( result ) => {
			if ( result.ok ) {
				change( ( before ) => ( {
					...before,
					share: result.data.share,
				} ) );
				say(
					isShared
						? __(
								'Whoever has the link can see your list.',
								'larder'
							)
						: __( 'The link no longer works.', 'larder' )
				);
			} else {
				say( result.error.message || failed() );
			}
		} );

	const forgetAll = async (): Promise< void > => {
		if ( saved?.isOnDevice ) {
			await actions.forgetDevice();
			say( __( 'Everything was deleted.', 'larder' ) );
		} else {
			const result = await actions.forgetSaved();
			say(
				result.ok
					? __( 'Everything was deleted.', 'larder' )
					: result.error.message || failed()
			);
		}
		await ask();
	};
	const forget = (): void => void forgetAll();

	return {
		state,
		notice,
		retry: () => void ask(),
		remove,
		setCollections,
		setShared,
		forget,
		say,
	};
}
