import { getManifest, inside, type ManifestScript } from '@larder/islands';
import { isPresent } from './present';
import { yieldTask } from './touch';
import { whenParsed } from './when-parsed';

/** What is there of WordPress's own translations. */
type Translating = {
	i18n?: { setLocaleData: ( data: object, domain: string ) => void };
};

/** How many scripts are requested in one task: each takes a slow phone milliseconds. */
const SCRIPTS_A_TASK = 3;

/**
 * Promises of requested scripts, by URL or inline code: indexes change where a
 * script has replaced the page.
 */
const loading = new Map< string | undefined, Promise< void > >();

/**
 * Returns the name of an island.
 *
 * @param root The island root.
 * @return Empty for an element that is none.
 */
export function nameOf( root: HTMLElement ): string {
	return inside.entryOf( root )?.[ 0 ] ?? '';
}

/**
 * Finds the view of an island.
 *
 * @param island Name of the island.
 * @return Its place in the page's data, by name or by the URL that a block's view has; -1 where the page has none.
 */
function placeOf( island: string ): number {
	const { islands, scripts } = getManifest();
	return (
		islands[ island ] ??
		scripts.findIndex( ( { src } ) =>
			src.includes( `/blocks/${ island }/view.` )
		)
	);
}

/**
 * Lists what a script needs, and itself last.
 *
 * @param place Its place in the page's data.
 * @param found What has been found so far.
 * @return Places, dependencies first.
 */
function withNeeds(
	place: number,
	found = new Set< number >()
): Set< number > {
	if ( ! found.has( place ) ) {
		getManifest().scripts[ place ]?.needs?.forEach( ( need ) =>
			withNeeds( need, found )
		);
		found.add( place );
	}
	return found;
}

/**
 * Runs inline code where scripts of the page run it: in the global scope.
 *
 * @param code JavaScript; nothing happens for empty code.
 */
function run( code = '' ): void {
	if ( code ) {
		const script = document.createElement( 'script' );
		script.nonce = getManifest().nonce ?? '';
		script.textContent = code;
		document.head.append( script );
		script.remove();
	}
}

/**
 * Sets the translations of a script before it runs.
 *
 * @param info What the server told of it.
 */
function prepare( { texts, before }: ManifestScript ): void {
	if ( texts ) {
		const [ domain, data ] = texts;
		// The types of tests know another part of it.
		const wp: unknown = Reflect.get( window, 'wp' );
		( wp as Translating | undefined )?.i18n?.setLocaleData( data, domain );
	}
	run( before );
}

/**
 * Loads one script, once those before it have been asked for.
 *
 * @param info     What the server told of it.
 * @param previous Settles once the script before it has run.
 * @return Settles once it has run.
 */
async function load(
	info: ManifestScript,
	previous: Promise< void >
): Promise< void > {
	// Translations need `wp.i18n` of an earlier script; the promise resolves in
	// between.
	const prepared = previous.then( () => prepare( info ) );
	if ( info.src ) {
		// A script that ran without one before it has to run again.
		await Promise.all( [ inside.loadScript( info.src ), prepared ] );
	} else {
		// A handle without a file may still have code: what is there where no file is needed.
		await prepared;
	}
	run( info.after );
}

/**
 * Loads the scripts of an island that the page does not have yet.
 *
 * It detects them by their globals: a concatenated file has no id, and any
 * element may have one. A failed download is forgotten, so that the next need
 * tries it again.
 *
 * @param island  Name of the island.
 * @param between Waits between two scripts, for a page that nobody presses yet.
 * @return Settles once all of them have run; rejects when one is not available.
 */
export async function loadIsland(
	island: string,
	between?: () => Promise< void >
): Promise< void > {
	if ( inside.mounts.has( island ) ) {
		return;
	}
	await whenParsed();
	const { scripts } = getManifest();
	let previous = Promise.resolve();
	const asked: Promise< void >[] = [];
	let fresh = 0;
	for ( const place of withNeeds( placeOf( island ) ) ) {
		const info = scripts[ place ];
		const key = info?.src || JSON.stringify( info );
		let script = loading.get( key );
		if ( ! script ) {
			script =
				! info || isPresent( info.global )
					? previous
					: load( info, previous );
			script.catch( () => loading.delete( key ) );
			loading.set( key, script );
			if ( between ) {
				await script;
				await between();
			} else if ( ++fresh % SCRIPTS_A_TASK === 0 ) {
				await yieldTask();
			}
		}
		previous = script;
		asked.push( script );
	}
	await Promise.all( asked );
}
