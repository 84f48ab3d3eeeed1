import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { element, find, link } from '../elements';
import type { ChangedRow } from './types';

/** The list of recipes that have changed over, each with a button that undoes it. */
export class ChangedList {
	readonly #details: HTMLDetailsElement;
	readonly #body: HTMLElement;
	readonly #path: string;
	readonly #undo: ( post: number ) => Promise< boolean >;

	/** ID of the last row shown; 0 where none follows. */
	#last = 0;

	/**
	 * @param details What holds the list.
	 * @param path    Path of the change-over in the REST API.
	 * @param undo    Undoes the change-over of a post; returns whether that was done.
	 */
	constructor(
		details: HTMLDetailsElement,
		path: string,
		undo: ( post: number ) => Promise< boolean >
	) {
		this.#details = details;
		this.#body = find( details, 'tbody', HTMLElement );
		this.#path = path;
		this.#undo = undo;
	}

	/**
	 * Fills the list when it is opened.
	 *
	 * @param onError Shows why it was not filled.
	 */
	fillOnOpen( onError: ( error: unknown ) => void ): void {
		this.#details.addEventListener( 'toggle', () => {
			if ( this.#details.open && this.#body.childElementCount === 0 ) {
				this.fill().catch( onError );
			}
		} );
	}

	/**
	 * Shows or hides the list, with a title.
	 *
	 * @param isShown Whether it is shown.
	 */
	show( isShown: boolean, title: string ): void {
		this.#details.hidden = ! isShown;
		find( this.#details, 'summary', HTMLElement ).textContent = title;
	}

	/** Opens the list and fills it. */
	async open(): Promise< void > {
		this.#details.open = true;
		await this.fill();
	}

	/** Refills the list where it is open. */
	async refresh(): Promise< void > {
		if ( this.#details.open ) {
			await this.fill();
		}
	}

	/** Adds the rows that follow. */
	async more(): Promise< void > {
		await this.fill( this.#last );
	}

	/**
	 * Requests rows and shows them.
	 *
	 * @param after ID of the last row shown; 0 for a list from the beginning.
	 */
	async fill( after = 0 ): Promise< void > {
		const { rows, next } = await apiFetch< {
			rows: readonly ChangedRow[];
			next: number | null;
		} >( { path: `${ this.#path }/recipes?after=${ after }` } );
		if ( after === 0 ) {
			this.#body.replaceChildren();
		}
		this.#body.append( ...rows.map( ( row ) => this.#row( row ) ) );
		this.#last = next ?? 0;
		find( this.#details, '[data-do="more"]', HTMLElement ).hidden =
			next === null;
	}

	/**
	 * Undoes the change-over of a post, whose row the list then lacks.
	 */
	async #takeBack( post: number ): Promise< void > {
		if ( await this.#undo( post ) ) {
			await this.fill();
			this.#details.querySelector( 'summary' )?.focus();
		}
	}

	/**
	 * Creates the row of a recipe.
	 */
	#row( { post, name, edit, view, lost, notices }: ChangedRow ): HTMLElement {
		const undo = Object.assign(
			element( 'button', __( 'Undo', 'larder' ) ),
			{ className: 'button', type: 'button' }
		);
		undo.setAttribute(
			'aria-label',
			/* translators: %s: name of a recipe. */
			sprintf( __( 'Undo %s', 'larder' ), name )
		);
		undo.addEventListener( 'click', () => {
			void this.#takeBack( post );
		} );
		const missing =
			lost === ''
				? ''
				: /* translators: %s: names of fields. */
					sprintf( __( 'Missing: %s.', 'larder' ), lost );
		return element(
			'tr',
			element(
				'td',
				link( name, edit ),
				' ',
				link( __( 'View', 'larder' ), view )
			),
			element( 'td', `${ missing } ${ notices }`.trim() ),
			element( 'td', undo )
		);
	}
}
