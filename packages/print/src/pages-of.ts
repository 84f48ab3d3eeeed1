const PIXELS_OF_MILLIMETRE = 96 / 25.4;

/** Returns the box of all that is on the sheet. */
function contentOf( sheet: Element ): DOMRect {
	const inside = document.createRange();
	inside.selectNodeContents( sheet );
	return inside.getBoundingClientRect();
}

/**
 * Breaks the sheet as a printer does: into columns as high as a page, which
 * leave room where the next line or step must not be torn.
 *
 * @param sheet  The sheet.
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
 * Measures how many pages the sheet takes in its current layout.
 *
 * @param sheet The sheet, laid out at the width of the paper.
 * @return A part of a page such as 0.8, or a number of whole pages.
 */
export function pagesOf( sheet: HTMLElement ): number {
	const height =
		parseFloat(
			getComputedStyle( sheet ).getPropertyValue(
				'--larder-paper-height'
			)
		) * PIXELS_OF_MILLIMETRE;
	const pages = contentOf( sheet ).height / height;
	return pages <= 1 ? pages : columnsOf( sheet, height );
}
