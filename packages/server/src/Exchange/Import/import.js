/* Recipes → Import: sends files and addresses, shows what was found, and continues the import until it is done. */
const words = Reflect.get( window, 'larderImportWords' );
/** @type {( request: object ) => Promise<Status>} */
const apiFetch = Reflect.get( Reflect.get( window, 'wp' ), 'apiFetch' );

/** @typedef {{ id: number, name: string, from: string, state: string, image: string, foods: number | null, steps: number | null, notices: string[], post: number, edit: string }} Row */
/** @typedef {{ id: string, phase: string, sources: Record<string, number>, recipes: Record<string, number>, failed: { name: string, notices: string[] }[], rows: Row[], more: boolean }} Status */

const BUSY = [ 'reading', 'importing', 'undoing' ];

/** Writes numbers in the language of the page. */
const numbers = new Intl.NumberFormat( words.locale || 'en' );

/** How long to wait before a server that did not answer is asked again, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Finds a part of the page.
 *
 * @param {string} name
 * @return {HTMLElement} The part.
 */
function part( name ) {
	const found = document.querySelector( `.larder-import__${ name }` );
	if ( ! ( found instanceof window.HTMLElement ) ) {
		throw new Error( `The page has no ${ name }.` );
	}
	return found;
}

const sources = /** @type {HTMLFormElement} */ ( part( 'sources' ) );
const choices = /** @type {HTMLFormElement} */ ( part( 'choices' ) );
const bar = /** @type {HTMLProgressElement} */ ( part( 'progress' ) );
const table = part( 'table' );
const body = /** @type {HTMLElement} */ ( table.querySelector( 'tbody' ) );

/** The import that is shown. */
let run = '';

/**
 * Files that did not arrive, with the reason.
 *
 * @type {{ name: string, notices: string[] }[]}
 */
const refused = [];

/**
 * What was counted of each recipe, which the server forgets once it is a post.
 *
 * @type {Map<number, Pick<Row, 'image' | 'foods' | 'steps'>>}
 */
const counted = new Map();

/** Rows that nobody wants. */
const skipped = new Set();

/** Chooses all rows, or none. */
const chooseAll = /** @type {HTMLInputElement} */ (
	table.querySelector( 'thead input' )
);

/**
 * Adds up the rows of some states.
 *
 * @param {Record<string, number>} counts
 * @param {...string}              states All where none is named.
 * @return {number} How many.
 */
function sum( counts, ...states ) {
	return Object.entries( counts )
		.filter( ( [ state ] ) => ! states.length || states.includes( state ) )
		.reduce( ( all, [ , number ] ) => all + number, 0 );
}

/**
 * Builds a cell.
 *
 * @param {...( string | Node )} content
 * @return {HTMLTableCellElement} The cell.
 */
function cell( ...content ) {
	const made = document.createElement( 'td' );
	made.append( ...content );
	return made;
}

/**
 * Builds the checkbox that selects a row.
 *
 * @param {Row}     row
 * @param {boolean} isOpen Whether there is still something to choose.
 * @return {HTMLTableCellElement} A cell.
 */
function chooser( row, isOpen ) {
	const box = document.createElement( 'input' );
	box.type = 'checkbox';
	box.checked = ! skipped.has( row.id ) && row.post === 0;
	box.disabled = ! isOpen || row.post > 0;
	box.setAttribute( 'aria-label', words.choose.replace( '%s', row.name ) );
	box.addEventListener( 'change', () => {
		if ( box.checked ) {
			skipped.delete( row.id );
		} else {
			skipped.add( row.id );
		}
		showAll();
	} );
	return cell( box );
}

/**
 * Returns the checkboxes of the rows that can be chosen.
 *
 * @return {HTMLInputElement[]} The checkboxes.
 */
function choosable() {
	return Array.from( body.querySelectorAll( 'input:enabled' ) );
}

/** Shows in the head of the table whether all rows are chosen, or some. */
function showAll() {
	const boxes = choosable();
	const chosen = boxes.filter( ( { checked } ) => checked );
	chooseAll.disabled = ! boxes.length;
	chooseAll.checked = chosen.length > 0 && chosen.length === boxes.length;
	chooseAll.indeterminate = ! chooseAll.checked && chosen.length > 0;
}

chooseAll.addEventListener( 'change', () => {
	const { checked } = chooseAll;
	for ( const box of choosable() ) {
		if ( box.checked !== checked ) {
			box.click();
		}
	}
} );

/**
 * Builds the picture of a row.
 *
 * @param {Row} row
 * @return {string | Node} The picture, or nothing.
 */
function picture( { image } ) {
	if ( image === '' ) {
		return '';
	}
	const made = document.createElement( 'img' );
	Object.assign( made, {
		src: image,
		alt: '',
		width: 48,
		height: 48,
		loading: 'lazy',
		referrerPolicy: 'no-referrer',
	} );
	made.style.objectFit = 'cover';
	return made;
}

