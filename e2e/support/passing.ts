import type { Page } from '@playwright/test';

/**
 * Waits for a text that goes away by itself, such as a message that stands for
 * some seconds. Call it before what brings the text: the page
 * itself looks at each frame, so that a busy machine misses nothing.
 *
 * @param page The page; it may be reloaded meanwhile.
 * @param text What has to be shown.
 * @return Settles once it is shown.
 */
export async function passingText( page: Page, text: string ): Promise< void > {
	await page.waitForFunction(
		( part ) => document.body.innerText.includes( part ),
		text,
		{ polling: 'raf' }
	);
}
