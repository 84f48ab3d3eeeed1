import type { LoginRequest } from '@larder/ui';

/** Where a browser tab keeps what is to be done after the login. */
const KEY = 'larder:after-login';

/**
 * Stores what the visitor wanted to do, for the page that comes after the login.
 *
 * @param asked What the visitor wanted.
 */
export function keepForAfterLogin( { then, recipeId }: LoginRequest ): void {
	if ( then === undefined ) {
		return;
	}
	try {
		sessionStorage.setItem(
			KEY,
			JSON.stringify( { action: then, recipeId } )
		);
	} catch {
		// Storage may be forbidden; the visitor is logged in all the same.
	}
}
