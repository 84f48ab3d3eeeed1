import { onHold, onLetGo } from './hold';
import { getManifest } from './manifest';
import { register } from './mount';
import { onApproach, onFollow, onInput, onPress } from './press';
import { scan, wakeBy, whenIdle } from './scan';
import { prefetch } from './scripts';

export { getManifest, register, scan, wakeBy };
export type { Manifest, Mount, PageSettings } from './types';

/**
 * Listens on the whole page, before anybody else.
 *
 * @param types    Types of events, separated by spaces.
 * @param listener What to do.
 */
function on( types: string, listener: ( event: Event ) => void ): void {
	for ( const type of types.split( ' ' ) ) {
		addEventListener( type, listener, true );
	}
}

// What `@larder/islands` is to the other scripts of the page.
window.larder = {
	...window.larder,
	islands: { getManifest, register, scan, wakeBy },
};

on( 'focusin pointerdown', onApproach );
on( 'pointerdown compositionstart keydown', onHold );
on( 'click keyup pointerup pointercancel compositionend blur', onLetGo );
on( 'click keydown', onPress );
on( 'click auxclick', onFollow );
on( 'input', onInput );

scan();

// Unless the visitor asked for fewer bytes; not every browser says.
if ( ! navigator.connection?.saveData ) {
	whenIdle( () => prefetch( getManifest(), whenIdle ) );
}
