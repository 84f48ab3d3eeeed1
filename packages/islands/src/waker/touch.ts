import { inside } from '@larder/islands';

/**
 * How long nothing wakes by itself after an interaction, in milliseconds: its
 * response, and the next press, come first.
 */
const CALM = 400;

/** How long a frame is waited for, in milliseconds: a page that nobody sees has none. */
const LATE = 200;

/** What answers a press by itself; what is chosen from a list changes more than that. */
const BY_ITSELF = 'label, input:not([type=submit]), textarea, summary';

/** What somebody waits for. */
const awaited = new Set< Promise< void > >();

let touchedAt = -Infinity;
let target: Element | undefined;

/** Notices what somebody does on the page. */
export function watchTouches(): void {
	for ( const type of 'click input keydown pointerdown pointerup'.split(
		' '
	) ) {
		addEventListener(
			type,
			( event ) => {
				touchedAt = performance.now();
				target =
					event.target instanceof Element ? event.target : undefined;
			},
			true
		);
	}
}

function wait( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}

/** Returns how much of that delay is left, in milliseconds. */
function unrest(): number {
	return touchedAt + CALM - performance.now();
}

/**
 * Returns what somebody touches just now.
 *
 * @return Nothing once it is a moment ago.
 */
export function touched(): Element | undefined {
	return unrest() > 0 ? target : undefined;
}

/**
 * Returns whether what is pressed just now shows by itself what it does: nothing
 * has to be there before the click.
 *
 * @return Whether it does.
 */
export function answersByItself(): boolean {
	return !! touched()?.closest( BY_ITSELF );
}

/**
 * Waits until somebody who has just touched the page sees what answers by itself.
 *
 * @return Settles after the next frame; at once where nobody has touched anything.
 */
export async function whenShown(): Promise< void > {
	if ( unrest() > 0 ) {
		await Promise.race( [
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => setTimeout( resolve ) )
			),
			wait( LATE ),
		] );
	}
}

/**
 * Yields the main thread to whatever comes from the visitor.
 *
 * @return Settles in a task of its own.
 */
export function yieldTask(): Promise< void > {
	return wait( 0 );
}

/**
 * Delays everything that wakes by itself until a promise has settled.
 *
 * @param wanted Settles when it is there.
 * @return The same.
 */
export function first( wanted: Promise< void > ): Promise< void > {
	awaited.add( wanted );
	void wanted.catch( () => {} ).then( () => awaited.delete( wanted ) );
	return wanted;
}

/**
 * Waits until no press is pending, and then for an idle period, with a timeout.
 */
export async function whenCalm(): Promise< void > {
	await inside.whenLetGo();
	while ( unrest() > 0 || awaited.size > 0 ) {
		await Promise.allSettled( [ ...awaited, wait( unrest() ) ] );
		await inside.whenLetGo();
	}
	await new Promise< void >( ( resolve ) =>
		'requestIdleCallback' in window
			? requestIdleCallback( () => resolve(), { timeout: 200 } )
			: setTimeout( resolve, 20 )
	);
}
