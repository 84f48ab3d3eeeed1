import { inside } from '@larder/islands';
import { prepareAnswers } from './early';
import { loadIsland, nameOf } from './load-island';
import { wake } from './mount';
import { whenCalm } from './touch';

/** Returns whether an island may be pressed where it is: not one that waits to be seen or to be requested. */
function isAtHand( { dataset, childElementCount }: HTMLElement ): boolean {
	return dataset[ 'larderTrigger' ] !== 'visible' && childElementCount > 0;
}

/** Returns the distance of an island from the viewport, in pixels. */
function distance( root: HTMLElement ): number {
	const { top, bottom } = root.getBoundingClientRect();
	return Math.max( top - innerHeight, -bottom, 0 );
}

/**
 * Loads and mounts what a visitor may press, nearest first, each script and each
 * view in tasks of its own, and nothing while somebody presses: what they press
 * comes first.
 *
 * @return Settles when all are there that are available.
 */
export async function wakeAll(): Promise< void > {
	const roots = inside
		.sleepingIn()
		.filter( isAtHand )
		.sort( ( a, b ) => distance( a ) - distance( b ) );
	try {
		// Little, and all that many presses need.
		await whenCalm();
		await prepareAnswers( roots, whenCalm );
	} catch {} // The views answer.
	for ( const root of roots ) {
		try {
			await whenCalm();
			await loadIsland( nameOf( root ), whenCalm );
			await whenCalm();
			await wake( root );
		} catch {} // A press reports the failure, and retries.
	}
}
