import { afterLoginKey } from '@larder/store';
import type { LoginRequest } from '@larder/ui';

/**
 * Stores the pending action for the page after the login.
 *
 * @param asked What the visitor wanted.
 */
export function keepForAfterLogin( { then, recipeId }: LoginRequest ): void {
	if ( then === undefined ) {
		return;
	}
	try {
		sessionStorage.setItem(
			afterLoginKey(),
			JSON.stringify( { action: then, recipeId } )
		);
	} catch {
		// Storage may be forbidden; the visitor is logged in all the same.
	}
}
