import { getManifest, inside, type Left } from '@larder/islands';
import { leftKey } from '../left-key';

/** For how long a visitor still wants what a page has left, in milliseconds. */
const FRESH = 600_000;

const NOTHING = { left: [], time: 0 };

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
 * Returns the presses that a page of this tab has left unanswered in an island, and
 * deletes them.
 *
 * @param key   Where it is kept.
 * @param count How many elements the island has now: with others it is another one.
 * @return In order; nothing the next time, nor what is old, or was left by somebody else.
 */
function takeLeft( key: string, count: number ): Pick< Left, 'left' | 'time' > {
	const json = sessionStorage.getItem( key );
	if ( json === null ) {
		return NOTHING;
	}
	sessionStorage.removeItem( key );
	const page = JSON.parse( json ) as Left; // The loader wrote it.
	return page.count === count &&
		page.who === getManifest().who &&
		Date.now() - page.time < FRESH
		? page
		: NOTHING;
}

/**
 * Does in a printed island what a page of this tab has left unanswered: fields
 * become what they were, and what was pressed waits for the view.
 *
 * A page that has ended, or is made before anybody asks for it, leaves that to one that is seen.
 *
 * @param root The island root, which has no view yet.
 */
export function takeUp( root: HTMLElement ): void {
	const all = root.querySelectorAll( '*' );
	try {
		const { left, time } =
			isGone || document.prerendering
				? NOTHING
				: takeLeft( leftKey( root ), all.length );
		for ( const { index, type, key, value, checked } of left ) {
			const target = all[ index ];
			if ( target && type === '' ) {
				// The view takes over what fields show; whatever else somebody kept there is no part of a field.
				Object.assign( target, { value, checked } );
			} else if ( target ) {
				inside.presses.set( root, [
					...( inside.presses.get( root ) ?? [] ),
					{ target, type, key, time },
				] );
			}
		}
	} catch {} // Storage is forbidden, or was damaged by somebody else.
}
