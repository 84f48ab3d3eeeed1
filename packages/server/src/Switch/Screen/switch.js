/* Recipes → Change over: shows how things stand, and has them begin, wait, go on and go back. */
const labels = Reflect.get( window, 'larderSwitchWords' );
const fetcher = Reflect.get( Reflect.get( window, 'wp' ), 'apiFetch' );
/** @type {( request: object ) => Promise<Standing>} */
const fetchStatus = fetcher;
/** @type {( request: object ) => Promise<{ example: Example | null }>} */
const fetchExample = fetcher;
/** @type {( request: object ) => Promise<{ rows: ChangedRow[], next: number | null }>} */
const fetchRows = fetcher;

/** @typedef {{ id: string, phase: string, isPaused: boolean, isBusy: boolean, isActive: boolean, done: number, all: number, changed: number, lost: number, posts: number, counts: { recipes: number } & Record<string, number>, damaged: number, named: { name: string, edit: string, texts: string[] }[], problem: string }} Standing */
/** @typedef {{ post: number, cursor: string, title: string, before: string, after: string }} Example */
/** @typedef {{ post: number, name: string, view: string, edit: string, lost: string, notices: string }} ChangedRow */

/** How long to wait before a server that did not answer, or could not store, is asked again, in milliseconds. */
const SOON = 5_000;

/** What `apiFetch` calls a server that did not answer, or not as a server of REST does. */
const SILENCE = [ 'fetch_error', 'offline_error', 'invalid_json' ];

/** Until somebody else has done a step, in milliseconds. */
const PAUSE = 500;

const number = new Intl.NumberFormat( document.documentElement.lang || 'en' );

/**
 * Puts values into a sentence.
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
 * Makes a link, or a text where there is no address.
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
 * Makes an element.
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
 * Runs the part of the page about one plugin.
 *
 * @param {HTMLElement} section
 */
