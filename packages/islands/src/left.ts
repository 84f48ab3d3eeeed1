import { leftKey } from './left-key';
import { getManifest } from './manifest';
import { presses } from './presses';

/**
 * The page ends, or goes into the back/forward cache: what it has not answered yet waits for
 * the next page of this tab that has the same island. Whoever comes back to this
 * one finds it there, too, so that nothing is done twice.
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
				left: left.map( ( { target, type, key, undo } ) => {
					undo?.();
					// Only of fields they say anything.
					const { value, checked } = target as HTMLInputElement;
					return {
						index: all.indexOf( target ),
						type,
						key,
						value,
						checked,
					};
				} ),
			} );
		}
	} catch {} // Storage may be full or forbidden; then nothing outlives the page.
	presses.clear();
}
