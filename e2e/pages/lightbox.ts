import { expect, type Locator, type Page } from '@playwright/test';

/** Where something lies in the window, in pixels. */
type Box = { x: number; y: number; width: number; height: number };

/** The lightbox, as a visitor uses it. */
export class Lightbox {
	readonly root: Locator;
	/** The slide that is shown. */
	readonly slide: Locator;
	/** The picture that is shown. */
	readonly picture: Locator;

	/**
	 * @param page The browser's page.
	 */
	constructor( private readonly page: Page ) {
		this.root = page.getByRole( 'dialog', { name: 'Pictures and videos' } );
		this.slide = this.root.locator( '.yarl__slide_current' );
		this.picture = this.slide.getByRole( 'img' );
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
	 * Waits until the view has taken the place of what opened before it.
	 */
	async isAwake(): Promise< void > {
		// What opens early is a dialog too, and may not be there yet.
		await expect(
			this.page.locator( '.larder-lightbox:not(.is-early)' )
		).toBeVisible();
		await expect( this.page.locator( '.is-early' ) ).toHaveCount( 0 );
	}

	/**
	 * Returns where the picture is in the view, once nothing moves it any more.
	 *
	 * @return Its box in the window.
	 */
	async place(): Promise< Box > {
		await this.isAwake();
		await this.picture.evaluate( async ( picture ) => {
			await Promise.allSettled(
				document
					.getAnimations()
					.filter(
						( { effect } ) =>
							effect instanceof KeyframeEffect &&
							effect.target?.contains( picture )
					)
					.map( ( { finished } ) => finished )
			);
		} );
		const box = await this.picture.boundingBox();
		return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
	}

	/**
	 * Waits until the picture is wider or narrower than it was.
	 *
	 * @param least Pixels that it has at least.
	 * @param most  Pixels that it has at most.
	 */
	async isWide( least: number, most = Infinity ): Promise< void > {
		await expect( async () => {
			const { width } = await this.place();
			expect( width ).toBeGreaterThanOrEqual( least );
			expect( width ).toBeLessThanOrEqual( most );
		} ).toPass();
	}

	/**
	 * Returns a button.
	 *
	 * @param name Its label.
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

/**
 * Finds a dish of the gallery that the fixture `dishes` prints.
 *
 * @param number Which one, from 1.
 */
export const dish = ( page: Page, number: number ): Locator =>
	page.getByRole( 'link', { name: `Dish ${ number }` } );

/**
 * Opens the lightbox on one of the three dishes.
 *
 * @param url    What the fixture `dishes` gives.
 * @param number Which one, from 1.
 */
export async function openDish(
	page: Page,
	url: string,
	number: number
): Promise< Lightbox > {
	await page.goto( url );
	await dish( page, number ).click();
	const lightbox = new Lightbox( page );
	await lightbox.shows( `${ number } of 3` );
	return lightbox;
}
