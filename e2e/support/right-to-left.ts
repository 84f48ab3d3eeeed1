import type { Page } from '@playwright/test';

/**
 * Serves recipes as WordPress prints them in a language that is written from right to left.
 *
 * @param page The page, before it opens a recipe.
 */
export async function writeFromRight( page: Page ): Promise< void > {
	await page.route( /\/recipe\//, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		const body = await response.text();
		await route.fulfill( {
			response,
			body: body.replace( '<html', '<html dir="rtl"' ),
		} );
	} );
}
