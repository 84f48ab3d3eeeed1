import { createReduxStore, register } from '@wordpress/data';
import { restored, touched } from './change-list';
import {
	deviceKey,
	parseKept,
	readKept,
	writeKept,
	type Keeping,
} from './device';
import { EMPTY, liveEntries, MAX_ENTRIES } from './entries';
import { merged } from './merge-lists';
import { sync, type SyncStatus, type Synced } from './sync';
import { tidied } from './tidy-list';
import type { ShoppingList } from './types';

type State = {
	list: ShoppingList;
	/** Whether the browser was asked. */
	isOpen: boolean;
	keeping: Keeping;
	/** Undefined until the server has answered. */
	place: SyncStatus | undefined;
	/** Why the account does not take it, for a person. */
	refusal: string;
};

type Action =
	| { type: 'RECEIVE'; list: ShoppingList; keeping?: Keeping | undefined }
	| { type: 'PLACE'; place: SyncStatus; refusal: string };

type ThunkArgs = {
	dispatch: ( action: Action ) => unknown;
	select: { getList: () => ShoppingList; isOpen: () => boolean };
};

type Thunk< Value = void > = ( args: ThunkArgs ) => Value;

/** The outcome of a change; `undo` takes it back. */
export type Change = { isDone: true; undo: () => void } | { isDone: false };

/** How long changes are collected before they are sent, in milliseconds. */
const PAUSE = 800;

const initial: State = {
	list: EMPTY,
	isOpen: false,
	keeping: 'kept',
	place: undefined,
	refusal: '',
};

let timer: ReturnType< typeof setTimeout > | undefined;
let running: Promise< void > | undefined;

/** Stores what became of a sync. */
function receive( { place, kept, keeping, message = '' }: Synced ): Thunk {
	return ( { dispatch } ) => {
		if ( kept ) {
			dispatch( { type: 'RECEIVE', list: kept.list, keeping } );
		}
		dispatch( { type: 'PLACE', place, refusal: message } );
	};
}

const actions = {
	/** Reads the list of this browser, the first time that a view needs it. */
	openShoppingList(): Thunk {
		return ( { dispatch, select } ) => {
			if ( ! select.isOpen() ) {
				dispatch( { type: 'RECEIVE', list: readKept().list } );
			}
		};
	},

	/**
	 * Syncs the list with that of the visitor's account.
	 *
	 * @param isLoggedIn Whether somebody is known to have logged in.
	 */
	syncShoppingList( isLoggedIn?: boolean ): Thunk< Promise< void > > {
		return async ( args ) => {
			clearTimeout( timer );
			await running;
			running = sync( isLoggedIn ).then( ( synced ) =>
				receive( synced )( args )
			);
			await running;
		};
	},

	/**
	 * Changes the list: here at once, in the account a moment later.
	 *
	 * @param change Gives the new list; the time is that of the change.
	 * @return Whether the list took it: one that is full takes no more.
	 */
	changeShoppingList(
		change: ( list: ShoppingList, now: number ) => ShoppingList
	): Thunk< Change > {
		return ( args ) => {
			const kept = readKept();
			// What is on the page may be more than what the browser could keep.
			const before = merged( kept.list, args.select.getList() );
			const now = Date.now();
			const next = tidied( change( before, now ), now );
			const count = liveEntries( next ).length;
			if ( count > MAX_ENTRIES && count > liveEntries( before ).length ) {
				return { isDone: false };
			}
			const keeping = writeKept( { ...kept, list: next, isDirty: true } );
			args.dispatch( { type: 'RECEIVE', list: next, keeping } );
			clearTimeout( timer );
			timer = setTimeout(
				() => void actions.syncShoppingList()( args ),
				PAUSE
			);
			const ids = touched( before, next );
			return {
				isDone: true,
				undo: () =>
					void actions.changeShoppingList( ( list, then ) =>
						restored( list, before, ids, then )
					)( args ),
			};
		};
	},

	/** Reads the list again, for a page that could not hear of changes on others. */
	reopenShoppingList(): Thunk {
		return ( { dispatch, select } ) => {
			if ( select.isOpen() ) {
				dispatch( { type: 'RECEIVE', list: readKept().list } );
			}
		};
	},

	/** Merges what another tab has written. */
	receiveKept( json: string | null ): Thunk {
		return ( { dispatch, select } ) => {
			const { list } = parseKept( json );
			dispatch( {
				type: 'RECEIVE',
				// Storage that was cleared is a list that was left.
				list: json === null ? EMPTY : merged( list, select.getList() ),
			} );
		};
	},
};

const selectors = {
	/** Returns the list; empty until it was opened. */
	getList: ( { list }: State ) => list,
	/** Returns whether the browser was asked for its list. */
	isOpen: ( { isOpen }: State ) => isOpen,
	/** Returns how well the browser keeps the list. */
	getKeeping: ( { keeping }: State ) => keeping,
	/** Returns the sync status of the list; undefined until the server has answered. */
	getPlace: ( { place }: State ) => place,
	/** Returns why the account refuses the list. */
	getRefusal: ( { refusal }: State ) => refusal,
};

/**
 * The store of the shopping list. It is beside the store `larder`, which
 * every first press on a recipe waits for; always used by this descriptor.
 */
export const shoppingStore = createReduxStore( 'larder/shopping', {
	reducer( state: State = initial, action: Action ): State {
		switch ( action.type ) {
			case 'RECEIVE':
				return {
					...state,
					list: action.list,
					isOpen: true,
					keeping: action.keeping ?? state.keeping,
				};
			case 'PLACE':
				return {
					...state,
					place: action.place,
					refusal: action.refusal,
				};
			default:
				return state;
		}
	},
	actions,
	selectors,
} );

register( shoppingStore );

export { deviceKey };
