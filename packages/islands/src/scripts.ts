import type { Manifest, ManifestScript } from './types';

const loading = new Map< string, Promise< void > >();

/**
 * Runs inline code where scripts of the page run it: in the global scope.
 *
 * @param code JavaScript; nothing happens for empty code.
 */
function run( code: string ): void {
	if ( code ) {
		const script = document.createElement( 'script' );
		script.textContent = code;
		document.head.append( script );
		script.remove();
	}
}

/**
 * Tells whether the page brought a script by itself.
 *
 * @param handle Handle of the script.
 * @return What WordPress printed; null where it did not.
 */
function printed( handle: string ): Element | null {
	return document.getElementById( `${ handle }-js` );
}

/**
 * Appends one script; all download side by side and run in this order.
 *
 * @param info        What the server told of it.
 * @param info.src    Its address.
 * @param info.before Code that runs before it.
 * @param info.after  Code that runs after it.
 * @param previous    Settles once the script before it has run.
 * @return Settles once it has run.
 */
function append(
	{ src, before, after }: ManifestScript,
	previous: Promise< void >
): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.async = false;
		script.src = src;
		// A script that ran without one before it has to run again.
		script.onload = () => {
			previous.then( () => resolve( run( after ) ), reject );
		};
		script.onerror = () => {
			script.remove();
			reject( Error( `Larder could not load ${ src }` ) );
		};
		// Translations need what the scripts before have defined; the promise settles between the two.
		previous.then(
			() => run( before ),
			() => {}
		);
		document.head.append( script );
	} );
}

/**
 * Loads the scripts of an island that the page does not have yet.
 *
 * A failed download is forgotten, so that the next need tries it again.
 *
 * @param manifest What the server told.
 * @param island   Name of the island.
 * @return Settles once all of them have run; rejects when one cannot be had.
 */
export async function loadIsland(
	manifest: Manifest,
	island: string
): Promise< void > {
	let previous = Promise.resolve();
	const scripts = ( manifest.islands[ island ] ?? [] ).map( ( handle ) => {
		let script = loading.get( handle );
		if ( ! script ) {
			const info = manifest.scripts[ handle ];
			if ( printed( handle ) || ! info ) {
				script = previous;
			} else {
				// A handle without a file may still have code: what is there where no file is needed.
				script = info.src
					? append( info, previous )
					: previous.then( () => run( info.before + info.after ) );
			}
			script.catch( () => loading.delete( handle ) );
			loading.set( handle, script );
		}
		previous = script;
		return script;
	} );
	await Promise.all( scripts );
}

/**
 * Fetches the scripts of the page's islands without running them.
 *
 * @param manifest What the server told.
 * @param whenIdle Runs something when the page has nothing else to do: a slow phone takes milliseconds to ask for each.
 */
export function prefetch(
	manifest: Manifest,
	whenIdle: ( callback: () => void ) => void
): void {
	for ( const [ handle, { src } ] of Object.entries( manifest.scripts ) ) {
		whenIdle( () => {
			if ( src && ! loading.has( handle ) && ! printed( handle ) ) {
				const link = document.createElement( 'link' );
				link.rel = 'prefetch';
				link.href = src;
				document.head.append( link );
			}
		} );
	}
}
