import type { WAKE_LOOKUPS, WAKE_SIGNALS } from '@larder/contracts/constants';
import { requireKnown } from './known-conditions';
import { leftKey } from './left-key';
import { sleepingIn } from './roots';
import { wake } from './wake';

/** What an island waits for, such as `query:servings` or `votes`. */
export type WakeCondition =
	| `${ ( typeof WAKE_LOOKUPS )[ number ] | 'event' }:${ string }`
	| ( typeof WAKE_SIGNALS )[ number ];

/**
 * Returns what an island waits for.
 *
 * @param root The island root.
 * @return Conditions, such as `query:servings`.
 */
export function wakesOf( root: HTMLElement ): string[] {
	return `${ root.dataset[ 'larderWake' ] ?? '' } session:${ leftKey( root ) }`.split(
		' '
	);
}

/**
 * Returns whether a browser already holds something that the view has to show.
 *
 * @param root The island root.
 * @return True when the island must not wait for the visitor.
 */
function isAwaited( root: HTMLElement ): boolean {
	return wakesOf( root ).some( ( condition ) => {
		const [ kind, key = '' ] = condition.split( /:(.*)/s );
		try {
			return kind === 'query'
				? new URLSearchParams( location.search ).has( key )
				: key in ( kind === 'session' ? sessionStorage : localStorage );
		} catch {
			return false; // Storage may be forbidden; then nothing is stored.
		}
	} );
}

/**
 * Wakes the islands that wait for a condition, for a view that has just fulfilled it.
 *
 * @param condition Such as `query:servings`, as the server printed it.
 */
export function wakeBy( condition: WakeCondition ): void {
	for ( const root of sleepingIn() ) {
		if ( wakesOf( root ).includes( condition ) ) {
			void wake( root );
		}
	}
}

let seen: IntersectionObserver | undefined;

/** Wakes what the visitor is about to see. */
function onSight(
	entries: IntersectionObserverEntry[],
	observer: IntersectionObserver
): void {
	for ( const { isIntersecting, target } of entries ) {
		if ( isIntersecting ) {
			observer.unobserve( target );
			void wake( target as HTMLElement ); // Roots alone are watched.
		}
	}
}

/**
 * Runs something when the page has nothing else to do.
 *
 * @param callback What to run.
 */
export function whenIdle( callback: () => unknown ): void {
	const idle = () =>
		// Not in every browser.
		( window as Partial< Window > ).requestIdleCallback?.( callback, {
			timeout: 4000,
		} ) ?? setTimeout( callback, 200 );
	if ( document.readyState === 'complete' ) {
		idle();
	} else {
		addEventListener( 'load', idle );
	}
}

/**
 * Looks for islands, those of later added markup too, and starts what must not wait.
 *
 * @param within Where to look.
 */
export function scan( within: ParentNode = document ): void {
	for ( const root of sleepingIn( within ) ) {
		if ( process.env[ 'NODE_ENV' ] !== 'production' ) {
			requireKnown( root, wakesOf( root ) );
		}
		const trigger = root.dataset[ 'larderTrigger' ];
		if ( isAwaited( root ) ) {
			void wake( root );
		} else if ( trigger === 'visible' ) {
			( seen ??= new IntersectionObserver( onSight, {
				rootMargin: '200px',
			} ) ).observe( root );
		} else if ( trigger === 'hover' ) {
			// A finger comes here, too; what it presses is replayed.
			root.onpointerenter = () => wake( root );
		}
	}
}
