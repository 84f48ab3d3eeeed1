import { __ } from '@wordpress/i18n';
import type { Timer } from '@larder/store';

/** Remembers that somebody has answered, so that nobody is asked twice. */
const ASKED_KEY = 'larder:timers:asked';

/**
 * Returns whether the visitor can be asked to allow notifications.
 *
 * @return False where they were asked before, or the browser has none.
 */
export function canAsk(): boolean {
	try {
		return (
			'Notification' in window &&
			isSecureContext &&
			Notification.permission === 'default' &&
			localStorage.getItem( ASKED_KEY ) === null
		);
	} catch {
		return false; // Nobody could remember the answer.
	}
}

/** Returns what the visitor is asked once. */
export function question(): string {
	return __(
		'Shall this device tell you when a timer ends, also while you look elsewhere?',
		'larder'
	);
}

/**
 * Stores the visitor's answer; after a yes the browser asks in its own words.
 *
 * @param isWanted Whether they want notifications.
 */
export async function answer( isWanted: boolean ): Promise< void > {
	try {
		localStorage.setItem( ASKED_KEY, '1' );
	} catch {
		// Then this page asks again after it is loaded again.
	}
	if ( isWanted ) {
		await Notification.requestPermission();
	}
}

/**
 * Notifies somebody who looks elsewhere that a timer is over, where that is
 * allowed.
 *
 * @param timer The timer; two tabs that tell of it tell once.
 */
export async function notify( timer: Timer ): Promise< void > {
	if (
		! ( 'Notification' in window ) ||
		Notification.permission !== 'granted' ||
		document.visibilityState === 'visible'
	) {
		return;
	}
	const options = {
		body: timer.recipe,
		tag: `larder-${ timer.id }`,
		requireInteraction: true,
		// Where a press on it leads, for the worker that shows it.
		data: timer.url,
	};
	const title = `${ timer.name }: ${ __( 'Time is up', 'larder' ) }`;
	try {
		// Phones show only what a service worker shows.
		const worker = await navigator.serviceWorker.getRegistration();
		if ( worker ) {
			await worker.showNotification( title, options );
			return;
		}
		const shown = new Notification( title, options );
		shown.onclick = () => {
			window.focus();
			shown.close();
		};
	} catch ( error ) {
		console.warn( 'Larder: the notification was not shown.', error ); // eslint-disable-line no-console -- The sound remains; this tells a developer.
	}
}
