import { onHold, onLetGo, release } from './hold';
import { inside } from './inside';
import { onLeave } from './left';
import { getManifest } from './manifest';
import { on } from './on';
import { watchForPerson } from './presence';
import { prefetch } from './prefetch';
import { onApproach, onFollow, onInput, onPress } from './press';
import { mounts } from './roots';
import { scan, wakeBy, whenIdle } from './scan';
import { isSparing } from './spares';
import type { Mount } from './types';

export { getManifest, inside, scan, wakeBy };
export type {
	Held,
	Islands,
	Left,
	Manifest,
	ManifestScript,
	Mount,
	PageSettings,
	Press,
	Swap,
	Waker,
} from './types';

/**
 * Announces how a view mounts; called by `defineIsland()`.
 *
 * @param name Name of the island.
 * @param view Mounts it.
 */
export function register( name: string, view: Mount ): void {
	mounts.set( name, view );
}

/** Starts what does not need the page to be whole. */
function listen(): void {
	// Of the window only: blur of an element also fires while another one is
	// pressed.
	addEventListener( 'blur', release );
	on( 'focusin pointerdown', onApproach );
	on( 'click keydown compositionstart pointerdown', onHold );
	on( 'click keyup pointerup pointercancel compositionend', onLetGo );
	on( 'click keydown', onPress );
	on( 'click auxclick', onFollow );
	on( 'input', onInput );
	on( 'pagehide', onLeave );
	// Another tab may have stored what a waiting view has to show, and may have before this page came back.
	on( 'storage pageshow', () => scan() );
}

/** Starts what looks at the page, once it is whole. */
function look(): void {
	scan();
	if ( ! isSparing() ) {
		whenIdle( prefetch );
		watchForPerson();
	}
}

// Content may contain an element with this id, which is a property of the
// window, too.
const larder: Larder =
	( Object.hasOwn( window, 'larder' ) && window.larder ) || {};
window.larder = larder;

// This file may be included several times, also concatenated with others: only
// the first starts.
if ( ! larder.islands ) {
	// What `@larder/islands` is to the other scripts of the page.
	larder.islands = { getManifest, inside, register, scan, wakeBy, whenIdle };
	listen();
	if ( document.readyState === 'loading' ) {
		addEventListener( 'DOMContentLoaded', look );
	} else {
		look();
	}
}
