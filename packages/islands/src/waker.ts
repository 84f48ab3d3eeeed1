import { inside } from '@larder/islands';
import { catchUp } from './waker/late';
import { loadIsland } from './waker/load-island';
import { wake } from './waker/mount';
import { wakeAll } from './waker/wake-all';

declare global {
	interface Larder {
		/** Words of other languages than English. */
		words?: { languages: readonly unknown[] };
	}
}

// There are none until, and unless, a file of words is loaded.
const { larder = {} } = window;
larder.words ??= { languages: [] };

inside.state.waker = { load: loadIsland, wake, wakeAll };
catchUp();
