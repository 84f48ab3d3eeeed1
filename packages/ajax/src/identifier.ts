/** The key that WP Delicious uses, so that a browser's likes outlive a change of plugins. */
const KEY = 'delicious_recipes_user_identifier_for_recipe_likes';
const PREFIX = 'dr_user_identifier_';

/** What the server takes; with anything else it would refuse every call. */
const VALID = /^dr_user_identifier_[\w.-]{1,100}$/;

/** What this page calls the browser where storage is forbidden. */
let inMemory: string | undefined;

/**
 * Returns what this browser calls itself when nobody is logged in.
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
 * Returns what this browser calls itself, and makes it up where it has no name yet.
 *
 * @return The identifier.
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
		// Full or forbidden; it lasts as long as the page.
	}
	return inMemory;
}
