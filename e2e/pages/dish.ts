import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** One of several whole recipes of a page. */
export class Dish {
	readonly card: Locator;
	/** Amount and unit of its ingredient. */
	readonly amount: Locator;
	/** How many it makes, in the strip of facts. */
	readonly yield: Locator;
	readonly print: Locator;

	/** @param name The recipe's name. */
	constructor(
		private readonly page: Page,
		name: string
	) {
		this.card = page.getByRole( 'article', { name, exact: true } );
		this.amount = this.card.locator(
			'.wp-block-larder-ingredients__amount'
		);
		this.yield = this.card.locator( '[data-fact="yield"] dd' );
		this.print = this.card.locator( '.wp-block-larder-print a' );
	}

	/** Opens the menu of what else can be done with it. */
	async openMenu(): Promise< void > {
		await this.card
			.locator( '.wp-block-larder-recipe__actions > [popovertarget]' )
			.click();
		await expect(
			this.card.locator( '.wp-block-larder-recipe__menu' )
		).toBeVisible();
	}

	/** Closes that menu. */
	async closeMenu(): Promise< void > {
		await this.page.keyboard.press( 'Escape' );
		await expect(
			this.card.locator( '.wp-block-larder-recipe__menu' )
		).toBeHidden();
	}
}
