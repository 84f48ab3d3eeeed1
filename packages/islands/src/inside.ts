import { release, whenLetGo } from './hold';
import { loadScript } from './load-script';
import { isPresent } from './present';
import { presses, takePresses } from './presses';
import { entryOf, mounts, mounted, rootAround, sleepingIn } from './roots';
import { state } from './state';
import { wake } from './wake';

/** What the waker shares with the loader, which was there before it. */
export const inside = {
	entryOf,
	isPresent,
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
