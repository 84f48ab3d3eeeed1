/* Recipes → Change over: shows the status of change-overs; starts, pauses, resumes and reverts them. */
const labels = Reflect.get( window, 'larderSwitchWords' );
const fetcher = Reflect.get( Reflect.get( window, 'wp' ), 'apiFetch' );
/** @type {( request: object ) => Promise<Standing>} */
const fetchStatus = fetcher;
/** @type {( request: object ) => Promise<{ example: Example | null }>} */
const fetchExample = fetcher;
/** @type {( request: object ) => Promise<{ rows: ChangedRow[], next: number | null }>} */
const fetchRows = fetcher;

/** @typedef {{ id: string, phase: string, isPaused: boolean, isBusy: boolean, isActive: boolean, keepsType: boolean, done: number, all: number, changed: number, lost: number, posts: number, counts: { recipes: number } & Record<string, number>, elsewhere: number, lacking: number, copied: number, damaged: number, named: { name: string, edit: string, texts: string[] }[], problem: string }} Standing */
/** @typedef {{ post: number, cursor: string, title: string, before: string, after: string }} Example */
/** @typedef {{ post: number, name: string, view: string, edit: string, lost: string, notices: string }} ChangedRow */

/** How long to wait before a server that did not answer, or could not store, is asked again, in milliseconds. */
const SOON = 5_000;

/** What `apiFetch` calls a server that did not answer, or not as a server of REST does. */
const SILENCE = [ 'fetch_error', 'offline_error', 'invalid_json' ];

/** Until somebody else has done a step, in milliseconds. */
const PAUSE = 500;

const number = new Intl.NumberFormat( labels.locale || 'en' );

/**
 * Inserts values into a sentence.
 *
 * @param {string}         sentence
 * @param {...( string | number )} values
 * @return {string} The sentence.
 */
function say( sentence, ...values ) {
	const texts = values.map( ( value ) =>
		typeof value === 'number' ? number.format( value ) : value
	);
	return sentence.replace(
		/%(?:(\d)\$)?s/g,
		( _, place ) => texts[ place ? place - 1 : 0 ] ?? ''
	);
}

/**
 * Builds a link, or a text where there is no URL.
 *
 * @param {string} text
 * @param {string} href
 * @return {string | Node} What to show.
 */
function link( text, href ) {
	if ( href === '' ) {
		return text;
	}
	const made = document.createElement( 'a' );
	made.href = href;
	made.textContent = text;
	return made;
}

/**
 * Builds an element.
 *
 * @param {string}                 tag
 * @param {...( string | Node )} content
 * @return {HTMLElement} The element.
 */
function element( tag, ...content ) {
	const made = document.createElement( tag );
	made.append( ...content );
	return made;
}

/**
 * Waits.
 *
 * @param {number} time In milliseconds.
 */
const wait = ( time ) =>
	new Promise( ( resolve ) => setTimeout( resolve, time ) );

/**
 * Returns what to say where recipes have changed over.
 *
 * @param {Standing} status
 * @param {number}   total  How many recipes there are.
 * @return {string} The sentences.
 */
function changedSentenceOf( status, total ) {
	const { phase, changed, lost, lacking, copied } = status;
	return [
		phase === 'copied' ? say( labels.copied, copied ) : '',
		say( labels.part, changed, total ),
		lost > 0 ? say( labels.lacking, lost ) : labels.nothing,
		lacking > 0 ? say( labels.pictureless, lacking ) : '',
		labels.look,
		status.isActive && changed >= total ? labels.deactivate : '',
	]
		.filter( ( part ) => part !== '' )
		.join( ' ' );
}

/**
 * Returns a sentence about the state of the change-over.
 *
 * @param {Standing} status
 * @return {string} The sentence.
 */
