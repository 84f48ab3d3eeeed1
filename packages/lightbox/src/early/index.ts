import type { LightboxProps } from '@larder/contracts';
import { getManifest, inside } from '@larder/islands';
import {
	afterFrame,
	applyStyle,
	findAgain,
	openLightbox,
	prepareStyle,
	printedIslands,
	type LightboxItem,
} from '@larder/ui';
import { roundOf } from '../round';
import { wordsAround } from '../words-around';
import { drawLightbox } from './draw-lightbox';
import { listenForKeys } from './keys';
import { findView, isShown, pressIn } from './mounted-lightbox';
import { makeInert, stopScrolling } from './page-behind';

/** Whether a picture is open, or about to be, that the mounted lightbox does not show yet. */
let isOpen = false;

/** The island of the lightbox on the page. */
type LightboxIsland = { root: Element; styleUrl: string };

function findIsland(): LightboxIsland | undefined {
	const [ island ] = printedIslands( 'lightbox' );
	return island?.root
		? // Printed by the same version of the plugin.
			{ root: island.root, ...( island.props as LightboxProps ) }
		: undefined;
}

/**
 * Prefetches the style and the script of the lightbox, without running them, once a visitor may press a picture.
 */
export function prepareLightbox(): void {
	const lightbox = findIsland();
	const { islands, scripts } = getManifest();
	const script = scripts[ islands[ 'lightbox' ] ?? -1 ];
	if ( lightbox && script ) {
		prepareStyle( lightbox.styleUrl );
		const link = document.createElement( 'link' );
		link.rel = 'prefetch';
		link.href = script.src;
		document.head.append( link );
	}
}

/**
 * Shows pictures over the page until the lightbox has mounted, which takes over at the
 * picture that is shown by then.
 */
function showEarly(
	items: readonly LightboxItem[],
	first: number,
	opener: Element
): void {
	const pressed = findAgain( opener );
	let index = first;
	let isClosed = false;
	/** Whether the lightbox has read what to show; it handles keys only later. */
	let isTaken = false;
	/** What was pressed in between: how many pictures ahead, and how often close. */
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
			// From now on the lightbox decides what is inert.
			root.remove();
			pressIn( view, 'navigation_next', ahead );
			pressIn( view, 'navigation_prev', -ahead );
			pressIn( view, 'toolbar>:last-child', closings );
		}
	};
	const stopListening = listenForKeys( step, close, handOver );
	show( index );
	stopScrolling( root );
	( opener.closest( 'dialog[open]' ) ?? document.body ).append( root );
	let free = (): void => {};
	// It restyles the whole page, and the focus has moved already.
	afterFrame( () => {
		if ( root.isConnected && ! findView() ) {
			free = makeInert( root );
		}
	} );
	root.querySelector< HTMLElement >( '.yarl__container' )?.focus();
	openLightbox( {
		// An empty list opens nothing.
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
			root.remove(); // It was closed before its picture was loaded.
		}
		isOpen &&= root.isConnected;
		if ( isOpen ) {
			requestAnimationFrame( leave );
		} else {
			stopListening();
		}
	};
	leave();
}

/**
 * Opens pictures and videos before their lightbox is mounted.
 *
 * @param items  All pictures and videos of the lightbox.
 * @param index  Index of the first one to show.
 * @param opener What was pressed; gets the focus back.
 * @return Whether the page has a lightbox.
 */
export function openEarly(
	items: readonly LightboxItem[],
	index: number,
	opener: Element
): boolean {
	const lightbox = findIsland();
	if ( ! lightbox || ! items[ index ] ) {
		return false;
	}
	if ( inside.mounted.has( lightbox.root ) ) {
		openLightbox( { items, index, opener } );
	} else if ( ! isOpen ) {
		isOpen = true;
		applyStyle( lightbox.styleUrl, () =>
			showEarly( items, index, opener )
		);
	}
	return true;
}
