import type { Locator, Page } from '@playwright/test';

/** A carousel of recipes, as a visitor uses it. */
export class RecipeArchive {
	readonly root: Locator;
	readonly viewport: Locator;
	readonly slides: Locator;
	readonly next: Locator;
	readonly previous: Locator;
	/** What is read out. */
	readonly status: Locator;

	/**
	 * @param page The browser's page.
	 */
	constructor( private readonly page: Page ) {
		this.root = page.locator( '.wp-block-larder-recipe-archive' );
		this.viewport = this.root.locator(
			'.wp-block-larder-recipe-archive__viewport'
		);
		this.slides = this.root.locator(
			'.wp-block-larder-recipe-archive__slide'
		);
		this.next = this.root.getByRole( 'button', { name: 'Next' } );
		this.previous = this.root.getByRole( 'button', { name: 'Previous' } );
		this.status = this.root.getByRole( 'status' );
	}

	/** Opens a page and waits until its carousel is mounted. */
	async open( url: string ): Promise< void > {
		await this.page.goto( url );
		await this.viewport.and( this.page.locator( '.is-ready' ) ).waitFor();
	}

	/**
	 * Returns the names of the cards in sight.
	 *
	 * @return Names, as they follow each other in reading direction.
	 */
	inSight(): Promise< string[] > {
		return this.viewport.evaluate( ( viewport ) => {
			const frame = viewport.getBoundingClientRect();
			const isRtl = getComputedStyle( viewport ).direction === 'rtl';
			return [ ...viewport.querySelectorAll( 'article' ) ]
				.map( ( card ) => ( {
					rect: card.getBoundingClientRect(),
					name: card.querySelector( 'h3' )?.textContent ?? '',
				} ) )
				.filter(
					( { rect } ) =>
						rect.left >= frame.left - 1 &&
						rect.right <= frame.right + 1
				)
				.sort(
					( one, two ) =>
						( one.rect.left - two.rect.left ) * ( isRtl ? -1 : 1 )
				)
				.map( ( { name } ) => name );
		} );
	}

	/**
	 * Drags the slides by the second card.
	 *
	 * @param by How far to the right, in pixels.
	 */
	async drag( by: number ): Promise< void > {
		const card = this.slides.nth( 1 ).locator( 'article' );
		await card.scrollIntoViewIfNeeded();
		const box = await card.boundingBox();
		const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
		const y = ( box?.y ?? 0 ) + 40;
		await this.page.mouse.move( x, y );
		await this.page.mouse.down();
		await this.page.mouse.move( x + by, y, { steps: 8 } );
		await this.page.mouse.up();
	}

	/**
	 * Measures the space between the first two cards.
	 *
	 * @return Pixels.
	 */
	gap(): Promise< number > {
		return this.viewport.evaluate( ( viewport ) => {
			const [ one, two ] = [ ...viewport.querySelectorAll( 'article' ) ];
			return one && two
				? two.getBoundingClientRect().left -
						one.getBoundingClientRect().right
				: 0;
		} );
	}
}