function sentenceOf( status ) {
	const { phase, counts, damaged, done, all, changed } = status;
	const { elsewhere, copied } = status;
	if ( status.problem !== '' ) {
		return status.problem;
	}
	if ( status.isPaused && status.isBusy ) {
		return labels.paused;
	}
	if ( phase === 'undoing' ) {
		return say( labels.undoing, done );
	}
	if ( phase === 'copying' ) {
		return say( labels.copying, done );
	}
	if ( phase === 'copied' && changed === 0 ) {
		return `${ say( labels.copied, copied ) } ${ labels.ready }`;
	}
	const total = Math.max( all, counts.recipes, changed );
	const isCounted = [ 'looked', 'changed', 'copied' ].includes( phase );
	if ( isCounted && changed > 0 ) {
		return changedSentenceOf( status, total );
	}
	if ( isCounted ) {
		return [
			damaged > 0 ? say( labels.some, damaged ) : labels.looked,
			elsewhere > 0 ? say( labels.elsewhere, elsewhere ) : '',
		]
			.join( ' ' )
			.trim();
	}
	return say( labels[ phase ] ?? '', changed, total );
}

/** The part of the page about one plugin. */
class PluginSection {
	/** @param {HTMLElement} section */
	constructor( section ) {
		this.section = section;
		/** @type {Standing} */
		this.status = JSON.parse(
			String( section.getAttribute( 'data-status' ) )
		);
		this.path = `/larder/v1/switch/${ this.status.id }`;
		this.bar = /** @type {HTMLProgressElement} */ (
			this.part( 'progress' )
		);
		this.end = /** @type {HTMLFormElement} */ (
			this.part( '.larder-switch__end' )
		);
		this.sample = this.part( '.larder-switch__sample' );
		this.list = this.part( '.larder-switch__changed' );
		this.body = this.part( 'tbody' );
		const type = section.querySelector( '.larder-switch__type input' );
		/** Whether posts of the plugin keep their type; not all plugins have one. */
		this.type = type instanceof window.HTMLInputElement ? type : null;
		/** @type {Example | null} */
		this.example = null;
		/** Where the list of changed recipes resumes. */
		this.next = 0;
		this.isWorking = false;
	}

	/** Shows the status, resumes the work and listens to the buttons. */
	start() {
		this.section.addEventListener( 'click', ( event ) =>
			this.press( event )
		);
		this.end.addEventListener( 'submit', async ( event ) => {
			event.preventDefault();
			const wanted = event.submitter?.getAttribute( 'value' ) ?? '';
			this.end.reset();
			await this.ask( wanted );
			await this.goOn();
		} );
		this.type?.addEventListener( 'change', async () => {
			await this.ask(
				`type/${ this.type?.checked ? 'keep' : 'change' }`
			);
			this.showButtons();
		} );
		this.list.addEventListener( 'toggle', () => {
			if (
				this.list.hasAttribute( 'open' ) &&
				this.body.childElementCount === 0
			) {
				this.fill().catch( ( refusal ) => this.showRefusal( refusal ) );
			}
		} );

		this.show();
		// What there is gets counted by itself; it changes nothing.
		const begun =
			this.status.phase === 'idle'
				? this.ask( 'look' ).then( () => this.goOn() )
				: this.goOn();
		begun.catch( ( refusal ) => this.showRefusal( refusal ) );
	}

	/**
	 * Performs the action of a button, and what remains to do after it.
	 *
	 * @param {MouseEvent} event
	 */
	async press( { target } ) {
		const button =
			target instanceof window.HTMLElement
				? target.closest( '[data-do]' )
				: null;
		if ( ! ( button instanceof window.HTMLButtonElement ) ) {
			return;
		}
		/** @type {Record<string, () => Promise<unknown>>} */
		const acts = {
			sample: () => this.showExample( '' ),
			next: () => this.showExample( this.example?.cursor ?? '' ),
			try: () => this.tryOne(),
			more: () => this.fill( this.next ),
		};
		const act = String( button.getAttribute( 'data-do' ) );
		button.disabled = true;
		try {
			await ( acts[ act ]?.() ?? this.ask( act ) );
		} catch ( refusal ) {
			this.showRefusal( refusal );
		}
		button.disabled = false;
		await this.goOn();
	}

