import { inside } from '@larder/islands';
import { loadIsland } from './load-island';
import { wake } from './mount';

/** Waits for a moment in which the page has nothing to do, though not for long. */
function pause(): Promise< void > {
	return new Promise( ( resolve ) =>
		'requestIdleCallback' in window
			? requestIdleCallback( () => resolve(), { timeout: 200 } )
			: setTimeout( resolve, 20 )
	);
}

/** Tells whether an island may be pressed where it is: not one that waits to be seen or to be asked for. */
function isAtHand( { dataset, childElementCount }: HTMLElement ): boolean {
	return dataset[ 'larderTrigger' ] !== 'visible' && childElementCount > 0;
}

/** Gives how far an island is from what the visitor sees. */
function distance( root: HTMLElement ): number {
	const { top, bottom } = root.getBoundingClientRect();
	return Math.max( top - innerHeight, -bottom, 0 );
}

/**
 * Loads and mounts what a visitor may press, nearest first, each script and each
 * view in a task of its own, so that whoever scrolls or presses meanwhile does not wait.
 *
 * @return Settles when all are there that can be had.
 */
export async function wakeAll(): Promise< void > {
	const roots = inside
		.sleepingIn()
		.filter( isAtHand )
		.map( ( root ) => ( { root, far: distance( root ) } ) )
		.sort( ( a, b ) => a.far - b.far );
	for ( const { root } of roots ) {
		try {
			await loadIsland( inside.entryOf( root )?.[ 0 ] ?? '', pause );
			await wake( root );
		} catch {} // Whoever presses it is told, and has it tried again.
		await pause();
	}
}
