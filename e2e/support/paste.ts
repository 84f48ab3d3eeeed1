import type { Page } from '@playwright/test';

/**
 * Pastes where the caret is in the canvas of the editor.
 *
 * @param page The page of the editor.
 * @param text What is pasted, as text; empty where there is HTML alone.
 * @param html The same as HTML, where a page was copied.
 */
export async function paste(
	page: Page,
	text: string,
	html = ''
): Promise< void > {
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( 'body' )
		.evaluate(
			( body, { plain, markup } ) => {
				const clipboardData = new DataTransfer();
				if ( plain !== '' ) {
					clipboardData.setData( 'text/plain', plain );
				}
				if ( markup !== '' ) {
					clipboardData.setData( 'text/html', markup );
				}
				body.ownerDocument.activeElement?.dispatchEvent(
					new ClipboardEvent( 'paste', {
						clipboardData,
						bubbles: true,
						cancelable: true,
					} )
				);
			},
			{ plain: text, markup: html }
		);
}
