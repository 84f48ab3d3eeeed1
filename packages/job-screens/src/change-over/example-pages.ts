import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { find } from '../elements';
import type { Example } from './types';

/** The pages of one recipe side by side: as it is, and with Larder. */
export class ExamplePages {
	/** The recipe that is shown; null for none. */
	shown: Example | null = null;

	readonly #element: HTMLElement;
	readonly #path: string;

	/**
	 * @param root What holds the pages.
	 * @param path Path of the change-over in the REST API.
	 */
	constructor( root: HTMLElement, path: string ) {
		this.#element = root;
		this.#path = path;
	}

	/**
	 * Requests an example and shows it.
	 *
	 * @param after Cursor of the example before it; empty for the first.
	 */
	async show( after: string ): Promise< void > {
		const { example } = await apiFetch< { example: Example | null } >( {
			path: `${ this.#path }/sample?after=${ encodeURIComponent( after ) }`,
		} );
		this.shown = example;
		this.#element.hidden = false;
		this.#part( '.larder-switch__pages' ).hidden = example === null;
		this.#part( '.larder-switch__try' ).hidden = example === null;
		this.#part( 'h3' ).textContent =
			example === null
				? __( 'There is no other page to show.', 'larder' )
				: sprintf(
						/* translators: %s: title of a post. */
						__( 'An example: %s', 'larder' ),
						example.title
					);
		this.#part( '.larder-switch__hint' ).textContent =
			example === null
				? ''
				: __(
						'Nothing is stored for the example. Stars come along with the change-over itself.',
						'larder'
					);
		const [ before, later ] = this.#element.querySelectorAll( 'iframe' );
		if ( example !== null && before && later ) {
			before.src = example.before;
			later.src = example.after;
		}
	}

	/** Hides the pages. */
	hide(): void {
		this.#element.hidden = true;
	}

	/**
	 * Finds an element of the pages.
	 */
	#part( selector: string ): HTMLElement {
		return find( this.#element, selector, HTMLElement );
	}
}
