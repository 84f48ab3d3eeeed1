import type { Page } from '@playwright/test';

/**
 * Finds texts of ours that cannot be read as a whole: what is outside its
 * button, what a box cuts off, and what makes the page scroll sideways.
 *
 * @return What is wrong, with the text.
 */
export function cutTexts( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const dialog = document.querySelector( 'dialog[open]' );
		const parts = dialog
			? [ dialog ]
			: [ ...document.querySelectorAll( '[class*="larder-"]' ) ].filter(
					( part ) =>
						! part.parentElement?.closest( '[class*="larder-"]' )
				);
		const width = document.documentElement.clientWidth;
		const faults: string[] = [];
		if ( document.documentElement.scrollWidth > width + 1 ) {
			faults.push(
				`the page is ${ document.documentElement.scrollWidth } pixels wide`
			);
		}
		const isOutside = ( text: DOMRect, box: DOMRect ): boolean =>
			text.left < box.left - 2 ||
			text.right > box.right + 2 ||
			text.top < box.top - 4 ||
			text.bottom > box.bottom + 4;
		const isRead = ( element: Element ): boolean =>
			element.checkVisibility( {
				visibilityProperty: true,
				opacityProperty: true,
			} ) &&
			! element.closest( '.screen-reader-text, select, style, script' );
		const look = ( node: Node ): void => {
			const parent = node.parentElement;
			const text = ( node.textContent ?? '' ).trim();
			if ( ! parent || text === '' || ! isRead( parent ) ) {
				return;
			}
			const range = document.createRange();
			range.selectNodeContents( node );
			const box = range.getBoundingClientRect();
			if ( box.width <= 1 ) {
				return;
			}
			const button = parent.closest( 'button' );
			if ( button && isOutside( box, button.getBoundingClientRect() ) ) {
				faults.push( `out of its button: ${ text }` );
			}
			for (
				let around: Element | null = parent;
				around;
				around = around.parentElement
			) {
				const { overflowX, overflowY, clipPath } =
					getComputedStyle( around );
				if (
					clipPath !== 'none' ||
					overflowX === 'auto' ||
					overflowY === 'auto' ||
					overflowX === 'scroll'
				) {
					return;
				}
				const frame = around.getBoundingClientRect();
				if ( box.left > frame.right || box.right < frame.left ) {
					return; // Another slide of a carousel.
				}
				if (
					( overflowX === 'hidden' || overflowX === 'clip' ) &&
					isOutside( box, frame )
				) {
					faults.push(
						`cut off by ${ around.className.toString() }: ${ text }`
					);
					return;
				}
			}
			if ( box.right > width + 1 || box.left < -1 ) {
				faults.push( `beside the window: ${ text }` );
			}
		};
		for ( const part of parts ) {
			const texts = document.createTreeWalker(
				part,
				NodeFilter.SHOW_TEXT
			);
			while ( texts.nextNode() ) {
				look( texts.currentNode );
			}
		}
		return faults;
	} );
}
