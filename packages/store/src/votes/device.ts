import { siteKey } from '@larder/ajax';

/** Returns where a guest's saved recipes are kept, if the site lets guests save. */
export const deviceKey = (): string => siteKey( 'saved' );

/** The list of this page where the browser does not keep it; undefined where it does. */
let inMemory: readonly number[] | undefined;

/**
 * Reads what a browser has kept, whatever it is.
 *
 * @param json Stored text.
 * @return Post ids, the last saved first.
 */
export function parseDevice( json: string | null ): readonly number[] {
	try {
		const stored: unknown = JSON.parse( json ?? '[]' );
		return Array.isArray( stored )
			? stored.filter(
					( id ): id is number => Number.isInteger( id ) && id > 0
				)
			: [];
	} catch {
		return []; // Damaged data; the next change overwrites it.
	}
}

/**
 * Returns the recipes that are saved on this device.
 *
 * @return Post ids, the last saved first.
 */
export function readDevice(): readonly number[] {
	if ( inMemory ) {
		return inMemory;
	}
	try {
		return parseDevice( localStorage.getItem( deviceKey() ) );
	} catch {
		return []; // Forbidden; the first change is kept in memory.
	}
}

function write( ids: readonly number[] ): void {
	try {
		if ( ids.length === 0 ) {
			localStorage.removeItem( deviceKey() );
		} else {
			localStorage.setItem( deviceKey(), JSON.stringify( ids ) );
		}
		inMemory = undefined;
	} catch {
		inMemory = ids; // Storage is full or forbidden: the page then works from memory.
	}
}

/**
 * Restores a recipe on this device to where it was.
 *
 * @param id     Post.
 * @param before The list as it was, the last saved first.
 */
export function putBackOnDevice( id: number, before: readonly number[] ): void {
	const now = readDevice().filter( ( other ) => other !== id );
	const after = before.slice( before.indexOf( id ) + 1 );
	const place = now.findIndex( ( other ) => after.includes( other ) );
	const end = place === -1 ? now.length : place;
	write( [ ...now.slice( 0, end ), id, ...now.slice( end ) ] );
}

/**
 * Saves a recipe on this device, or takes it off.
 *
 * @param id      Post.
 * @param isSaved Whether it is to be there.
 */
export function keepOnDevice( id: number, isSaved: boolean ): void {
	const others = readDevice().filter( ( other ) => other !== id );
	write( isSaved ? [ id, ...others ] : others );
}
