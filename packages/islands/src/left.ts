import { leftKey } from './left-key';
import { getManifest } from './manifest';
import { presses } from './presses';

/**
 * On pagehide, also into the back/forward cache: unanswered presses are stored
 * for the next page of this tab that has the same island. This page, too, takes
 * them from there when the visitor returns, so that none is replayed twice.
 */
export function onLeave(): void {
	const { who } = getManifest();
	try {
		for ( const [ root, left ] of presses ) {
			const all = [ ...root.querySelectorAll( '*' ) ];
			sessionStorage[ leftKey( root ) ] = JSON.stringify( {
				who,
				time: Date.now(),
				count: all.length,
				left: left.map( ( { target, undo, ...press } ) => {
					undo?.();
					// Only of fields they say anything.
					const { value, checked } = target as HTMLInputElement;
					return {
						index: all.indexOf( target ),
						...press,
						value,
						checked,
					};
				} ),
			} );
		}
	} catch {} // Storage may be full or forbidden: presses are then lost with the page.
	presses.clear();
}
