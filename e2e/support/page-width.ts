import type { Page } from '@playwright/test';

/**
 * Measures how wide a page is, which is more than its window where it has to be scrolled sideways.
 *
 * @return Its width in pixels.
 */
export function pageWidth( page: Page ): Promise< number > {
	return page.evaluate( () => document.documentElement.scrollWidth );
}
