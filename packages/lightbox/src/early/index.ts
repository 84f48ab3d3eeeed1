import type { LightboxProps } from '@larder/contracts';
import { getManifest, inside } from '@larder/islands';
import {
	afterFrame,
	applyStyle,
	findAgain,
	isRtl,
	openLightbox,
	prepareStyle,
	printedIslands,
	type LightboxItem,
} from '@larder/ui';
import { roundOf } from '../round';
import { wordsAround } from '../words-around';
import { drawLightbox } from './draw-lightbox';

/** Whether a picture is being opened or open, until the lightbox has it. */
let isOpen = false;

/** The place of the lightbox on the page. */
type Place = { root: Element; styleUrl: string };

function findPlace(): Place | undefined {
	const [ island ] = printedIslands( 'lightbox' );
	return island?.root
		? // The server prints the props of the same version of the plugin.
			{ root: island.root, ...( island.props as LightboxProps ) }
		: undefined;
}

/**
 * Fetches what opens a picture, without running it: for somebody who is there and may press one.
 */
export function prepareLightbox(): void {
	const place = findPlace();
	const { islands, scripts } = getManifest();
	const script = scripts[ islands[ 'lightbox' ] ?? -1 ];
	if ( place && script ) {
		prepareStyle( place.styleUrl );
		const link = document.createElement( 'link' );
		link.rel = 'prefetch';
		link.href = script.src;
		document.head.append( link );
	}
}

/** Keys, by how far they lead on where one reads from left to right; 0 leads out. */
const STEPS: Readonly< Record< string, number > > = {
	Escape: 0,
	ArrowLeft: -1,
	ArrowRight: 1,
};

/** Returns the lightbox itself, once it is on the page. */
function findView(): Element | null {
	return document.querySelector( '.larder-lightbox:not(.is-early)' );
}

/** Returns whether the lightbox has faded in: it has the focus before, but learns only meanwhile which way one reads, and so which arrow leads on. */
function isFadedIn( view: Element ): boolean {
	// It is 1 then, and empty where its style could not be had.
	return ! /0/.test( getComputedStyle( view ).opacity );
}

/** Returns whether the lightbox shows its picture, however it fades in. */
function isShown( view: Element ): boolean {
	return (
		isFadedIn( view ) &&
		! view.querySelector( '.yarl__slide_current .yarl__slide_loading' )
	);
}

/** Presses a button of the lightbox: of several keys at once it takes one. */
function pressIn( view: Element, name: string, times: number ): void {
	for ( ; times > 0; times-- ) {
		view.querySelector< HTMLElement >( `.yarl__${ name }` )?.click();
	}
}

/** Follows the keys that lead on and out, unless they are pressed in the lightbox once it takes them. */
function followKeys(
	onStep: ( steps: number ) => void,
	onClose: () => void,
	handOver: ( view: Element ) => void
): () => void {
	const onKey = ( event: KeyboardEvent ): void => {
		const steps = STEPS[ event.key ];
		if ( steps === undefined ) {
			return;
		}
		const view = findView();
		const isIn = view && event.composedPath().includes( view );
		if ( isIn && ( steps === 0 || isFadedIn( view ) ) ) {
			handOver( view ); // It answers by itself.
			return;
		}
		// A dialog of the page below would close with it.
		event.preventDefault();
		event.stopPropagation();
		if ( steps === 0 ) {
			onClose();
		} else {
			onStep( isRtl( document.body ) ? -steps : steps );
		}
	};
	addEventListener( 'keydown', onKey, true );
	return () => removeEventListener( 'keydown', onKey, true );
}

/** Keeps the page below from scrolling. */
function keepPage( root: HTMLElement ): void {
	for ( const type of [ 'wheel', 'touchmove' ] ) {
		root.addEventListener( type, ( event ) => event.preventDefault(), {
			passive: false,
		} );
	}
	// The lightbox takes the scroll bar away, beside which nothing may jump then.
	root.style.right = `${ document.documentElement.clientWidth - innerWidth }px`;
}

