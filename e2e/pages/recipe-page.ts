import type { Locator, Page } from '@playwright/test';

/** The page of one recipe, as a visitor uses it. */
export class RecipePage {
	readonly card: Locator;
	readonly ingredients: Locator;
	readonly instructions: Locator;
	/** The number of servings, in its field. */
	readonly servings: Locator;
	/** What the field answers when it cannot take a number. */
	readonly message: Locator;
	/** How many the recipe makes, in the strip of facts. */
	readonly yield: Locator;

	/**
	 * @param page The browser's page.
	 */
	constructor( private readonly page: Page ) {
		this.card = page.locator( '.wp-block-larder-recipe' );
		this.ingredients = page.locator( '.wp-block-larder-ingredients' );
		this.instructions = page.locator( '.wp-block-larder-instructions' );
		this.servings = this.ingredients.getByRole( 'textbox' );
		this.message = this.ingredients.locator(
			'.wp-block-larder-ingredients__message'
		);
		this.yield = page.locator( '[data-fact="yield"] dd' );
	}

	/**
	 * Opens a recipe.
	 *
	 * @param url Its URL, with a query if there is one.
	 */
	async open( url: string ): Promise< void > {
		await this.page.goto( url );
	}

	/**
	 * Returns a button of the ingredients.
	 *
	 * @param name Its label.
	 */
	button( name: string ): Locator {
		return this.ingredients.getByRole( 'button', { name, exact: true } );
	}

	/**
	 * Returns the line of an ingredient.
	 *
	 * @param name Part of what it says.
	 */
	line( name: string ): Locator {
		return this.ingredients.getByRole( 'listitem' ).filter( {
			hasText: name,
		} );
	}

	/**
	 * Returns the quantity of an ingredient.
	 *
	 * @param name Part of what its line says.
	 */
	quantity( name: string ): Locator {
		return this.line( name ).locator(
			'.wp-block-larder-ingredients__quantity'
		);
	}

	/** Returns the tick box of a step. */
	tick( number: number ): Locator {
		return this.instructions.getByRole( 'checkbox', {
			name: `Step ${ number } done`,
		} );
	}

	/**
	 * Types servings and leaves the field.
	 *
	 * @param typed What is typed.
	 */
	async typeServings( typed: string ): Promise< void > {
		await this.servings.fill( typed );
		await this.servings.press( 'Enter' );
	}
}
