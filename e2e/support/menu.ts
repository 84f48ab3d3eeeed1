import type { Page } from '@playwright/test';

/** Opens the menu of what else can be done with a recipe, unless it is open. */
export async function openMenu( page: Page ): Promise< void > {
	const menu = page.locator( '.wp-block-larder-recipe__menu' );
	if ( ! ( await menu.isVisible() ) ) {
		await page
			.locator( '.wp-block-larder-recipe__actions > [popovertarget]' )
			.click();
	}
}
