import type { Page } from '@playwright/test';

/**
 * Finds what a reader would have to scroll sideways for.
 *
 * @return Class names and texts of what sticks out of the window.
 */
export function stickingOut( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const width = document.documentElement.clientWidth;
		return [ ...document.querySelectorAll( '.wp-block-larder-recipe *' ) ]
			.filter( ( element ) => {
				const box = element.getBoundingClientRect();
				const { clip, clipPath } = getComputedStyle( element );
				const isHidden =
					// What is folded away has a place of its own once it is open.
					! element.checkVisibility() ||
					clipPath !== 'none' ||
					clip !== 'auto' ||
					box.width <= 1;
				return ! isHidden && ( box.right > width + 1 || box.left < -1 );
			} )
			.map(
				( element ) =>
					`${ element.className.toString() }: ${ element.textContent.slice( 0, 60 ) }`
			);
	} );
}
