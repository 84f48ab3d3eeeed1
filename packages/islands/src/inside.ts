import { release, whenLetGo } from './hold';
import { loadScript } from './load-script';
import { presses, takePresses } from './presses';
import { entryOf, mounts, mounted, rootAround, sleepingIn } from './roots';
import { state } from './state';
import { wake } from './wake';

/** What the waker shares with the loader, which was there before it. */
export const inside = {
	entryOf,
	loadScript,
	mounts,
	mounted,
	presses,
	release,
	rootAround,
	sleepingIn,
	state,
	takePresses,
	wake,
	whenLetGo,
};
