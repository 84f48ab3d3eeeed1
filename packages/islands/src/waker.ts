import { inside } from '@larder/islands';
import { approachEarly } from './waker/early';
import { followGround } from './waker/ground';
import { catchUp } from './waker/late';
import { loadIsland, nameOf } from './waker/load-island';
import { wake } from './waker/mount';
import { watchEnd } from './waker/take-up';
import { answersByItself, first, watchTouches, whenShown } from './waker/touch';
import { wakeAll } from './waker/wake-all';
import { watchArrivals } from './waker/arrivals';

declare global {
	interface Larder {
		/** Words of other languages than English. */
		words?: { languages: readonly unknown[] };
	}
}

// There are none until, and unless, a file of words is loaded.
const { larder = {} } = window;
larder.words ??= { languages: [] };

/**
 * Loads the scripts of an island before the click comes that somebody begins,
 * unless that is answered without them.
 *
 * @param root The island root.
 */
async function load( root: HTMLElement ): Promise< void > {
	if ( ! answersByItself() ) {
		await whenShown();
		const name = nameOf( root );
		if ( ! ( await approachEarly( name ) ) ) {
			await loadIsland( name );
		}
	}
}

watchTouches();
watchEnd();
inside.state.waker = { load, wake: ( root ) => first( wake( root ) ), wakeAll };
catchUp();
followGround();
watchArrivals();