function runPlugin( section ) {
	/**
	 * Finds a part.
	 *
	 * @param {string} selector
	 * @return {HTMLElement} The part.
	 */
	const part = ( selector ) => {
		const found = section.querySelector( selector );
		if ( ! ( found instanceof window.HTMLElement ) ) {
			throw new Error( `The page has no ${ selector }.` );
		}
		return found;
	};
	/** @type {Standing} */
	let status = JSON.parse( String( section.getAttribute( 'data-status' ) ) );
	const path = `/larder/v1/switch/${ status.id }`;
	const bar = /** @type {HTMLProgressElement} */ ( part( 'progress' ) );
	const end = /** @type {HTMLFormElement} */ (
		part( '.larder-switch__end' )
	);
	const sample = part( '.larder-switch__sample' );
	const list = part( '.larder-switch__changed' );
	const body = part( 'tbody' );
	/** @type {Example | null} */
	let example = null;
	/** Where the list of changed recipes goes on. */
	let next = 0;
	let isWorking = false;

	/**
	 * Says in a sentence how things stand.
	 *
	 * @return {string} The sentence.
	 */
	const sentence = () => {
		const { phase, counts, damaged, done, all, changed, lost } = status;
		if ( status.problem !== '' ) {
			return status.problem;
		}
		if ( status.isPaused && status.isBusy ) {
			return labels.paused;
		}
		if ( phase === 'undoing' ) {
			return say( labels.undoing, done );
		}
		const total = Math.max( all, counts.recipes, changed );
		const isCounted = phase === 'looked' || phase === 'changed';
		if ( isCounted && changed > 0 ) {
			return [
				say( labels.part, changed, total ),
				lost > 0 ? say( labels.lacking, lost ) : labels.nothing,
				labels.look,
				status.isActive && changed >= total ? labels.deactivate : '',
			].join( ' ' );
		}
		if ( isCounted ) {
			return damaged > 0 ? say( labels.some, damaged ) : labels.looked;
		}
		return say( labels[ phase ] ?? '', changed, total );
	};

	/** Shows how far the work is. */
	const showProgress = () => {
		const { phase, isBusy, counts, all, changed, posts, done } = status;
		const total = Math.max( all, counts.recipes, 1 );
		const [ value, max ] =
			{
				looking: [ done, total ],
				changing: [ changed, total ],
				undoing: [ done, done + posts ],
				keeping: [ done, done + posts ],
			}[ phase ] ?? [];
		bar.hidden = ! isBusy;
		bar.max = max || 1;
		bar.value = value ?? 0;
	};

	/** Shows which buttons have something to do. */
	const showButtons = () => {
		const { phase, isBusy, isPaused, posts, changed, all } = status;
		/** @type {Record<string, boolean>} */
		const isOffered = {
			change: ! isBusy && phase !== 'idle' && changed < all,
			pause: isBusy && ! isPaused,
			continue: isBusy && isPaused,
			look: ! isBusy,
			sample: ! isBusy && changed < all,
			try: ! isBusy,
			next: true,
		};
		for ( const [ act, isShown ] of Object.entries( isOffered ) ) {
			part( `[data-do="${ act }"]` ).hidden = ! isShown;
		}
		end.hidden = isBusy || posts === 0;
		list.hidden = posts === 0;
		part( '.larder-switch__active' ).hidden = ! status.isActive;
	};

	/** Shows how things stand. */
	const show = () => {
		part( '[role="status"]' ).textContent = sentence();
		part( 'dl' ).replaceChildren(
			...( status.phase === 'idle'
				? []
				: Object.entries( status.counts )
						.filter( ( [ , count ] ) => count > 0 )
						.map( ( [ kind, count ] ) =>
							element(
								'div',
								element( 'dt', labels[ kind ] ),
								element( 'dd', number.format( count ) )
							)
						) )
		);
		const damage = part( '.larder-switch__damage' );
		damage.hidden = status.damaged === 0;
		part( '.larder-switch__damage summary' ).textContent = say(
			labels.damage,
			status.damaged
		);
		part( '.larder-switch__damage ul' ).replaceChildren(
			...status.named.map( ( { name, edit, texts } ) =>
				element( 'li', link( name, edit ), `: ${ texts.join( ' ' ) }` )
			)
		);
		part( '.larder-switch__changed summary' ).textContent = say(
			labels.list,
			status.changed
		);
		showProgress();
		showButtons();
	};

	/**
	 * Says why something was not done.
	 *
	 * @param {unknown} refusal
	 */
	const showRefusal = ( refusal ) => {
		const answer =
			refusal instanceof Error || typeof refusal !== 'object'
				? {}
				: ( refusal ?? {} );
		const code = Reflect.get( answer, 'code' );
		part( '[role="status"]' ).textContent =
			typeof code !== 'string' || SILENCE.includes( code )
				? labels.lost
				: String( Reflect.get( answer, 'message' ) );
	};

	/** Has the work go on until there is nothing more to do, or somebody has it wait. */
	const goOn = async () => {
		if ( isWorking ) {
			return;
		}
		isWorking = true;
		while ( status.isBusy && ! status.isPaused ) {
			const before = status.done;
			try {
				status = await fetchStatus( {
					path: `${ path }/step`,
					method: 'POST',
				} );
				show();
				if ( status.problem !== '' ) {
					await wait( SOON );
				} else if ( status.done === before ) {
					await wait( PAUSE );
				}
			} catch ( refusal ) {
				showRefusal( refusal );
				await wait( SOON );
			}
		}
		isWorking = false;
		if ( list.hasAttribute( 'open' ) ) {
			await fill();
		}
	};

	/**
	 * Asks for something, and shows what comes of it.
	 *
	 * @param {string} route
	 * @param {string} method
	 * @return {Promise<boolean>} Whether it was done.
	 */
	const ask = async ( route, method = 'POST' ) => {
		try {
			status = await fetchStatus( {
				path: `${ path }/${ route }`,
				method,
			} );
			show();
			return true;
		} catch ( refusal ) {
			showRefusal( refusal );
			return false;
		}
	};

	/**
	 * Makes the row of a recipe that has changed over.
	 *
	 * @param {ChangedRow} row
	 * @return {HTMLElement} The row.
	 */
	const line = ( row ) => {
		const undo = element( 'button', labels.undo );
		undo.className = 'button';
		undo.setAttribute( 'type', 'button' );
		undo.setAttribute(
			'aria-label',
			say( labels[ 'undo-one' ], row.name )
		);
		undo.addEventListener( 'click', async () => {
			if ( await ask( `posts/${ row.post }`, 'DELETE' ) ) {
				await fill();
				list.querySelector( 'summary' )?.focus();
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
	};

	/**
	 * Lists recipes that have changed over.
	 *
	 * @param {number} after Behind which; 0 for a list from the beginning.
	 */
	const fill = async ( after = 0 ) => {
		const page = await fetchRows( {
			path: `${ path }/recipes?after=${ after }`,
		} );
		const lines = page.rows.map( line );
		if ( after === 0 ) {
			body.replaceChildren( ...lines );
		} else {
			body.append( ...lines );
		}
		next = page.next ?? 0;
		part( '[data-do="more"]' ).hidden = page.next === null;
	};

	/**
	 * Shows the next example.
	 *
	 * @param {string} after The one before it.
	 */
	const showExample = async ( after ) => {
		( { example } = await fetchExample( {
			path: `${ path }/sample?after=${ encodeURIComponent( after ) }`,
		} ) );
		sample.hidden = false;
		part( '.larder-switch__pages' ).hidden = example === null;
		part( '.larder-switch__try' ).hidden = example === null;
		part( '.larder-switch__sample h3' ).textContent =
			example === null
				? labels.none
				: say( labels.example, example.title );
		part( '.larder-switch__hint' ).textContent =
			example === null ? '' : labels.hint;
		const [ before, later ] = sample.querySelectorAll( 'iframe' );
		if ( example !== null && before && later ) {
			before.src = example.before;
			later.src = example.after;
		}
	};

	/** Changes the example over, and nothing else. */
	const tryOne = async () => {
		if (
			example === null ||
			! ( await ask( `posts/${ example.post }` ) )
		) {
			return;
		}
		part( '[role="status"]' ).textContent = say(
			labels.tried,
			example.title
		);
		sample.hidden = true;
		list.setAttribute( 'open', '' );
		await fill();
	};

	/** @type {Record<string, () => Promise<unknown>>} */
	const acts = {
		sample: () => showExample( '' ),
		next: () => showExample( example?.cursor ?? '' ),
		try: tryOne,
		more: () => fill( next ),
	};

	section.addEventListener( 'click', async ( { target } ) => {
		const button =
			target instanceof window.HTMLElement
				? target.closest( '[data-do]' )
				: null;
		if ( ! ( button instanceof window.HTMLButtonElement ) ) {
			return;
		}
		const act = String( button.getAttribute( 'data-do' ) );
		button.disabled = true;
		try {
			await ( acts[ act ]?.() ?? ask( act ) );
		} catch ( refusal ) {
			showRefusal( refusal );
		}
		button.disabled = false;
		await goOn();
	} );
	end.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		const wanted = event.submitter?.getAttribute( 'value' ) ?? '';
		end.reset();
		await ask( wanted );
		await goOn();
	} );
	list.addEventListener( 'toggle', () => {
		if ( list.hasAttribute( 'open' ) && body.childElementCount === 0 ) {
			fill().catch( showRefusal );
		}
	} );

	show();
	if ( status.phase === 'idle' ) {
		// What there is gets counted by itself; it changes nothing.
		ask( 'look' ).then( goOn ).catch( showRefusal );
	} else {
		goOn().catch( showRefusal );
	}
}

document.querySelectorAll( '.larder-switch__plugin' ).forEach( ( section ) => {
	if ( section instanceof window.HTMLElement ) {
		runPlugin( section );
	}
} );
