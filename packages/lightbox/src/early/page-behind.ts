/** Keeps the page behind from scrolling. */
export function stopScrolling( root: HTMLElement ): void {
	for ( const type of [ 'wheel', 'touchmove' ] ) {
		root.addEventListener( type, ( event ) => event.preventDefault(), {
			passive: false,
		} );
	}
	// The mounted lightbox hides the scroll bar; nothing may move by its width then.
	root.style.right = `${ document.documentElement.clientWidth - innerWidth }px`;
}

/**
 * Makes all siblings of an element inert, as the mounted lightbox does.
 *
 * @param element The element.
 * @return Undoes it.
 */
export function makeInert( element: Element ): () => void {
	const others = [ ...( element.parentElement?.children ?? [] ) ].filter(
		( other ) =>
			other !== element && ! other.matches( '[inert],script,style,link' )
	);
	others.forEach( ( other ) => other.toggleAttribute( 'inert', true ) );
	return () =>
		others.forEach( ( other ) => other.toggleAttribute( 'inert', false ) );
}
