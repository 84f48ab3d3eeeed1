import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { find } from '../elements';
import { errorText, stepErrorText } from '../error-text';
import { formatNumber } from '../page-data';
import { RETRY_DELAY, runSteps } from '../run-steps';
import { ChangedList } from './changed-list';
import { ExamplePages } from './example-pages';
import { progressOf } from './progress';
import { showCounts, showDamage, showOffers } from './show-status';
import { statusText } from './status-text';
import type { Status } from './types';

/** Milliseconds until the next step where the last one was done elsewhere, such as in another tab. */
const IDLE_DELAY = 500;

/**
 * Whether a value is the status of a change-over.
 */
function isStatus( value: unknown ): value is Status {
	return (
		typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		'phase' in value
	);
}

/**
 * Reads the status that the page was printed with.
 *
 * @return The status.
 * @throws If it is not a status.
 */
function readStatus( json: string ): Status {
	const status: unknown = JSON.parse( json );
	if ( ! isStatus( status ) ) {
		throw new Error( 'The page lacks a status.' );
	}
	return status;
}

/** The section of the page about one plugin. */
export class PluginSection {
	readonly #section: HTMLElement;
	readonly #path: string;
	readonly #message: HTMLElement;
	readonly #bar: HTMLProgressElement;
	readonly #end: HTMLFormElement;
	readonly #list: ChangedList;
	readonly #example: ExamplePages;

	#status: Status;
	#isWorking = false;

