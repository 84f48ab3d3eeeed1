import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Mode } from '../support/modes';

/** Somebody who uses the site in one mode. */
export class Visitor {
	#faults: () => Promise< string[] > = async () => [];

	#heard: readonly string[] | undefined;

	/**
	 * @param page The browser's page.
	 * @param mode How it is used.
	 */
	constructor(
		private readonly page: Page,
		private readonly mode: Mode
	) {}

	/** Must be called before the first page is opened. */
	async begin(): Promise< void > {
		this.#faults = await this.mode.watch( this.page );
		this.#heard = await this.mode.listen?.( this.page );
	}

	/**
	 * Presses a control.
	 *
	 * @param target What to press.
	 * @param key    What presses it where there is no pointer.
	 */
	async press( target: Locator, key = 'Enter' ): Promise< void > {
		if ( this.mode.isKeyboard ) {
			await this.#tabTo( target );
			await this.page.keyboard.press( key );
		} else {
			await target.click();
		}
	}

	/**
	 * Ticks a box.
	 *
	 * @param box A checkbox or a radio button.
	 */
	async tick( box: Locator ): Promise< void > {
		const picture = () =>
			box
				.locator( 'xpath=ancestor-or-self::label[1]' )
				.screenshot( { animations: 'disabled' } );
		const before = this.mode.showsStates ? await picture() : undefined;
		if ( this.mode.isKeyboard ) {
			await this.#tabTo( box );
			await this.page.keyboard.press( 'Space' );
		} else {
			// The label is what is seen of it.
			await box.locator( 'xpath=ancestor-or-self::label[1]' ).click( {
				position: { x: 12, y: 12 },
			} );
		}
		await expect( box ).toBeChecked();
		if ( before ) {
			await this.page.mouse.move( 1, 1 );
			expect( before.equals( await picture() ), 'a tick is seen' ).toBe(
				false
			);
		}
	}

	/**
	 * Writes into a field.
	 *
	 * @param text What to write.
	 */
	async write( field: Locator, text: string ): Promise< void > {
		if ( this.mode.isKeyboard ) {
			await this.#tabTo( field );
			await this.page.keyboard.press( 'Control+A' );
			await this.page.keyboard.type( text );
		} else {
			await field.fill( text );
		}
	}

	/**
	 * Chooses in a list of the browser.
	 *
	 * @param label The choice.
	 */
	async choose( list: Locator, label: string ): Promise< void > {
		if ( this.mode.isKeyboard ) {
			await this.#tabTo( list );
			const options = await list.locator( 'option' ).allInnerTexts();
			// By arrows: letters of other alphabets are not keys of a test.
			await this.page.keyboard.press( 'Home' );
			for ( let at = 0; at < options.indexOf( label ); at++ ) {
				await this.page.keyboard.press( 'ArrowDown' );
			}
		} else {
			await list.selectOption( { label } );
		}
	}

	/**
	 * Expects that something was read out, where somebody listens.
	 *
	 * @param text The text to look for.
	 */
	async hears( text: RegExp ): Promise< void > {
		const heard = this.#heard;
		if ( heard ) {
			await expect
				.poll( () => heard.join( '\n' ), `read out: ${ text.source }` )
				.toMatch( text );
		}
	}

	/**
	 * Expects that nothing on the page is in the way of this mode.
	 *
	 * @param task What was done last.
	 */
	async expectNothingInTheWay( task: string ): Promise< void > {
		expect.soft( await this.#faults(), task ).toEqual( [] );
	}

	async #tabTo( target: Locator ): Promise< void > {
		await expect( target ).toBeVisible();
		// Finding by a role reads the whole page: once, unless a view has taken the element's place.
		let element = await target.elementHandle();
		for ( let presses = 0; presses < 150; presses++ ) {
			const place = await element.evaluate( ( one ) => ( {
				isThere: one === one.ownerDocument.activeElement,
				isGone: ! one.isConnected,
			} ) );
			if ( place.isThere ) {
				return;
			}
			if ( place.isGone ) {
				element = await target.elementHandle();
			} else {
				await this.page.keyboard.press( 'Tab' );
			}
		}
		await expect( target, 'reached with Tab' ).toBeFocused();
	}
}
