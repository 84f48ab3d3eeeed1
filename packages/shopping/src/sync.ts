import { askVisitor, pageVisitor, request } from '@larder/ajax';
import {
	forgetKept,
	readKept,
	writeKept,
	type Keeping,
	type Kept,
} from './device';
import { isSame, merged } from './merge-lists';
import { parseList } from './read-list';
import { tidied } from './tidy-list';

/** Sync status of the list with an account. */
export type SyncStatus =
	/** Nobody is logged in. */
	| 'device'
	/** Nobody is logged in any more; the list is in the account. */
	| 'left'
	/** The account has all of it. */
	| 'account'
	/** The server could not be had; it is tried again. */
	| 'offline'
	/** The server does not take it. */
	| 'refused';

/** The outcome of bringing the list and the account's together. */
export type Synced = {
	place: SyncStatus;
	/** The list from now on; undefined where it stays as it is. */
	kept?: Kept;
	keeping?: Keeping;
	/** Why it was refused, for a person. */
	message?: string;
};

/** How often one device gives way to another before it waits. */
const ATTEMPTS = 5;

/** Returns whether somebody is logged in; undefined where the server is not available. */
async function isMember(): Promise< boolean | undefined > {
	const known = await pageVisitor()?.ask();
	if ( known ) {
		return known.logged_in;
	}
	const result = await askVisitor( [] );
	return result.ok ? result.data.logged_in : undefined;
}

/** Removes the list from a device whose visitor has logged out. */
function asGuest( kept: Kept ): Synced {
	if ( kept.account === '' || kept.isDirty ) {
		return { place: 'device' };
	}
	forgetKept();
	return { place: 'left', kept: readKept() };
}

/** Merges what the account has with what this device has. */
function together( kept: Kept, stored: Kept ): Kept {
	// Somebody else has logged in here: their lists are not mixed.
	if ( kept.account !== '' && kept.account !== stored.account ) {
		return stored;
	}
	const list = tidied( merged( kept.list, stored.list ), Date.now() );
	return {
		...stored,
		list,
		isDirty: ! isSame( list, stored.list ),
	};
}

/** Syncs the list of this device with the account's. */
async function asMember(): Promise< Synced > {
	for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
		const sent = readKept();
		const result = await request( 'larder_shopping_list', {
			revision: sent.revision,
			account: sent.account,
			...( sent.isDirty && { list: JSON.stringify( sent.list ) } ),
		} );
		if ( ! result.ok ) {
			const { status, message } = result.error;
			return status >= 400 && status < 500
				? { place: 'refused', message }
				: { place: 'offline' };
		}
		const { is_saved: isSaved, revision, account, list } = result.data;
		// Another tab, or a press, may have changed it meanwhile.
		const now = readKept();
		const stored: Kept = {
			list: isSaved ? sent.list : parseList( list ),
			revision,
			account,
			isDirty: false,
		};
		const kept = together( isSaved ? { ...now, account } : now, stored );
		const keeping = writeKept( kept );
		if ( ! kept.isDirty ) {
			return { place: 'account', kept, keeping };
		}
	}
	return { place: 'offline' };
}

/**
 * Syncs the list of this device with that of the visitor's account, if there is
 * one.
 *
 * @param isLoggedIn Whether somebody is known to have logged in; asked for without it.
 * @return The outcome.
 */
export async function sync( isLoggedIn?: boolean ): Promise< Synced > {
	const known = isLoggedIn ?? ( await isMember() );
	if ( known === undefined ) {
		return { place: 'offline' };
	}
	return known ? asMember() : asGuest( readKept() );
}
