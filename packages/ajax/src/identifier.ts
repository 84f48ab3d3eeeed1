/**
 * The storage key that WP Delicious uses, so that a browser keeps its likes
 * when the site changes plugins.
 */
const KEY = 'delicious_recipes_user_identifier_for_recipe_likes';
const PREFIX = 'dr_user_identifier_';

/** What the server takes; with anything else it would refuse every call. */
const VALID = /^dr_user_identifier_[\w.-]{1,100}$/;

/** The browser's identifier for this page, where storage is forbidden. */
let inMemory: string | undefined;

/**
 * Returns this browser's identifier, which its votes have when nobody is logged
 * in.
 *
 * @return The identifier; undefined when it has none yet.
 */
export function storedIdentifier(): string | undefined {
	try {
		const stored = localStorage.getItem( KEY );
		return stored !== null && VALID.test( stored ) ? stored : inMemory;
	} catch {
		return inMemory; // Forbidden; the page then works from memory.
	}
}

/**
 * Returns this browser's identifier, and creates one where there is none.
 */
export function browserIdentifier(): string {
	const stored = storedIdentifier();
	if ( stored !== undefined ) {
		return stored;
	}
	const digits = crypto.getRandomValues( new Uint32Array( 4 ) );
	inMemory =
		PREFIX +
		[ ...digits ].map( ( part ) => part.toString( 36 ) ).join( '' );
	try {
		localStorage.setItem( KEY, inMemory );
	} catch {
		// Storage is full or forbidden: the identifier lasts as long as the
		// page.
	}
	return inMemory;
}
