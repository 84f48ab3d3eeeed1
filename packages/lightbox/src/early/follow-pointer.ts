import { isRtl } from '@larder/ui';

/**
 * Thresholds in pixels for a swipe, and for closing by pulling down; those of
 * the library.
 */
const SWIPE = 30;
const PULL = 60;

/** What is around the picture of a slide. */
const BESIDE = '.yarl__slide, .yarl__slide_wrapper';

/**
 * Handles gestures on the shown picture: a horizontal swipe shows the next or
 * previous one; pulling it down, or a press beside it, closes.
 *
 * @param root    The lightbox that is drawn.
 * @param onStep  Called with how far a swipe leads: what is drawn to the left brings what is on the right.
 * @param onClose Called where it is to be closed.
 * @return Whether a finger or button is down, which hears nothing more of what is taken away.
 */
export function followPointer(
	root: HTMLElement,
	onStep: ( steps: number ) => void,
	onClose: () => void
): () => boolean {
	let start: PointerEvent | undefined;
	const end = (): void => {
		start = undefined;
	};
	root.addEventListener( 'pointerdown', ( event ) => {
		// A second finger begins something else.
		start = start || event.button !== 0 ? undefined : event;
	} );
	root.addEventListener( 'pointerup', ( { clientX, clientY, target } ) => {
		if ( ! start ) {
			return;
		}
		const x = clientX - start.clientX;
		const y = clientY - start.clientY;
		const isPress = Math.max( Math.abs( x ), Math.abs( y ) ) < SWIPE;
		const isBeside =
			target instanceof Element &&
			target === start.target &&
			target.matches( BESIDE );
		end();
		if ( Math.abs( x ) >= SWIPE && Math.abs( x ) > Math.abs( y ) ) {
			onStep( x > 0 === isRtl( document.body ) ? 1 : -1 );
		} else if ( y >= PULL || ( isPress && isBeside ) ) {
			onClose();
		}
	} );
	root.addEventListener( 'pointercancel', end );
	return () => start !== undefined;
}
