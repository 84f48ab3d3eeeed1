import { wakeBy } from '@larder/islands';

/** Why a visitor has to log in, and what is done once that has happened. */
export type LoginRequest = {
	/** What the popup says it is for. */
	reason?: 'save' | 'collections';
	/** The recipe that it is about. */
	recipeId?: number;
	/** What is done after the login, such as `save`. */
	then?: string;
};

/** The event that opens the login popup. */
export const LOGIN_EVENT = 'larder:login';

/** What the popup says once it can hear the event. */
export const LOGIN_READY_EVENT = 'larder:login-ready';

/**
 * Opens the login popup, and brings it to the page first where it is not there yet.
 *
 * @param detail Why, and what is done after it.
 */
export function askToLogIn( detail: LoginRequest ): void {
	const ask = (): boolean =>
		document.dispatchEvent(
			new CustomEvent( LOGIN_EVENT, { detail, cancelable: true } )
		);
	// A listener acknowledges the event by `preventDefault()`.
	if ( ask() ) {
		document.addEventListener( LOGIN_READY_EVENT, ask, { once: true } );
		wakeBy( `event:${ LOGIN_EVENT }` );
	}
}
