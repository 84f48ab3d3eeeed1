import { onHold, onLetGo, release } from './hold';
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
function on( types: string, listener: ( event: never ) => void ): void {
	for ( const type of types.split( ' ' ) ) {
		// Each listener below takes the events that it is named with.
		addEventListener( type, listener as EventListener, true );
	}
}

// What `@larder/islands` is to the other scripts of the page.
( window.larder ??= {} ).islands = { getManifest, register, scan, wakeBy };

// The window's own: an element loses the focus while something else is pressed.
addEventListener( 'blur', release );

on( 'focusin pointerdown', onApproach );
on( 'click keydown compositionstart pointerdown', onHold );
on( 'click keyup pointerup pointercancel compositionend', onLetGo );
on( 'click keydown', onPress );
on( 'click auxclick', onFollow );
on( 'input', onInput );
// Another tab may have stored what a waiting view has to show, and may have before this page came back.
on( 'storage pageshow', () => scan() );

scan();

// Unless the visitor asked for fewer bytes; not every browser says.
if ( ! navigator.connection?.saveData ) {
	whenIdle( () => prefetch( getManifest(), whenIdle ) );
}
