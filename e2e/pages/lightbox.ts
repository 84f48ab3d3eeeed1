import { expect, type Locator, type Page } from '@playwright/test';

/** The lightbox, as a visitor uses it. */
export class Lightbox {
	readonly root: Locator;
	/** The slide that is shown. */
	readonly slide: Locator;

	/**
	 * @param page The browser's page.
	 */
	constructor( private readonly page: Page ) {
		this.root = page.getByRole( 'dialog', { name: 'Pictures and videos' } );
		this.slide = this.root.locator( '.yarl__slide_current' );
	}

	/**
	 * Waits until a slide is shown.
	 *
	 * @param place Such as `2 of 4`.
	 */
	async shows( place: string ): Promise< void > {
		await expect( this.slide ).toHaveAttribute( 'aria-label', place );
	}

	/**
	 * Gives a button.
	 *
	 * @param name Its label.
	 * @return The button.
	 */
	button( name: string ): Locator {
		return this.root.getByRole( 'button', { name, exact: true } );
	}

	/**
	 * Presses a key.
	 *
	 * @param key Its name.
	 */
	async press( key: string ): Promise< void > {
		await this.page.keyboard.press( key );
	}
}
