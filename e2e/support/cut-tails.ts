import type { Locator } from '@playwright/test';

/**
 * Finds texts whose box cuts off the tails of letters below its last line.
 *
 * @param boxes What cuts off what is out of it, such as after two lines.
 * @return What is cut, with how many pixels the box is too low.
 */
export function cutTails( boxes: Locator ): Promise< string[] > {
	return boxes.evaluateAll( ( elements ) =>
		elements.flatMap( ( element ) => {
			const text = document.createRange();
			text.selectNodeContents( element );
			const [ firstLine ] = text.getClientRects();
			const style = getComputedStyle( element );
			const brush = document.createElement( 'canvas' ).getContext( '2d' );
			if ( ! brush || ! firstLine ) {
				return [ `${ element.textContent } is not painted` ];
			}
			brush.font = `${ style.fontWeight } ${ style.fontSize } ${ style.fontFamily }`;
			const line = parseFloat( style.lineHeight );
			const { fontBoundingBoxAscent, actualBoundingBoxDescent } =
				brush.measureText( 'gjpqy' );
			// Of several lines each has as much room below it as the first.
			const baseline =
				firstLine.top -
				element.getBoundingClientRect().top +
				fontBoundingBoxAscent;
			// Of a pixel that is begun nobody sees what is missing.
			const missing = Math.floor(
				baseline + actualBoundingBoxDescent - line
			);
			return missing > 0
				? [ `${ element.textContent } lacks ${ missing } px` ]
				: [];
		} )
	);
}
