const PIXELS_OF_MILLIMETRE = 96 / 25.4;

/** Returns the box of all that is on the sheet. */
function contentOf( sheet: Element ): DOMRect {
	const inside = document.createRange();
	inside.selectNodeContents( sheet );
	return inside.getBoundingClientRect();
}

/** Returns the height of a page in pixels. */
function pageHeightOf( sheet: HTMLElement ): number {
	const height = getComputedStyle( sheet ).getPropertyValue(
		'--larder-paper-height'
	);
	return parseFloat( height ) * PIXELS_OF_MILLIMETRE;
}

/**
 * Breaks the sheet as a printer does: into columns as high as a page, which
 * leave room where the next line or step must not be torn.
 *
 * @param height Height of a page in pixels.
 * @return Number of columns.
 */
function columnsOf( sheet: HTMLElement, height: number ): number {
	const { style } = sheet;
	const { width } = contentOf( sheet );
	style.columns = `${ width }px`;
	style.columnGap = '0';
	style.columnFill = 'auto';
	style.boxSizing = 'content-box';
	style.inlineSize = `${ width }px`;
	style.minBlockSize = '0';
	style.blockSize = `${ height }px`;
	const columns = contentOf( sheet ).width / width;
	sheet.removeAttribute( 'style' );
	return Math.ceil( columns - 0.01 );
}

/**
 * Returns how high the sheet is on the screen, in pixels of its zoom: heights compare at one zoom only.
 */
export const heightOf = ( sheet: HTMLElement ): number =>
	contentOf( sheet ).height;

/**
 * Measures how many pages the sheet is long, as if lines could be torn between two.
 *
 * @param sheet The sheet, laid out at the width of the paper.
 * @return A number such as 1.8.
 */
export function lengthOf( sheet: HTMLElement ): number {
	return heightOf( sheet ) / pageHeightOf( sheet );
}

/**
 * Measures how many pages the sheet takes in its current layout.
 *
 * @param sheet The sheet, laid out at the width of the paper.
 * @return A part of a page such as 0.8, or a number of whole pages.
 */
export function pagesOf( sheet: HTMLElement ): number {
	const pages = lengthOf( sheet );
	return pages <= 1 ? pages : columnsOf( sheet, pageHeightOf( sheet ) );
}
