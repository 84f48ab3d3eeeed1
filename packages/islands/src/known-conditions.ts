import {
	ISLAND_TRIGGERS,
	WAKE_LOOKUPS,
	WAKE_SIGNALS,
} from '@larder/contracts/constants';

/**
 * Throws where an island has an unknown wake condition; in development only.
 *
 * @param root       The island root.
 * @param conditions What it waits for.
 */
export function requireKnown(
	root: HTMLElement,
	conditions: readonly string[]
): void {
	const kinds: readonly string[] = [ ...WAKE_LOOKUPS, ...WAKE_SIGNALS, '' ];
	const triggers: readonly string[] = ISLAND_TRIGGERS;
	const { larderIsland = '', larderTrigger = 'interaction' } = root.dataset;
	const unknown = [
		...conditions.filter(
			( condition ) =>
				! kinds.includes( condition.split( ':' )[ 0 ] ?? '' )
		),
		...( triggers.includes( larderTrigger ) ? [] : [ larderTrigger ] ),
	];
	if ( unknown.length > 0 ) {
		throw Error(
			`Nothing wakes the island "${ larderIsland }" by: ${ unknown.join( ', ' ) }`
		);
	}
}
