import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { element, find } from '../elements';
import { refusalOf } from '../error-text';
import { runSteps } from '../run-steps';

declare global {
	interface Window {
		/** URL of admin-ajax.php, which every screen of wp-admin prints. */
		ajaxurl: string;
	}
}

/** What a request answers: `Larder\Tools\Progress`. */
type Progress = {
	readonly done: number;
	readonly all: number;
	readonly message: string;
	/** Where the next step resumes; null when all is done. */
	readonly cursor: string | null;
	/** Sentences about what was found. */
	readonly found: readonly string[];
};

/** The form of one job that `Larder\Tools\Jobs` prints: a button, a progress bar, a status and a list. */
export class JobForm {
	readonly #form: HTMLFormElement;
	readonly #button: HTMLButtonElement;
	readonly #bar: HTMLProgressElement;
	readonly #status: HTMLElement;
	readonly #found: HTMLElement;

	/** Where the next step resumes. */
	#cursor: string;

	constructor( form: HTMLFormElement ) {
		this.#form = form;
		this.#button = find( form, 'button', HTMLButtonElement );
		this.#bar = find( form, 'progress', HTMLProgressElement );
		this.#status = find( form, '[role="status"]', HTMLElement );
		this.#found = find( form, 'ul', HTMLElement );
		this.#cursor = this.#start;
	}

	/** Runs the job when the form is submitted. */
	listen(): void {
		this.#form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			void this.#run();
		} );
	}

	/** Cursor of the first step. */
	get #start(): string {
		return this.#form.dataset[ 'start' ] ?? '';
	}

	/**
	 * Requests steps until the job is done. The first failure ends the run, and
	 * the button resumes it: a job under Tools may remove votes, so it does not
	 * go on by itself.
	 */
	async #run(): Promise< void > {
		let isRunning = true;
		this.#button.disabled = true;
		this.#bar.hidden = false;
		if ( this.#cursor === this.#start ) {
			this.#found.replaceChildren();
		}
		await runSteps( {
			isRunning: () => isRunning,
			step: async () => {
				const progress = await this.#requestStep();
				isRunning = progress.cursor !== null;
				this.#cursor = progress.cursor ?? this.#start;
				this.#show( progress );
				return 0;
			},
			onError: ( error ) => {
				isRunning = false;
				this.#status.textContent =
					refusalOf( error ) ??
					__(
						'The server did not answer. Press the button to go on.',
						'larder'
					);
			},
		} );
		this.#button.disabled = false;
	}

	/** Requests the next step. */
	async #requestStep(): Promise< Progress > {
		const { action = '', job = '', nonce = '' } = this.#form.dataset;
		const { data } = await apiFetch< { readonly data: Progress } >( {
			url: window.ajaxurl,
			method: 'POST',
			body: new URLSearchParams( {
				action,
				job,
				cursor: this.#cursor,
				_ajax_nonce: nonce,
			} ),
		} );
		return data;
	}

	/** Shows how far the job is, and what the step has found. */
	#show( { done, all, message, cursor, found }: Progress ): void {
		this.#bar.max = Math.max( all, 1 );
		this.#bar.value = cursor === null ? this.#bar.max : done;
		this.#status.textContent = message;
		this.#found.append( ...found.map( ( text ) => element( 'li', text ) ) );
	}
}
