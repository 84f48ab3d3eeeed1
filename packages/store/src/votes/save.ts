import { getSettings, request, siteKey } from '@larder/ajax';
import type { Thunk } from '../thunk';
import { keepOnDevice, readDevice } from './device';
import { keepPending, settle } from './pending-votes';
import type { Outcome } from './types';
import { knowVisitor } from './visitor';

/** Returns where the login leaves what a guest asked for, until the page is there again. */
export const afterLoginKey = (): string => siteKey( 'after-login' );

/**
 * Saves a recipe of a guest on the device, where the site lets guests save.
 *
 * @param id   Post.
 * @param isOn Whether it is to be saved.
 * @return The outcome.
 */
function saveAsGuest( id: number, isOn: boolean ): Thunk< Outcome > {
	return ( { dispatch } ) => {
		const { savesOnDevice } = getSettings();
		if ( savesOnDevice ) {
			keepOnDevice( id, isOn );
		}
		dispatch( {
			type: 'SETTLE',
			kind: 'save',
			id,
			...( savesOnDevice && { isOn } ),
		} );
		return savesOnDevice
			? { status: 'done', isOn, message: '' }
			: { status: 'login' };
	};
}

/** Follows what a guest has saved on the device, on another page. */
export function followDevice(): Thunk {
	return ( { dispatch, select } ) => {
		if ( select.getVisitor()?.isLoggedIn === false ) {
			const saved = readDevice();
			for ( const id of select.getAskedPosts() ) {
				const isOn = saved.includes( id );
				dispatch( { type: 'SETTLE', kind: 'save', id, isOn } );
			}
		}
	};
}

/**
 * Saves a recipe to the account, or removes it. It shows at once, and is reverted
 * when the call fails.
 *
 * @param id   Post.
 * @param isOn Whether it is to be saved.
 * @return The outcome.
 */
function saveInAccount(
	id: number,
	isOn: boolean
): Thunk< Promise< Outcome > > {
	return async ( args ) => {
		const { dispatch } = args;
		dispatch( { type: 'CHOOSE', kind: 'save', id, isOn } );
		const visitor = await knowVisitor( id )( args );
		if ( visitor && ! visitor.isLoggedIn ) {
			return saveAsGuest( id, isOn )( args );
		}
		const result = await request( 'delicious_recipes_wishlist', {
			add_remove: isOn ? 'add' : 'remove',
			recipe_id: id,
		} );
		if ( result.ok ) {
			dispatch( { type: 'SETTLE', kind: 'save', id, isOn } );
			const { message, wishlists: saves } = result.data;
			return { status: 'done', isOn, message, saves };
		}
		if ( result.error.code === 'login_required' ) {
			return saveAsGuest( id, isOn )( args );
		}
		dispatch( { type: 'SETTLE', kind: 'save', id } );
		return { status: 'failed', error: result.error };
	};
}

/**
 * Saves a recipe, or takes it off; a press while a call is under way is ignored.
 *
 * @param id   Post.
 * @param isOn Whether it is to be saved; the other way round without it.
 * @return The outcome.
 */
export function toggleSaved(
	id: number,
	isOn?: boolean
): Thunk< Promise< Outcome > > {
	return async ( args ) => {
		const { dispatch, select } = args;
		if ( select.isBusy( 'save', id ) ) {
			return { status: 'ignored' };
		}
		const next = isOn ?? ! select.isMarked( 'save', id );
		keepPending( { kind: 'save', id, isOn: next } );
		dispatch( { type: 'SET_BUSY', kind: 'save', id, isBusy: true } );
		const outcome =
			// No optimistic update for a guest, which would be reverted.
			select.getVisitor()?.isLoggedIn === false
				? saveAsGuest( id, next )( args )
				: await saveInAccount( id, next )( args );
		settle( { kind: 'save', id } );
		dispatch( { type: 'SET_BUSY', kind: 'save', id, isBusy: false } );
		return outcome;
	};
}

/**
 * Returns and clears what a guest asked for before the login: whoever reads it
 * first carries it out.
 *
 * @return The recipe to save; undefined when nothing was requested.
 */
export function takeWish(): number | undefined {
	try {
		const wish: unknown = JSON.parse(
			sessionStorage.getItem( afterLoginKey() ) ?? 'null'
		);
		if (
			wish instanceof Object &&
			Reflect.get( wish, 'action' ) === 'save'
		) {
			sessionStorage.removeItem( afterLoginKey() );
			const id = Number( Reflect.get( wish, 'recipeId' ) );
			return Number.isInteger( id ) && id > 0 ? id : undefined;
		}
	} catch {
		// Storage is forbidden, or damaged by somebody else: nothing was requested.
	}
	return undefined;
}

/** How the recipes that a guest saved on the device came into the account. */
export type Moved = { moved: number; failed: number };

let isMoving = false;

/**
 * Moves what a guest saved on the device into the account of a visitor who has
 * logged in. What the server refuses stays on the device.
 *
 * @return How many were moved.
 */
export function moveDeviceList(): Thunk< Promise< Moved > > {
	return async ( { dispatch, select } ) => {
		const done: Moved = { moved: 0, failed: 0 };
		if ( isMoving || ! select.getVisitor()?.isLoggedIn ) {
			return done;
		}
		isMoving = true;
		// The first saved first, so that the account keeps the order.
		for ( const id of [ ...readDevice() ].reverse() ) {
			const result = await request( 'delicious_recipes_wishlist', {
				add_remove: 'add',
				recipe_id: id,
			} );
			if ( result.ok ) {
				keepOnDevice( id, false );
				dispatch( { type: 'SETTLE', kind: 'save', id, isOn: true } );
				done.moved++;
			} else if ( result.error.status === 404 ) {
				// There is no such recipe any more.
				keepOnDevice( id, false );
			} else {
				done.failed++;
			}
		}
		isMoving = false;
		return done;
	};
}