/**
 * Builds the name of a row, which links to its recipe where there is one.
 *
 * @param {Row} row
 * @return {string | Node} The name.
 */
function nameOf( { name, edit } ) {
	if ( edit === '' ) {
		return name;
	}
	const link = document.createElement( 'a' );
	link.href = edit;
	link.textContent = name;
	return link;
}

/**
 * Returns the word for a state.
 *
 * @param {string} state
 * @return {string} A word.
 */
function wordOf( state ) {
	return words[ `state-${ state }` ] ?? words[ state ];
}

/**
 * Returns the text for the state of a row.
 *
 * @param {Row} row
 * @return {string} A word.
 */
function stateOf( { state, post } ) {
	return wordOf( state === 'waiting' && post > 0 ? 'here' : state );
}

/**
 * Builds a row.
 *
 * @param {Row}     row
 * @param {boolean} isOpen Whether there is still something to choose.
 * @return {HTMLTableRowElement} The row.
 */
function line( row, isOpen ) {
	const made = document.createElement( 'tr' );
	made.append(
		chooser( row, isOpen ),
		cell( picture( row ) ),
		cell( nameOf( row ) ),
		cell( row.foods === null ? '' : numbers.format( row.foods ) ),
		cell( row.steps === null ? '' : numbers.format( row.steps ) ),
		cell( stateOf( row ) ),
		cell( row.notices.join( ' ' ) )
	);
	return made;
}

/**
 * Announces a text in the live region, and moves the focus there when the control that had it was hidden.
 *
 * @param {string} text
 */
function say( text ) {
	const place = part( 'status' );
	place.textContent = text;
	if ( place.ownerDocument.activeElement?.closest( '[hidden]' ) ) {
		place.focus( { preventScroll: true } );
	}
}

/**
 * Ties what is wrong to the fields that it is about, until they are changed.
 *
 * @param {string} wrong Selector of the fields; empty for none.
 */
function blame( wrong ) {
	for ( const field of sources.querySelectorAll( 'input, textarea' ) ) {
		if ( wrong && field.matches( wrong ) ) {
			field.setAttribute( 'aria-invalid', 'true' );
			field.setAttribute( 'aria-errormessage', part( 'status' ).id );
		} else {
			field.removeAttribute( 'aria-invalid' );
			field.removeAttribute( 'aria-errormessage' );
		}
	}
}

/**
 * Returns what became of the recipes of an import.
 *
 * @param {Record<string, number>} counts
 * @return {string} Such as `6 imported, 17 already here`.
 */
function resultOf( counts ) {
	return Object.entries( counts )
		.map(
			( [ state, number ] ) =>
				`${ numbers.format( number ) } ${ wordOf( state ) }`
		)
		.join( words.separator );
}

/**
 * Shows the status of an import.
 *
 * @param {Status} status
 */
function show( status ) {
	run = status.id;
	const counts = status.phase === 'reading' ? status.sources : status.recipes;
	const isUndoing = status.phase === 'undoing';
	bar.max = Math.max( sum( counts ), 1 );
	bar.value = isUndoing
		? sum( counts, 'undone', 'kept' )
		: bar.max - sum( counts, 'waiting', 'working' );
	bar.hidden = ! BUSY.includes( status.phase );
	const isEmpty = status.phase === 'ready' && sum( status.recipes ) === 0;
	choices.hidden = status.phase !== 'ready' || isEmpty;
	const isStill = [ 'ready', 'done' ].includes( status.phase );
	part( 'retry' ).hidden = ! (
		isStill &&
		sum( status.sources, 'failed' ) + sum( status.recipes, 'failed' )
	);
	part( 'undo' ).hidden = ! ( isStill && sum( status.recipes, 'done' ) );
	part( 'failed' ).replaceChildren(
		...[ ...refused, ...status.failed ].map( ( { name, notices } ) => {
			const item = document.createElement( 'li' );
			const said = notices.join( ' ' );
			item.textContent = said.includes( name )
				? said
				: `${ name }: ${ said }`;
			return item;
		} )
	);
	// Once it is known what is hidden.
	say(
		( words[ isEmpty ? 'nothing' : status.phase ] ?? '' ).replace(
			'%s',
			resultOf( status.recipes )
		)
	);
}

/**
 * Shows all rows of an import.
 *
 * @param {Status} first The first of them.
 */
async function showRows( first ) {
	const isOpen = first.phase === 'ready';
	/** @type {HTMLTableRowElement[]} */
	const lines = [];
	let page = first;
	for (;;) {
		for ( const row of page.rows ) {
			const { image, foods, steps } = row;
			if ( foods !== null ) {
				counted.set( row.id, { image, foods, steps } );
			}
			lines.push( line( { ...row, ...counted.get( row.id ) }, isOpen ) );
		}
		const last = page.rows.at( -1 );
		if ( ! page.more || ! last ) {
			break;
		}
		page = await apiFetch( {
			path: `/larder/v1/imports/${ run }?after=${ last.id }`,
		} );
	}
	body.replaceChildren( ...lines );
	showAll();
	table.hidden = lines.length === 0;
}

