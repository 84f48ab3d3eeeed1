import type { Page } from '@playwright/test';

/** What can be pressed, in our parts of a page. */
const CONTROLS =
	'[class*="larder-"] :is(a[href], button, summary, select, textarea, input:not([type="hidden"]))';

/** What WordPress and the theme print within a part of ours. */
const NOT_OURS = '.wp-block-comments, #comments, .wp-block-post-terms';

/**
 * Finds what a finger may miss: each control has to answer on 44 pixels through
 * its middle, across and down. Links in running text are as high as a line.
 *
 * @param scope CSS selector of the part that is looked at.
 * @return What is too small, with how far it reaches.
 */
export function smallTargets(
	page: Page,
	scope = 'body'
): Promise< string[] > {
	return page.locator( scope ).evaluateAll(
		( parts, { controls, notOurs } ) => {
			const isInText = ( element: Element ): boolean =>
				element.matches( 'a' ) &&
				getComputedStyle( element ).display === 'inline' &&
				[ ...( element.parentElement?.childNodes ?? [] ) ].some(
					( { nodeType, textContent } ) =>
						nodeType === Node.TEXT_NODE &&
						( textContent ?? '' ).trim() !== ''
				);
			const labelOf = ( element: Element ): Element | null =>
				element instanceof HTMLInputElement
					? ( element.labels?.[ 0 ] ?? null )
					: null;
			const reach = (
				element: Element,
				[ x, y ]: [ number, number ],
				[ dx, dy ]: [ number, number ]
			): number => {
				const label = labelOf( element );
				let pixels = 0;
				for ( ; pixels < 44; pixels++ ) {
					const hit = document.elementFromPoint(
						x + dx * ( pixels + 0.5 ),
						y + dy * ( pixels + 0.5 )
					);
					if (
						! hit ||
						! ( element.contains( hit ) || label?.contains( hit ) )
					) {
						break;
					}
				}
				return pixels;
			};
			return parts
				.flatMap( ( part ) => [ ...part.querySelectorAll( controls ) ] )
				.filter(
					( element ) =>
						element.checkVisibility( {
							visibilityProperty: true,
						} ) &&
						// A button for those who have Enter alone.
						getComputedStyle( element ).clipPath === 'none' &&
						! element.closest( notOurs ) &&
						! isInText( element )
				)
				.flatMap( ( element ) => {
					element.scrollIntoView( {
						block: 'center',
						inline: 'center',
						behavior: 'instant',
					} );
					const shown = [ element, labelOf( element ) ]
						.flatMap( ( part ) => part ?? [] )
						.map( ( part ) => part.getBoundingClientRect() )
						.sort(
							( a, b ) => b.width * b.height - a.width * a.height
						)[ 0 ];
					if ( ! shown || shown.width <= 1 ) {
						return [];
					}
					const middle: [ number, number ] = [
						shown.left + shown.width / 2,
						shown.top + Math.min( shown.height / 2, 200 ),
					];
					const width =
						reach( element, middle, [ 1, 0 ] ) +
						reach( element, middle, [ -1, 0 ] );
					const height =
						reach( element, middle, [ 0, 1 ] ) +
						reach( element, middle, [ 0, -1 ] );
					return width >= 44 && height >= 44
						? []
						: [
								`${ element.localName }.${ element.className } "${ element.textContent.trim().slice( 0, 24 ) }": ${ width } × ${ height }`,
							];
				} );
		},
		{ controls: CONTROLS, notOurs: NOT_OURS }
	);
}
