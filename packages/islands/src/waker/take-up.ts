import { getManifest, inside, type Left } from '@larder/islands';
import { leftKey } from '../left-key';

/** For how long a visitor still wants what a page has left, in milliseconds. */
const FRESH = 600_000;

let isGone = false;

/** Notices when the page ends, or comes back out of the back/forward cache. */
export function watchEnd(): void {
	addEventListener( 'pagehide', () => {
		isGone = true;
	} );
	addEventListener(
		'pageshow',
		() => {
			isGone = false;
		},
		true
	);
}

/**
 * Replays in a printed island what a page of this tab has left unanswered: fields
 * become what they were, and what was pressed waits for the view.
 *
 * A page that has ended, or is made before anybody asks for it, leaves that to one that is seen.
 *
 * @param root The island root, which has no view yet.
 */
export function takeUp( root: HTMLElement ): void {
	if ( isGone || document.prerendering ) {
		return;
	}
	const all = root.querySelectorAll( '*' );
	const kept = leftKey( root );
	try {
		// The loader wrote it.
		const page = JSON.parse(
			sessionStorage.getItem( kept ) ?? 'null'
		) as Left | null;
		// Whatever it is, it is there once.
		sessionStorage.removeItem( kept );
		if (
			// With others it is another island.
			page?.count !== all.length ||
			page.who !== getManifest().who ||
			Date.now() - page.time > FRESH
		) {
			return;
		}
		for ( const { index, type, key, value, checked } of page.left ) {
			const target = all[ index ];
			if ( target && type === '' ) {
				// The view takes over what fields show; whatever else somebody kept there is no part of a field.
				Object.assign( target, { value, checked } );
			} else if ( target ) {
				inside.presses.set( root, [
					...( inside.presses.get( root ) ?? [] ),
					{ target, type, key, time: page.time },
				] );
			}
		}
	} catch {} // Storage is forbidden, or was damaged by somebody else.
}