	/**
	 * Finds a part.
	 *
	 * @param {string} selector
	 * @return {HTMLElement} The part.
	 */
	part( selector ) {
		const found = this.section.querySelector( selector );
		if ( ! ( found instanceof window.HTMLElement ) ) {
			throw new Error( `The page has no ${ selector }.` );
		}
		return found;
	}

	/** Shows how far the work is. */
	showProgress() {
		const { phase, isBusy, counts, all, changed, posts, done } =
			this.status;
		const { elsewhere } = this.status;
		const total = Math.max( all, counts.recipes, 1 );
		const [ value, max ] =
			{
				looking: [ done, total ],
				copying: [ done, elsewhere ],
				changing: [ changed, total ],
				undoing: [ done, done + posts ],
				keeping: [ done, done + posts ],
			}[ phase ] ?? [];
		this.bar.hidden = ! isBusy;
		this.bar.max = max || 1;
		this.bar.value = value ?? 0;
	}

	/** Shows which buttons have something to do. */
	showButtons() {
		const { phase, isBusy, isPaused, posts, changed, all } = this.status;
		const { elsewhere, lacking, copied } = this.status;
		/** @type {Record<string, boolean>} */
		const isOffered = {
			change: ! isBusy && phase !== 'idle' && changed < all,
			copy:
				! isBusy &&
				( lacking > 0 || ( elsewhere > 0 && changed < all ) ),
			pause: isBusy && ! isPaused,
			continue: isBusy && isPaused,
			look: ! isBusy,
			sample: ! isBusy && changed < all,
			try: ! isBusy,
			next: true,
		};
		for ( const [ act, isShown ] of Object.entries( isOffered ) ) {
			this.part( `[data-do="${ act }"]` ).hidden = ! isShown;
		}
		if ( this.type ) {
			this.type.checked = this.status.keepsType;
			this.type.disabled = isBusy || changed > 0;
		}
		this.end.hidden = isBusy || ( posts === 0 && copied === 0 );
		this.list.hidden = posts === 0;
		this.part( '.larder-switch__active' ).hidden = ! this.status.isActive;
	}

	/** Shows the status. */
	show() {
		this.part( '[role="status"]' ).textContent = sentenceOf( this.status );
		this.part( 'dl' ).replaceChildren(
			...( this.status.phase === 'idle'
				? []
				: Object.entries( this.status.counts )
						.filter( ( [ , count ] ) => count > 0 )
						.map( ( [ kind, count ] ) =>
							element(
								'div',
								element( 'dt', labels[ kind ] ),
								element( 'dd', number.format( count ) )
							)
						) )
		);
		const damage = this.part( '.larder-switch__damage' );
		damage.hidden = this.status.damaged === 0;
		this.part( '.larder-switch__damage summary' ).textContent = say(
			labels.damage,
			this.status.damaged
		);
		this.part( '.larder-switch__damage ul' ).replaceChildren(
			...this.status.named.map( ( { name, edit, texts } ) =>
				element( 'li', link( name, edit ), `: ${ texts.join( ' ' ) }` )
			)
		);
		this.part( '.larder-switch__changed summary' ).textContent = say(
			labels.list,
			this.status.changed
		);
		this.showProgress();
		this.showButtons();
	}

	/**
	 * Shows why something was not done.
	 *
	 * @param {unknown} refusal
	 */
	showRefusal( refusal ) {
		const answer =
			refusal instanceof Error || typeof refusal !== 'object'
				? {}
				: ( refusal ?? {} );
		const code = Reflect.get( answer, 'code' );
		this.part( '[role="status"]' ).textContent =
			typeof code !== 'string' || SILENCE.includes( code )
				? labels.lost
				: String( Reflect.get( answer, 'message' ) );
	}

