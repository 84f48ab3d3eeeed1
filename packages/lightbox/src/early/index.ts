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

/** What leads on and out by the keyboard. */
const KEYS = [ 'Escape', 'ArrowLeft', 'ArrowRight' ];

/** Returns the lightbox itself, once it is on the page. */
function findView(): Element | null {
	return document.querySelector( '.larder-lightbox:not(.is-early)' );
}

/** Returns whether the lightbox has faded in: it has the focus before, but learns only meanwhile which way one reads, and so which arrow leads on. */
function isFadedIn( view: Element ): boolean {
	// None where its style could not be had.
	return [ '', '1' ].includes( getComputedStyle( view ).opacity );
}

/** Returns whether the lightbox shows its picture, however it fades in. */
function isShown( view: Element ): boolean {
	return (
		isFadedIn( view ) &&
		! view.querySelector( '.yarl__slide_current .yarl__slide_loading' )
	);
}

/** Presses a key in the lightbox. */
function pressIn( view: Element, key: string ): void {
	view.querySelector( '.yarl__container' )?.dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);
}

/** Returns the key that leads on or back. */
function keyOf( steps: number ): string {
	return steps > 0 === isRtl( document.body ) ? 'ArrowLeft' : 'ArrowRight';
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
	let isTaken = false;
	let hasView = false;
	const step = ( steps: number ): void => {
		const wanted = index + steps;
		if ( ! roundOf( items.length ).finite || wanted in items ) {
			index = ( wanted + items.length ) % items.length;
			show( index );
		}
	};
	const close = (): void => {
		isClosed = true;
		free();
		isOpen = false;
		root.remove();
		const target = pressed();
		if ( target instanceof HTMLElement ) {
			target.focus( { preventScroll: true } );
		}
	};
	const late: string[] = [];
	/** Called once the lightbox knows what to show, before it listens. */
	const press = ( key: string, act: () => void ): void => {
		if ( isTaken ) {
			late.push( key );
		} else {
			act();
		}
	};
	const { root, show, isHeld } = drawLightbox(
		items,
		wordsAround( opener ),
		( steps ) => press( keyOf( steps ), () => step( steps ) ),
		() => press( 'Escape', close )
	);
	const onKey = ( event: KeyboardEvent ): void => {
		const { key } = event;
		if ( ! KEYS.includes( key ) ) {
			return;
		}
		const view = findView();
		const isIn = view && event.composedPath().includes( view );
		if ( isIn && ( key === 'Escape' || isFadedIn( view ) ) ) {
			root.remove(); // It answers by itself.
			return;
		}
		// A dialog of the page below would close with it.
		event.preventDefault();
		event.stopPropagation();
		press( key, () =>
			key === 'Escape' ? close() : step( key === keyOf( 1 ) ? 1 : -1 )
		);
	};
	addEventListener( 'keydown', onKey, true );
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
		if ( view && isShown( view ) && ! isHeld() ) {
			// What is inert is the lightbox's now.
			root.remove();
			late.forEach( ( key ) => pressIn( view, key ) );
		} else if ( hasView && ! view ) {
			root.remove(); // It has been closed before it showed anything.
		}
		hasView ||= view !== null;
		isOpen &&= root.isConnected;
		if ( isOpen ) {
			requestAnimationFrame( leave );
		} else {
			removeEventListener( 'keydown', onKey, true );
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
