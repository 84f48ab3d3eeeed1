import type { Locator, Page } from '@playwright/test';

/** The comment form of a recipe, as a visitor uses it. */
export class CommentForm {
	readonly form: Locator;
	/** The field of stars. */
	readonly field: Locator;
	/** What holds the rating where a script runs. */
	readonly hidden: Locator;

	/**
	 * @param page The browser's page.
	 */
	constructor( private readonly page: Page ) {
		this.form = page.locator( '#commentform' );
		this.field = this.form.locator( '.larder-rate' );
		this.hidden = this.form.locator( 'input[type=hidden][name=rating]' );
	}

	/**
	 * Returns the radio button of a number of stars.
	 *
	 * @param stars From 1 to 5.
	 */
	star( stars: number ): Locator {
		return this.field.getByRole( 'radio', {
			name: stars === 1 ? '1 star' : `${ stars } stars`,
		} );
	}

	/** Moves the mouse to the field, and waits until the view answers it. */
	async ready(): Promise< void > {
		await this.field.locator( 'legend' ).hover();
		await this.page.waitForFunction( () => {
			const field = document.querySelector( '#commentform .larder-rate' );
			return (
				field !== null &&
				Object.keys( field ).some( ( key ) =>
					key.startsWith( '__react' )
				)
			);
		} );
	}

	/**
	 * Fills in the form and sends it, with the stars that are chosen. Members are asked for no name.
	 *
	 * @param text What the visitor writes.
	 */
	async send( text: string ): Promise< void > {
		await this.form.locator( '#comment' ).fill( text );
		if ( ( await this.form.locator( '#author' ).count() ) > 0 ) {
			await this.form.locator( '#author' ).fill( 'Ana' );
			await this.form
				.locator( '#email' )
				.fill( `${ text.replace( /\W+/g, '-' ) }@example.org` );
		}
		await this.form.locator( '[type=submit]' ).click();
	}
}
