import { useState, useSyncExternalStore } from '@wordpress/element';

/** Whether the main button of a pointer is down, in the canvas or around it. */
let isDown = false;

/** Who learns of it. */
const listeners = new Set< () => void >();

const followed = new WeakSet< Document >();

let release: ReturnType< typeof setTimeout > | undefined;

function become( next: boolean ): void {
	clearTimeout( release );
	if ( isDown !== next ) {
		isDown = next;
		listeners.forEach( ( listener ) => listener() );
	}
}

/** A press that ends as no click ends, too, but not before the click that it may become. */
function endSoon(): void {
	clearTimeout( release );
	release = setTimeout( () => become( false ) );
}

/**
 * Follows the pointer in the page of an element, from before anything else hears of
 * a press until its click has found what it was meant for.
 *
 * @param element In the canvas of the editor, or in what is around it.
 */
function follow( element: HTMLElement | null ): void {
	const page = element?.ownerDocument;
	if ( ! page || followed.has( page ) ) {
		return;
	}
	followed.add( page );
	const begin = ( { button }: MouseEvent ): void => become( button === 0 );
	// After a tap browsers fire the emulated mouse events in a row, with a
	// focus event among them.
	page.addEventListener( 'pointerdown', begin, true );
	page.addEventListener( 'mousedown', begin, true );
	page.addEventListener( 'click', () => become( false ), true );
	for ( const type of [
		'pointerup',
		'mouseup',
		'pointercancel',
		'dragend',
		'contextmenu',
	] ) {
		page.addEventListener( type, endSoon, true );
	}
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/**
 * Freezes a value while the pointer is down. Elements that appear or disappear
 * with the selection or focus would shift the layout between pointerdown and
 * pointerup, and a button there would not be clicked.
 *
 * @param value Decides about what is shown.
 * @return The value to show by, and the ref of an element beside it.
 */
export function useSteady< Value >( value: Value ): [ Value, typeof follow ] {
	const isPressed = useSyncExternalStore( subscribe, () => isDown );
	const [ steady, setSteady ] = useState( value );
	if ( ! isPressed && steady !== value ) {
		setSteady( value );
	}
	return [ isPressed ? steady : value, follow ];
}
