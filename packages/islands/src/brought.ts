import { getManifest, inside, scan, type Manifest } from '@larder/islands';
import { mergeScripts } from './brought/merge';
import { manifestsIn, noteOwnPage, readPages } from './brought/pages';
import { isSparing } from './spares';

const ROOT = '[data-larder-key]';

/** Name and props of all islands of all pages that were read, by key: somebody may come back to one. */
const all: Manifest[ 'roots' ] = {};

/** Added elements that were not searched yet. */
let pieces: Element[] = [];
let isLooking = false;

/** Finds the islands in the page that it knows nothing of. */
function unknownIn( within: Iterable< Element > ): HTMLElement[] {
	return [ ...within ]
		.flatMap( ( element ) => [
			...( element.matches( ROOT ) ? [ element ] : [] ),
			...element.querySelectorAll( ROOT ),
		] )
		.filter( ( root ) => root instanceof HTMLElement )
		.filter( ( root ) => root.isConnected && ! inside.entryOf( root ) );
}

/**
 * Sets the page's props to those of what is in it now: an island that has left it is none of
 * another's recipe.
 */
function takeRoots(): void {
	const manifest = getManifest();
	Object.assign( all, manifest.roots );
	const keys = new Set(
		[ ...document.querySelectorAll< HTMLElement >( ROOT ) ].map(
			( { dataset } ) => dataset[ 'larderKey' ]
		)
	);
	manifest.roots = Object.fromEntries(
		Object.entries( all ).filter( ( [ key ] ) => keys.has( key ) )
	);
}

/**
 * Takes what the server told of another page.
 *
 * @param other What it told.
 */
async function take( other: Manifest ): Promise< void > {
	Object.assign( all, other.roots );
	const missing = mergeScripts( getManifest(), other );
	takeRoots();
	// A script that other views have run without may fail to load.
	await Promise.allSettled( missing.map( inside.loadScript ) );
}

/**
 * Wakes the islands of pieces as if they had been printed here.
 *
 * @param come What has come into the page.
 */
async function adopt( come: readonly Element[] ): Promise< void > {
	const isKnown = () => unknownIn( come ).length < 1;
	if ( isKnown() ) {
		return;
	}
	takeRoots();
	// Some scripts that follow links bring the data along, too.
	for ( const other of manifestsIn( document ) ) {
		if ( ! isKnown() ) {
			await take( other );
		}
	}
	if ( ! isKnown() ) {
		await readPages( async ( other ) => {
			await take( other );
			return isKnown();
		} );
	}
	scan();
	if ( ! isSparing() ) {
		await inside.state.waker?.wakeAll();
	}
}

/** Processes all added elements, one after the other. */
async function look(): Promise< void > {
	if ( isLooking ) {
		return;
	}
	isLooking = true;
	try {
		while ( pieces.length > 0 ) {
			const come = pieces;
			pieces = [];
			await adopt( come );
		}
	} finally {
		isLooking = false;
	}
}

noteOwnPage();
new MutationObserver( ( records ) => {
	pieces.push(
		...records
			.flatMap( ( { addedNodes } ) => [ ...addedNodes ] )
			.filter( ( node ) => node instanceof Element )
	);
	void look();
} ).observe( document, { childList: true, subtree: true } );

// It is loaded because something has come already.
pieces.push( document.documentElement );
void look();
