import { getManifest } from './manifest';
import { isPresent } from './present';
import { whenIdle } from './scan';

/**
 * Fetches the scripts of the page's islands without running them, each in a
 * moment of its own: a slow phone takes milliseconds to ask for one.
 */
export function prefetch(): void {
	const { scripts, waker, later } = getManifest();
	for ( const { src, global } of [
		{ src: waker, global: '' },
		...scripts.slice( 0, later ),
	] ) {
		whenIdle( () => {
			if ( src && ! isPresent( global ) ) {
				const link = document.createElement( 'link' );
				link.rel = 'prefetch';
				link.href = src;
				document.head.append( link );
			}
		} );
	}
}
