/** Returns the root of the mounted lightbox, once it is on the page. */
export function findView(): Element | null {
	return document.querySelector( '.larder-lightbox:not(.is-early)' );
}

/**
 * Whether the lightbox has faded in. It has the focus before that, but does not know
 * yet whether the page is right-to-left, and so which arrow key means the next picture.
 */
export function isFadedIn( view: Element ): boolean {
	// The opacity is 1 then, and empty where its style did not load.
	return ! /0/.test( getComputedStyle( view ).opacity );
}

/** Whether the lightbox has faded in and its picture is loaded. */
export function isShown( view: Element ): boolean {
	return (
		isFadedIn( view ) &&
		! view.querySelector( '.yarl__slide_current .yarl__slide_loading' )
	);
}

/** Clicks a button of the lightbox several times: of several keys at once it handles one. */
export function pressIn( view: Element, name: string, times: number ): void {
	for ( ; times > 0; times-- ) {
		view.querySelector< HTMLElement >( `.yarl__${ name }` )?.click();
	}
}