	/** Continues the work until there is nothing more to do, or somebody pauses it. */
	async goOn() {
		if ( this.isWorking ) {
			return;
		}
		this.isWorking = true;
		while ( this.status.isBusy && ! this.status.isPaused ) {
			const before = this.status.done;
			try {
				this.status = await fetchStatus( {
					path: `${ this.path }/step`,
					method: 'POST',
				} );
				this.show();
				if ( this.status.problem !== '' ) {
					await wait( SOON );
				} else if ( this.status.done === before ) {
					await wait( PAUSE );
				}
			} catch ( refusal ) {
				this.showRefusal( refusal );
				await wait( SOON );
			}
		}
		this.isWorking = false;
		if ( this.list.hasAttribute( 'open' ) ) {
			await this.fill();
		}
	}

	/**
	 * Sends a request and shows the status that it returns.
	 *
	 * @param {string} route
	 * @param {string} method
	 * @return {Promise<boolean>} Whether it was done.
	 */
	async ask( route, method = 'POST' ) {
		try {
			this.status = await fetchStatus( {
				path: `${ this.path }/${ route }`,
				method,
			} );
			this.show();
			return true;
		} catch ( refusal ) {
			this.showRefusal( refusal );
			return false;
		}
	}

	/**
	 * Builds the row of a recipe that has changed over.
	 *
	 * @param {ChangedRow} row
	 * @return {HTMLElement} The row.
	 */
	line( row ) {
		const undo = element( 'button', labels.undo );
		undo.className = 'button';
		undo.setAttribute( 'type', 'button' );
		undo.setAttribute(
			'aria-label',
			say( labels[ 'undo-one' ], row.name )
		);
		undo.addEventListener( 'click', async () => {
			if ( await this.ask( `posts/${ row.post }`, 'DELETE' ) ) {
				await this.fill();
				this.list.querySelector( 'summary' )?.focus();
			}
		} );
		const lost = row.lost === '' ? '' : say( labels.missing, row.lost );
		return element(
			'tr',
			element(
				'td',
				link( row.name, row.edit ),
				' ',
				link( labels.view, row.view )
			),
			element( 'td', `${ lost } ${ row.notices }`.trim() ),
			element( 'td', undo )
		);
	}

	/**
	 * Lists recipes that have changed over.
	 *
	 * @param {number} after The last row shown; 0 for a list from the beginning.
	 */
	async fill( after = 0 ) {
		const page = await fetchRows( {
			path: `${ this.path }/recipes?after=${ after }`,
		} );
		const lines = page.rows.map( ( row ) => this.line( row ) );
		if ( after === 0 ) {
			this.body.replaceChildren( ...lines );
		} else {
			this.body.append( ...lines );
		}
		this.next = page.next ?? 0;
		this.part( '[data-do="more"]' ).hidden = page.next === null;
	}

	/**
	 * Shows the next example.
	 *
	 * @param {string} after The one before it.
	 */
	async showExample( after ) {
		( { example: this.example } = await fetchExample( {
			path: `${ this.path }/sample?after=${ encodeURIComponent( after ) }`,
		} ) );
		this.sample.hidden = false;
		this.part( '.larder-switch__pages' ).hidden = this.example === null;
		this.part( '.larder-switch__try' ).hidden = this.example === null;
		this.part( '.larder-switch__sample h3' ).textContent =
			this.example === null
				? labels.none
				: say( labels.example, this.example.title );
		this.part( '.larder-switch__hint' ).textContent =
			this.example === null ? '' : labels.hint;
		const [ before, later ] = this.sample.querySelectorAll( 'iframe' );
		if ( this.example !== null && before && later ) {
			before.src = this.example.before;
			later.src = this.example.after;
		}
	}

	/** Changes the example over, and nothing else. */
	async tryOne() {
		if (
			this.example === null ||
			! ( await this.ask( `posts/${ this.example.post }` ) )
		) {
			return;
		}
		this.part( '[role="status"]' ).textContent = say(
			labels.tried,
			this.example.title
		);
		this.sample.hidden = true;
		this.list.setAttribute( 'open', '' );
		await this.fill();
	}
}

document.querySelectorAll( '.larder-switch__plugin' ).forEach( ( section ) => {
	if ( section instanceof window.HTMLElement ) {
		new PluginSection( section ).start();
	}
} );
