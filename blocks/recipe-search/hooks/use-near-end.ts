import {
	useEffect,
	useLayoutEffect,
	useRef,
	type RefObject,
} from '@wordpress/element';

/** How far from the end of the results more of them are loaded, in pixels. */
const DISTANCE_TO_END = 50;

/**
 * Calls back when the visitor has scrolled near an element, and again after each
 * change of the content before it.
 *
 * @param element What is waited for.
 * @param before  Changes when something has been added before it; null waits for nothing.
 * @param onNear  Called when it is near.
 */
export function useNearEnd(
	element: RefObject< HTMLElement >,
	before: object | null,
	onNear: () => void
): void {
	const latest = useRef( onNear );
	useLayoutEffect( () => {
		latest.current = onNear;
	} );
	useEffect( () => {
		// Without an observer the link that is there has to be pressed.
		if (
			! element.current ||
			before === null ||
			! ( 'IntersectionObserver' in window )
		) {
			return;
		}
		const observer = new IntersectionObserver(
			( [ entry ] ) => entry?.isIntersecting && latest.current(),
			{ rootMargin: `0px 0px ${ DISTANCE_TO_END }px` }
		);
		observer.observe( element.current );
		return () => observer.disconnect();
	}, [ element, before ] );
}
