import { useEffect, type RefObject } from '@wordpress/element';

/** How far from the end of the results more of them are loaded, in pixels. */
const NEAR = 50;

/**
 * Tells when the visitor has scrolled near an element, anew after each change of what stands before it.
 *
 * @param element What is waited for.
 * @param before  Changes when something has been added before it; null waits for nothing.
 * @param onNear  Called when it is near.
 */
export function useNearEnd(
	element: RefObject< HTMLElement >,
	before: number | null,
	onNear: () => void
): void {
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
			( [ entry ] ) => entry?.isIntersecting && onNear(),
			{ rootMargin: `0px 0px ${ NEAR }px` }
		);
		observer.observe( element.current );
		return () => observer.disconnect();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- What it calls changes with each render, and is about the same page.
	}, [ before ] );
}
