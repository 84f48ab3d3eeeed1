import apiFetch from '@wordpress/api-fetch';
import { find } from '../elements';
import { errorText, refusalOf } from '../error-text';
import { TableColumns } from './table-columns';
import type { Failure, Status } from './types';

/** The outcome of sending files and URLs. */
type Sent = {
	/** The import; null where nothing arrived. */
	readonly status: Status | null;
	/** What did not arrive. */
	readonly failed: readonly Failure[];
	/** Whether the server refused something, which the fields can be changed for. */
	readonly isRefused: boolean;
};

/** The form with files and URLs to import. */
export class SourcesForm {
	readonly #form: HTMLFormElement;
	readonly #messageId: string;
	readonly #columns: TableColumns;
	#isSending = false;

	/** @param messageId ID of the element that says what is wrong. */
	constructor( form: HTMLFormElement, messageId: string ) {
		this.#form = form;
		this.#messageId = messageId;
		this.#columns = new TableColumns( form );
		this.#fileField().addEventListener( 'change', this.#askColumns );
		this.#takeDrops();
	}

	/** Returns the field of the files. */
	#fileField(): HTMLInputElement {
		return find( this.#form, 'input[type="file"]', HTMLInputElement );
	}

	/** Asks for the columns of the tables that are chosen. */
	readonly #askColumns = (): void => {
		void this.#columns.ask( [ ...( this.#fileField().files ?? [] ) ] );
	};

	/** Returns the URLs as they were typed. */
	urls(): string {
		return find( this.#form, 'textarea', HTMLTextAreaElement ).value.trim();
	}

	/** Whether a field is marked as invalid. */
	isInvalid(): boolean {
		return this.#form.querySelector( '[aria-invalid]' ) !== null;
	}

	/**
	 * Marks fields as invalid, and all others as valid.
	 *
	 * @param selector CSS selector of the fields; empty for none.
	 */
	markInvalid( selector: string ): void {
		for ( const field of this.#form.querySelectorAll(
			'input, textarea'
		) ) {
			if ( selector && field.matches( selector ) ) {
				field.setAttribute( 'aria-invalid', 'true' );
				field.setAttribute( 'aria-errormessage', this.#messageId );
			} else {
				field.removeAttribute( 'aria-invalid' );
				field.removeAttribute( 'aria-errormessage' );
			}
		}
	}

	/** Returns whether it is being sent: sent again meanwhile, it would begin another import, and the screen would drop this one. */
	isSending(): boolean {
		return this.#isSending;
	}

	/**
	 * Sends URLs and files, each file in a request of its own: servers limit the
	 * number of files and the size of a request.
	 */
	async send(): Promise< Sent > {
		this.#isSending = true;
		const failed: Failure[] = [];
		let status: Status | null = null;
		let isRefused = false;
		for ( const { key, value } of this.#parts() ) {
			const body = new FormData();
			body.append( key, value );
			if ( status !== null ) {
				body.append( 'run', status.id );
			}
			try {
				status = await apiFetch< Status >( {
					path: '/larder/v1/imports',
					method: 'POST',
					body,
				} );
			} catch ( error ) {
				isRefused ||= refusalOf( error ) !== null;
				failed.push( {
					name: value instanceof File ? value.name : '',
					notices: [ errorText( error ) ],
				} );
				if ( key === 'urls' ) {
					// Files alone would be a different import from the one requested.
					break;
				}
			}
		}
		this.#isSending = false;
		return { status, failed, isRefused };
	}

	/** Returns what is sent, one request each; empty URLs where the form is empty, so that the server says what it needs. */
	#parts(): ReadonlyArray< { key: string; value: string | File } > {
		const urls = this.urls();
		const files = [ ...( this.#fileField().files ?? [] ) ];
		return [
			...( urls || files.length === 0
				? [ { key: 'urls', value: urls } ]
				: [] ),
			...files.map( ( file ) => ( {
				key: 'files[]',
				value: this.#columns.named( file ),
			} ) ),
		];
	}

	/** Adds files that are dropped on the form to its field; the browser would open those dropped beside it. Dropped texts go where they are dropped. */
	#takeDrops(): void {
		const filesOf = ( event: DragEvent ): FileList | null => {
			const { dataTransfer } = event;
			if ( ! dataTransfer?.types.includes( 'Files' ) ) {
				return null;
			}
			event.preventDefault();
			return dataTransfer.files;
		};
		this.#form.addEventListener( 'dragover', filesOf );
		this.#form.addEventListener( 'drop', ( event ) => {
			const dropped = filesOf( event );
			if ( dropped === null ) {
				return;
			}
			const field = this.#fileField();
			// Files chosen before stay.
			const all = new DataTransfer();
			for ( const file of [ ...( field.files ?? [] ), ...dropped ] ) {
				all.items.add( file );
			}
			field.files = all.files;
			this.#askColumns();
		} );
	}
}