/** Makes all around an element inert, as the lightbox does. */
function makeInert( element: Element ): () => void {
	const others = [ ...( element.parentElement?.children ?? [] ) ].filter(
		( other ) =>
			other !== element && ! other.matches( '[inert],script,style,link' )
	);
	others.forEach( ( other ) => other.toggleAttribute( 'inert', true ) );
	return () =>
		others.forEach( ( other ) => other.toggleAttribute( 'inert', false ) );
}

/**
 * Shows pictures over the page until the lightbox has come, which then takes the place
 * over on the picture that is shown by then.
 */
function showEarly(
	items: readonly LightboxItem[],
	first: number,
	opener: Element
): void {
	const pressed = findAgain( opener );
	let index = first;
	let isClosed = false;
	/** Whether the lightbox knows what to show; it listens only later. */
	let isTaken = false;
	/** What waits for that: how far it leads on, and how often it closes. */
	let ahead = 0;
	let closings = 0;
	let hasView = false;
	const step = ( steps: number ): void => {
		const wanted = index + ahead + steps;
		if ( roundOf( items.length ).finite && ! ( wanted in items ) ) {
			return;
		}
		if ( isTaken ) {
			ahead += steps;
		} else {
			index = ( wanted + items.length ) % items.length;
			show( index );
		}
	};
	const close = (): void => {
		if ( isTaken ) {
			closings = 1;
			return;
		}
		isClosed = true;
		free();
		isOpen = false;
		root.remove();
		const target = pressed();
		if ( target instanceof HTMLElement ) {
			target.focus( { preventScroll: true } );
		}
	};
	const { root, show, isHeld } = drawLightbox(
		items,
		wordsAround( opener ),
		step,
		close
	);
	const handOver = ( view: Element ): void => {
		if ( root.isConnected ) {
			// What is inert is the lightbox's now.
			root.remove();
			pressIn( view, 'navigation_next', ahead );
			pressIn( view, 'navigation_prev', -ahead );
			pressIn( view, 'toolbar>:last-child', closings );
		}
	};
	const unfollow = followKeys( step, close, handOver );
	show( index );
	keepPage( root );
	( opener.closest( 'dialog[open]' ) ?? document.body ).append( root );
	let free = (): void => {};
	// All of the page is styled anew by that, and the focus is here already.
	afterFrame( () => {
		if ( root.isConnected && ! findView() ) {
			free = makeInert( root );
		}
	} );
	root.querySelector< HTMLElement >( '.yarl__container' )?.focus();
	openLightbox( {
		// Without any there is nothing to open.
		get items() {
			isTaken = true;
			return isClosed ? [] : items;
		},
		get index() {
			return index;
		},
		get opener() {
			return pressed();
		},
	} );
	const leave = (): void => {
		const view = findView();
		if ( view ) {
			hasView = true;
			if ( isShown( view ) && ! isHeld() ) {
				handOver( view );
			}
		} else if ( hasView ) {
			root.remove(); // It has been closed before it showed anything.
		}
		isOpen &&= root.isConnected;
		if ( isOpen ) {
			requestAnimationFrame( leave );
		} else {
			unfollow();
		}
	};
	leave();
}

/**
 * Opens pictures and videos before any view is there.
 *
 * @param items  What can be looked through.
 * @param index  Which one first, from 0.
 * @param opener What was pressed, which gets the focus back.
 * @return False where the page has no lightbox.
 */
export function openEarly(
	items: readonly LightboxItem[],
	index: number,
	opener: Element
): boolean {
	const place = findPlace();
	if ( ! place || ! items[ index ] ) {
		return false;
	}
	if ( inside.mounted.has( place.root ) ) {
		openLightbox( { items, index, opener } );
	} else if ( ! isOpen ) {
		isOpen = true;
		applyStyle( place.styleUrl, () => showEarly( items, index, opener ) );
	}
	return true;
}