	/**
	 * @param section The section; its `data-status` is a {@link Status}.
	 */
	constructor( section: HTMLElement ) {
		this.#section = section;
		this.#status = readStatus( section.dataset[ 'status' ] ?? '' );
		this.#path = `/larder/v1/switch/${ this.#status.id }`;
		this.#message = this.#part( '[role="status"]' );
		this.#bar = find( section, 'progress', HTMLProgressElement );
		this.#end = find( section, '.larder-switch__end', HTMLFormElement );
		this.#list = new ChangedList(
			find( section, '.larder-switch__changed', HTMLDetailsElement ),
			this.#path,
			( post ) => this.#request( `posts/${ post }`, 'DELETE' )
		);
		this.#example = new ExamplePages(
			this.#part( '.larder-switch__sample' ),
			this.#path
		);
	}

	/** Shows the status, listens to the buttons and resumes the work. */
	start(): void {
		const showError = ( error: unknown ): void => this.#showError( error );
		this.#section.addEventListener( 'click', ( event ) => {
			void this.#press( event );
		} );
		this.#end.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			const action = event.submitter?.getAttribute( 'value' ) ?? '';
			this.#end.reset();
			void this.#request( action ).then( () => this.#work() );
		} );
		// None for a plugin whose posts have no type of their own.
		const keepsType = this.#section.querySelector< HTMLInputElement >(
			'.larder-switch__type input'
		);
		keepsType?.addEventListener( 'change', () => {
			const choice = keepsType.checked ? 'keep' : 'change';
			// The checkbox is as the server has it, also where that refused.
			void this.#request( `type/${ choice }` ).then( () =>
				showOffers( this.#section, this.#status )
			);
		} );
		this.#list.fillOnOpen( showError );

		this.#show();
		// Counting changes nothing, so it needs no button.
		const started =
			this.#status.phase === 'idle'
				? this.#request( 'look' ).then( () => this.#work() )
				: this.#work();
		started.catch( showError );
	}

	/**
	 * Performs the action of a button, and the steps that it begins.
	 */
	async #press( { target }: MouseEvent ): Promise< void > {
		const button =
			target instanceof HTMLElement
				? target.closest< HTMLButtonElement >( 'button[data-do]' )
				: null;
		if ( button === null ) {
			return;
		}
		button.disabled = true;
		try {
			await this.#perform( button.dataset[ 'do' ] ?? '' );
		} catch ( error ) {
			this.#showError( error );
		}
		button.disabled = false;
		// A disabled button loses the focus to the page.
		const { activeElement, body } = this.#section.ownerDocument;
		if ( activeElement === body ) {
			button.focus( { preventScroll: true } );
			this.#keepFocus( button );
		}
		await this.#work();
	}

	/**
	 * Performs an action: one of this page, or one that the server has by the same name.
	 *
	 * @param action Its name.
	 */
	async #perform( action: string ): Promise< void > {
		switch ( action ) {
			case 'sample':
				return this.#example.show( '' );
			case 'next':
				return this.#example.show( this.#example.shown?.cursor ?? '' );
			case 'try':
				return this.#tryExample();
			case 'more':
				return this.#list.more();
			default:
				await this.#request( action );
		}
	}

	/**
	 * Finds an element of the section.
	 */
	#part( selector: string ): HTMLElement {
		return find( this.#section, selector, HTMLElement );
	}

	/** Shows the status. */
	#show(): void {
		const { value, max } = progressOf( this.#status );
		this.#message.textContent = statusText( this.#status );
		this.#bar.max = max;
		this.#bar.value = value;
		this.#bar.hidden = ! this.#status.isBusy;
		this.#list.show(
			this.#status.posts > 0,
			sprintf(
				/* translators: %s: number of recipes. */
				__( 'Changed over (%s)', 'larder' ),
				formatNumber( this.#status.changed )
			)
		);
		showCounts( this.#section, this.#status );
		showDamage( this.#section, this.#status );
		showOffers( this.#section, this.#status );
		this.#keepFocus();
	}

	/**
	 * Moves the focus to the status when the control that had it was hidden.
	 *
	 * @param focused The control.
	 */
	#keepFocus( focused = this.#section.ownerDocument.activeElement ): void {
		if ( focused !== null && focused.closest( '[hidden]' ) !== null ) {
			this.#message.focus( { preventScroll: true } );
		}
	}

	/**
	 * Shows why a request failed.
	 */
	#showError( error: unknown ): void {
		this.#message.textContent = errorText( error );
	}

	/** Requests steps until there is nothing more to do, or the work is paused. */
	async #work(): Promise< void > {
		if ( this.#isWorking ) {
			return;
		}
		this.#isWorking = true;
		await runSteps( {
			isRunning: () => this.#status.isBusy && ! this.#status.isPaused,
			step: async () => {
				const { done } = this.#status;
				this.#status = await apiFetch< Status >( {
					path: `${ this.#path }/step`,
					method: 'POST',
				} );
				this.#show();
				if ( this.#status.problem !== '' ) {
					return RETRY_DELAY;
				}
				return this.#status.done === done ? IDLE_DELAY : 0;
			},
			onError: ( error ) => {
				this.#message.textContent = stepErrorText( error );
			},
		} );
		this.#isWorking = false;
		await this.#list.refresh();
	}

	/**
	 * Sends a request and shows the status that it returns.
	 *
	 * @param route  What follows the path of the change-over.
	 * @param method Method of HTTP.
	 * @return Whether it was done.
	 */
	async #request( route: string, method = 'POST' ): Promise< boolean > {
		try {
			this.#status = await apiFetch< Status >( {
				path: `${ this.#path }/${ route }`,
				method,
			} );
			this.#show();
			return true;
		} catch ( error ) {
			this.#showError( error );
			return false;
		}
	}

	/** Changes the example over, and nothing else. */
	async #tryExample(): Promise< void > {
		const { shown } = this.#example;
		if (
			shown === null ||
			! ( await this.#request( `posts/${ shown.post }` ) )
		) {
			return;
		}
		this.#message.textContent = sprintf(
			/* translators: %s: title of a post. */
			__(
				'%s has changed over. Look at its page; below you can undo it.',
				'larder'
			),
			shown.title
		);
		this.#example.hide();
		await this.#list.open();
	}
}