/**
 * Continues an import until there is nothing more to do.
 *
 * @param {Status} begun
 */
async function goOn( begun ) {
	let status = begun;
	show( status );
	while ( BUSY.includes( status.phase ) && run === begun.id ) {
		try {
			status = await apiFetch( {
				path: `/larder/v1/imports/${ begun.id }/step`,
				method: 'POST',
			} );
			show( status );
		} catch {
			say( words.lost );
			await new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) );
		}
	}
	await showRows( status );
}

/**
 * Returns why the server refused a request, or that it did not answer.
 *
 * @param {unknown} refusal
 * @return {string} A sentence.
 */
function reasonOf( refusal ) {
	return refusal instanceof Error || typeof refusal !== 'object'
		? words.lost
		: String( Reflect.get( refusal ?? {}, 'message' ) );
}

/**
 * Sends a request and follows up on its reply; shows the reason of a refusal.
 *
 * @param {object} request
 */
async function ask( request ) {
	try {
		await goOn( await apiFetch( request ) );
	} catch ( refusal ) {
		say( reasonOf( refusal ) );
	}
}

/**
 * Sends addresses and files, each file alone: servers take a few at once, and only so many bytes.
 *
 * @return {Promise<Status | null>} The import; null where nothing arrived.
 */
async function send() {
	const chosen = new FormData( sources );
	const urls = typedUrls();
	const files = chosen
		.getAll( 'files[]' )
		.filter( ( file ) => file instanceof File && file.name !== '' );
	/** @type {Status | null} */
	let status = null;
	for ( const [ key, value ] of [
		...( urls || ! files.length ? [ [ 'urls', urls ] ] : [] ),
		...files.map( ( file ) => [ 'files[]', file ] ),
	] ) {
		const data = new FormData();
		data.append( String( key ), value ?? '' );
		if ( status !== null ) {
			data.append( 'run', status.id );
		}
		try {
			status = await apiFetch( {
				path: '/larder/v1/imports',
				method: 'POST',
				body: data,
			} );
		} catch ( refusal ) {
			refused.push( {
				name: value instanceof File ? value.name : '',
				notices: [ reasonOf( refusal ) ],
			} );
			if ( key === 'urls' ) {
				// None of the addresses has arrived; files alone would be a different import from the one requested.
				return null;
			}
		}
	}
	return status;
}

/**
 * Returns what is in the field of addresses.
 *
 * @return {string} The text.
 */
function typedUrls() {
	return String( new FormData( sources ).get( 'urls' ) ?? '' ).trim();
}

sources.addEventListener( 'submit', async ( event ) => {
	event.preventDefault();
	skipped.clear();
	refused.length = 0;
	blame( '' );
	say( words.reading );
	const status = await send();
	if ( status !== null ) {
		await goOn( status );
		return;
	}
	part( 'failed' ).replaceChildren();
	const reasons = refused.flatMap( ( { notices } ) => notices );
	say( reasons.join( ' ' ) );
	// What did not arrive says nothing about the fields.
	if ( reasons.some( ( reason ) => reason !== words.lost ) ) {
		blame( typedUrls() ? 'textarea' : '*' );
	}
} );

sources.addEventListener( 'input', () => {
	if ( sources.querySelector( '[aria-invalid]' ) ) {
		blame( '' );
		say( '' );
	}
} );

choices.addEventListener( 'submit', ( event ) => {
	event.preventDefault();
	const chosen = new FormData( choices );
	ask( {
		path: `/larder/v1/imports/${ run }/start`,
		method: 'POST',
		data: {
			status: chosen.get( 'status' ),
			author: Number( chosen.get( 'author' ) ),
			taxonomy: chosen.get( 'taxonomy' ),
			skip: [ ...skipped ],
		},
	} );
} );

document.addEventListener( 'click', ( { target } ) => {
	if ( ! ( target instanceof window.HTMLElement ) ) {
		return;
	}
	const { act, run: old } = target.dataset;
	if ( act ) {
		ask( { path: `/larder/v1/imports/${ run }/${ act }`, method: 'POST' } );
	} else if ( old ) {
		ask( { path: `/larder/v1/imports/${ old }` } );
	}
} );

// The browser would open files that are dropped beside the field; addresses and texts go where they are dropped.
for ( const type of [ 'dragover', 'drop' ] ) {
	sources.addEventListener( type, ( event ) => {
		const data = event instanceof window.DragEvent && event.dataTransfer;
		if ( ! data || ! data.types.includes( 'Files' ) ) {
			return;
		}
		event.preventDefault();
		const field = sources.querySelector( 'input[type="file"]' );
		if ( type === 'drop' && field instanceof window.HTMLInputElement ) {
			// What was chosen before stays.
			const all = new window.DataTransfer();
			for ( const file of [ ...( field.files ?? [] ), ...data.files ] ) {
				all.items.add( file );
			}
			field.files = all.files;
		}
	} );
}
