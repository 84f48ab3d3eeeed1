import { getManifest } from './manifest';
import { whenIdle } from './scan';

/**
 * Prefetches the scripts of the page's islands, each in a task of its own:
 * starting a request takes milliseconds on a slow phone. Scripts of the page
 * itself come from the browser's cache.
 */
export function prefetch(): void {
	const { scripts, waker, later } = getManifest();
	for ( const { src } of [ { src: waker }, ...scripts.slice( 0, later ) ] ) {
		whenIdle( () => {
			if ( src ) {
				const link = document.createElement( 'link' );
				link.rel = 'prefetch';
				link.href = src;
				document.head.append( link );
			}
		} );
	}
}
