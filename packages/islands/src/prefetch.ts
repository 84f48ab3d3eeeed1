import { getManifest } from './manifest';
import { whenIdle } from './scan';

/**
 * Fetches the scripts of the page's islands without running them, each in a
 * moment of its own: a slow phone takes milliseconds to ask for one. What the
 * page has itself comes from the browser's cache.
 */
export function prefetch(): void {
	const { scripts, waker, later } = getManifest();
	for ( const src of [
		waker,
		...scripts.slice( 0, later ).map( ( script ) => script.src ),
	] ) {
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
