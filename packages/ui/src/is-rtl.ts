/**
 * Returns whether what is in an element is read from right to left.
 *
 * @param element An element of the page.
 * @return True for the direction of Arabic.
 */
export const isRtl = ( element: Element ): boolean =>
	getComputedStyle( element ).direction === 'rtl';
