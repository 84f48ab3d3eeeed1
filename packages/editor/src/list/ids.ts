const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** What a usable id looks like. */
export const ID_PATTERN = /^[a-z0-9]{8}$/;

/**
 * Creates a random id of eight lowercase letters and digits.
 *
 * @return The id.
 */
export function createId(): string {
	const bytes = window.crypto.getRandomValues( new Uint8Array( LENGTH ) );
	return Array.from(
		bytes,
		( byte ) => LETTERS[ byte % LETTERS.length ] ?? 'a'
	).join( '' );
}

/**
 * Derives the id of a row without a usable one. It depends on nothing but the seed,
 * so that `save()` prints the same anchor each time it runs.
 *
 * @param seed Where the row is and what it says.
 * @return The id.
 */
export function derivedId( seed: string ): string {
	// Two rounds of FNV-1a: 32 bits give at least four letters each.
	return [ 0x811c9dc5, 0x01000193 ]
		.map( ( basis ) => {
			let hash = basis;
			for ( const sign of seed ) {
				hash = Math.imul(
					hash ^ ( sign.codePointAt( 0 ) ?? 0 ),
					0x01000193
				);
			}
			return ( hash >>> 0 ).toString( 36 ).padStart( 4, '0' ).slice( -4 );
		} )
		.join( '' );
}

/**
 * Returns the id if it is usable and new, otherwise one derived from the seed, and
 * remembers it.
 *
 * @param value What is stored.
 * @param seed  Where the row is and what it says.
 * @param taken Ids that are in use; the result is added.
 * @return An id that is unique among the taken ones.
 */
export function claimId(
	value: unknown,
	seed: string,
	taken: Set< string >
): string {
	let id =
		typeof value === 'string' && ID_PATTERN.test( value )
			? value
			: derivedId( seed );
	for ( let round = 1; taken.has( id ); round++ ) {
		id = derivedId( `${ seed }#${ round }` );
	}
	taken.add( id );
	return id;
}
