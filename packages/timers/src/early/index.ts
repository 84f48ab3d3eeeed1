import type { TimersProps } from '@larder/contracts';
import { inside } from '@larder/islands';
import {
	readTimers,
	TIMERS_KEY,
	withStarted,
	writeTimers,
	type NewTimer,
	type Timer,
} from '@larder/store/timers';
import {
	afterFrame,
	applyStyle,
	foreign,
	prepareStyle,
	printedIslands,
} from '@larder/ui';
import { startedText } from '@larder/ui/timers';
import { followHeight } from '../follow-height';
import { drawTray, updateTray } from './draw-tray';
import { wordsIn } from './words';

/** How often a tray that has no view yet looks at its timers, in milliseconds. */
const TICK = 250;

/** The place of the timers on the page, which has no view yet or one that learns of the storage. */
type Tray = { root: Element; styleUrl: string };

function findTray(): Tray | undefined {
	const [ island ] = printedIslands( 'timers' );
	return island?.root
		? // The server prints the props of the same version of the plugin.
			{ root: island.root, ...( island.props as TimersProps ) }
		: undefined;
}

/** Finds a printed part of the place: a child of a root that has a key of this page. */
function partOf( { root }: Tray, name: string ): HTMLElement | undefined {
	return [ ...root.children ].find(
		( part ): part is HTMLElement =>
			part instanceof HTMLElement && part.dataset[ 'larderPart' ] === name
	);
}

/** Announces that a timer has started; a mounted view announces it itself. */
function say( place: Tray, { name, nameLang, total }: Timer ): void {
	if ( inside.mounted.has( place.root ) ) {
		return;
	}
	const text = startedText( name, total );
	const at = text.indexOf( name );
	partOf( place, 'status' )?.replaceChildren(
		text.slice( 0, at ),
		wordsIn( name, foreign( nameLang ) ),
		text.slice( at + name.length )
	);
}

/** Shows timers that count, until their view takes the place. */
function showTray( place: Tray, timers: readonly Timer[] ): void {
	if ( inside.mounted.has( place.root ) ) {
		return; // It has come while the style did.
	}
	const tray = drawTray( timers, Date.now() );
	partOf( place, 'tray' )?.replaceChildren( tray );
	const update = () => updateTray( tray, timers, Date.now() );
	let stop = (): void => {};
	afterFrame( () => {
		if ( tray.isConnected ) {
			update();
			// That would restyle the whole page.
			stop = followHeight( tray );
		}
	} );
	const timer = setInterval( () => {
		if ( tray.isConnected ) {
			update();
		} else {
			clearInterval( timer );
			stop();
		}
	}, TICK );
}

/**
 * Prepares what shows a timer before the view of the timers is mounted.
 */
export function prepareTimers(): void {
	const place = findTray();
	if ( place ) {
		prepareStyle( place.styleUrl );
	}
}

/**
 * Starts a timer before any view is there, and shows and announces that: it is kept
 * as the view would keep it, which continues with it.
 *
 * @param timer What to start.
 * @param time  When it was started, by the clock of the device, in milliseconds.
 * @return False where it runs already or the browser keeps nothing: the view knows what to do.
 */
export function startEarly( timer: NewTimer, time: number ): boolean {
	const place = findTray();
	const before = readTimers( { list: [], correctedAt: 0 } );
	const timers = withStarted( before, timer, time );
	const started = timers.list.at( -1 );
	if (
		! place ||
		! started ||
		timers === before ||
		! writeTimers( timers )
	) {
		return false;
	}
	// As when another tab has started it: the view wakes by that, and follows it where it is there.
	const tellViews = () =>
		dispatchEvent(
			new StorageEvent( 'storage', {
				key: TIMERS_KEY,
				newValue: localStorage.getItem( TIMERS_KEY ),
			} )
		);
	if ( inside.mounted.has( place.root ) ) {
		tellViews();
	} else {
		applyStyle( place.styleUrl, () => {
			showTray( place, timers.list );
			// What wakes would run before the frame that shows it.
			afterFrame( () => {
				say( place, started );
				tellViews();
			} );
		} );
	}
	return true;
}
