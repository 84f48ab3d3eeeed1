import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { element, find } from '../elements';
import { errorText, stepErrorText } from '../error-text';
import { runSteps } from '../run-steps';
import { isBusy, offersOf, progressOf, statusText } from './progress';
import { RecipeTable } from './recipe-table';
import { SourcesForm } from './sources-form';
import type { Failure, Row, Status } from './types';

/** Recipes → Import: sends files and URLs, shows what was found, and runs the import. */
class ImportScreen {
	readonly #status = this.#part( 'status' );
	readonly #bar = this.#part( 'progress', HTMLProgressElement );
	readonly #choices = this.#part( 'choices', HTMLFormElement );
	readonly #table = new RecipeTable( this.#part( 'table' ) );
	readonly #sources = new SourcesForm(
		this.#part( 'sources', HTMLFormElement ),
		this.#status.id
	);

	/** ID of the import that is shown. */
	#run = '';

	/** Files of the last form that did not arrive. */
	#unsent: readonly Failure[] = [];

	/** Listens to the forms and buttons of the page. */
	start(): void {
		const form = this.#part( 'sources' );
		form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			void this.#readSources();
		} );
		form.addEventListener( 'input', () => {
			if ( this.#sources.isInvalid() ) {
				this.#sources.markInvalid( '' );
				this.#announce( '' );
			}
		} );
		this.#choices.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			void this.#importChosen();
		} );
		document.addEventListener( 'click', ( { target } ) => {
			if ( ! ( target instanceof HTMLElement ) ) {
				return;
			}
			const { act, run } = target.dataset;
			if ( act ) {
				void this.#request( {
					path: `/larder/v1/imports/${ this.#run }/${ act }`,
					method: 'POST',
				} );
			} else if ( run ) {
				void this.#request( { path: `/larder/v1/imports/${ run }` } );
			}
		} );
	}

	/**
	 * Finds a part of the page.
	 *
	 * @param name Its name within the block of classes.
	 * @param type Class of the element.
	 */
	#part( name: string ): HTMLElement;
	#part< Type extends HTMLElement >(
		name: string,
		type: new () => Type
	): Type;
	#part( name: string, type = HTMLElement ) {
		return find( document, `.larder-import__${ name }`, type );
	}

	/** Sends the files and URLs of the form, and shows the recipes in them. */
	async #readSources(): Promise< void > {
		if ( this.#sources.isSending() ) {
			return;
		}
		this.#table.skipped.clear();
		this.#unsent = [];
		this.#sources.markInvalid( '' );
		this.#announce( __( 'Reading…', 'larder' ) );
		const { status, failed, isRefused } = await this.#sources.send();
		this.#unsent = failed;
		if ( status !== null ) {
			await this.#follow( status );
			return;
		}
		this.#part( 'failed' ).replaceChildren();
		this.#announce(
			failed.flatMap( ( { notices } ) => notices ).join( ' ' )
		);
		if ( isRefused ) {
			this.#sources.markInvalid(
				this.#sources.urls() ? 'textarea' : '*'
			);
		}
	}

	/** Imports the chosen recipes. */
	async #importChosen(): Promise< void > {
		const chosen = new FormData( this.#choices );
		await this.#request( {
			path: `/larder/v1/imports/${ this.#run }/start`,
			method: 'POST',
			data: {
				status: chosen.get( 'status' ),
				author: Number( chosen.get( 'author' ) ),
				taxonomy: chosen.get( 'taxonomy' ),
				skip: [ ...this.#table.skipped ],
			},
		} );
	}

	/**
	 * Sends a request and follows the import that it returns; shows why it failed.
	 */
	async #request( options: APIFetchOptions< true > ): Promise< void > {
		try {
			await this.#follow( await apiFetch< Status >( options ) );
		} catch ( error ) {
			this.#announce( errorText( error ) );
		}
	}

	/** Runs an import until it has nothing more to do, or another is shown. */
	async #follow( first: Status ): Promise< void > {
		let status = first;
		this.#show( status );
		if ( isBusy( status ) ) {
			this.#table.close();
		}
		await runSteps( {
			isRunning: () => isBusy( status ) && this.#run === first.id,
			step: async () => {
				status = await apiFetch< Status >( {
					path: `/larder/v1/imports/${ first.id }/step`,
					method: 'POST',
				} );
				this.#show( status );
				return 0;
			},
			onError: ( error ) => this.#announce( stepErrorText( error ) ),
		} );
		this.#table.show(
			await this.#rows( status ),
			status.phase === 'ready'
		);
	}

	/**
	 * Returns all rows of an import, which come in pages.
	 *
	 * @param first Its status, with the first page.
	 */
	async #rows( first: Status ): Promise< readonly Row[] > {
		const rows = [ ...first.rows ];
		let page = first;
		let last = page.rows.at( -1 );
		while ( page.more && last ) {
			page = await apiFetch< Status >( {
				path: `/larder/v1/imports/${ this.#run }?after=${ last.id }`,
			} );
			rows.push( ...page.rows );
			last = page.rows.at( -1 );
		}
		return rows;
	}

	/**
	 * Shows the status of an import.
	 */
	#show( status: Status ): void {
		this.#run = status.id;
		const { value, max } = progressOf( status );
		const { start, retry, undo } = offersOf( status );
		this.#bar.max = max;
		this.#bar.value = value;
		this.#bar.hidden = ! isBusy( status );
		this.#choices.hidden = ! start;
		this.#part( 'retry' ).hidden = ! retry;
		this.#part( 'undo' ).hidden = ! undo;
		this.#part( 'failed' ).replaceChildren(
			...[ ...this.#unsent, ...status.failed ].map(
				( { name, notices } ) => {
					const text = notices.join( ' ' );
					return element(
						'li',
						text.includes( name ) ? text : `${ name }: ${ text }`
					);
				}
			)
		);
		// Last: it moves the focus from what has been hidden.
		this.#announce( statusText( status ) );
	}

	/**
	 * Announces a text in the live region, and moves the focus there when the control that had it was hidden.
	 */
	#announce( text: string ): void {
		this.#status.textContent = text;
		if ( this.#status.ownerDocument.activeElement?.closest( '[hidden]' ) ) {
			this.#status.focus( { preventScroll: true } );
		}
	}
}

new ImportScreen().start();
