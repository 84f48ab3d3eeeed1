import { getManifest } from './manifest';

/**
 * Appends a script to the page; scripts download side by side and run in this order.
 *
 * @param src Its URL.
 * @return Settles once it has run; rejects when it is not available.
 */
export function loadScript( src: string ): Promise< unknown > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.async = false;
		script.src = src;
		script.nonce = getManifest().nonce ?? '';
		script.onload = resolve;
		script.onerror = () => {
			script.remove();
			reject( Error( `Larder could not load ${ src }` ) );
		};
		document.head.append( script );
	} );
}
