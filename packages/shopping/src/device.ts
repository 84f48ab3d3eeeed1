import { siteKey } from '@larder/ajax';
import { EMPTY } from './entries';
import { readList } from './read-list';
import type { ShoppingList } from './types';

/** Returns where this browser keeps its list. */
export const deviceKey = (): string => siteKey( 'shopping' );

/** A list as this browser keeps it. */
export type Kept = {
	list: ShoppingList;
	/** The account's revision that it is, or was made from. */
	revision: number;
	/** Whose list it is, as the server tells accounts apart; empty for a guest's. */
	account: string;
	/** Whether it holds something that the account does not have yet. */
	isDirty: boolean;
};

/** How well the browser keeps it: not at all where storage is full or forbidden. */
export type Keeping = 'kept' | 'full' | 'forbidden';

const NOTHING: Kept = {
	list: EMPTY,
	revision: 0,
	account: '',
	isDirty: false,
};

/** The list of this page where the browser keeps none. */
let inMemory: Kept | undefined;

/**
 * Reads what a browser has kept, whatever it is.
 *
 * @param json Stored text.
 * @return The list; an empty one where nothing can be read.
 */
export function parseKept( json: string | null ): Kept {
	try {
		const stored: unknown = JSON.parse( json ?? 'null' );
		if ( ! ( stored instanceof Object ) ) {
			return NOTHING;
		}
		const revision: unknown = Reflect.get( stored, 'revision' );
		const account: unknown = Reflect.get( stored, 'account' );
		return {
			list: readList( Reflect.get( stored, 'list' ) ),
			revision: Number.isInteger( revision ) ? Number( revision ) : 0,
			account: typeof account === 'string' ? account : '',
			isDirty: Reflect.get( stored, 'isDirty' ) !== false,
		};
	} catch {
		return NOTHING; // Damaged data; the next change overwrites it.
	}
}

/**
 * Returns the list that this browser keeps.
 *
 * @return The list, and its sync status with the account's.
 */
export function readKept(): Kept {
	if ( inMemory ) {
		return inMemory;
	}
	try {
		return parseKept( localStorage.getItem( deviceKey() ) );
	} catch {
		return NOTHING; // Forbidden; the first change is kept in memory.
	}
}

/**
 * Stores a list in this browser; for as long as the page is open where it cannot.
 *
 * @param kept The list.
 * @return How well it is kept.
 */
export function writeKept( kept: Kept ): Keeping {
	try {
		localStorage.setItem( deviceKey(), JSON.stringify( kept ) );
		inMemory = undefined;
		return 'kept';
	} catch ( error ) {
		inMemory = kept;
		return error instanceof DOMException &&
			error.name === 'QuotaExceededError'
			? 'full'
			: 'forbidden';
	}
}

/** Forgets the list of this browser; what the account has stays there. */
export function forgetKept(): void {
	inMemory = undefined;
	try {
		localStorage.removeItem( deviceKey() );
	} catch {
		// Forbidden; there was nothing but memory.
	}
}
