/**
 * Functions that Playwright runs in the measured page: it takes each by its text, so that
 * none uses anything but what it is given and what `observe()` has left in the page.
 */

/** Collects what the browser reports, from before the page is loaded. */
export function observe() {
	const seen = {
		took: /** @type {number[]} */ ( [] ),
		longest: 0,
		tasks: 0,
		isQuiet: false,
	};
	Reflect.set( window, 'larderSeen', seen );
	addEventListener(
		'scroll',
		( event ) => seen.isQuiet && event.stopImmediatePropagation(),
		true
	);
	/**
	 * @param {object}                                   options
	 * @param {( entry: PerformanceEntry ) => void} take
	 */
	const watch = ( options, take ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( take )
		).observe( /** @type {PerformanceObserverInit} */ ( options ) );
	watch( { type: 'event', durationThreshold: 16 }, ( entry ) => {
		if ( entry.name === 'click' || entry.name === 'keydown' ) {
			seen.took.push( entry.duration );
		}
	} );
	watch( { type: 'longtask' }, ( { duration } ) => {
		seen.longest = Math.max( seen.longest, duration );
		seen.tasks++;
	} );
}

/**
 * Waits for the frame that shows a result.
 *
 * It looks when the page changes: to look in each frame would have the browser
 * make sixty of them a second, which take a slow phone half of its time. Amounts
 * are compared only where they are the result, and once their list has changed.
 *
 * @param {{ list: string, result: string, start: 'pointerup'|'keydown', lost: number }} what With the event that it is the result of.
 */
export function awaitResult( { list, result, start, lost } ) {
	const root = document.querySelector( list );
	const isAmount = result.includes( 'data-bench-changed' );
	root?.removeAttribute( 'data-bench-changed' );
	const amount = () =>
		[ ...( root?.querySelectorAll( `${ list }__quantity` ) ?? [] ) ]
			.map( ( { textContent } ) => textContent )
			.join();
	const before = isAmount ? amount() : '';
	const isThere = () =>
		isAmount
			? amount() !== before
			: document.querySelector( result ) !== null;
	let pressed = NaN;
	let frame = NaN;
	Reflect.get( window, 'larderSeen' ).took.length = 0;
	addEventListener(
		start,
		( { timeStamp } ) => {
			pressed = timeStamp;
		},
		{ capture: true, once: true }
	);
	// Which frame is the one of the event.
	addEventListener(
		start === 'pointerup' ? 'click' : start,
		() =>
			requestAnimationFrame( ( time ) => {
				frame = time;
			} ),
		{ capture: true, once: true }
	);
	Reflect.set(
		window,
		'larderResult',
		new Promise( ( resolve ) => {
			const end = setTimeout(
				() => resolve( { shown: lost, isOwn: false } ),
				lost
			);
			const look = () => {
				if ( Number.isNaN( pressed ) || ! isThere() ) {
					return;
				}
				clearTimeout( end );
				changes.disconnect();
				removeEventListener( 'input', look );
				// The next frame shows it; a message comes after that.
				requestAnimationFrame( ( time ) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => {
						root?.setAttribute( 'data-bench-changed', '' );
						resolve( {
							shown: performance.now() - pressed,
							isOwn: time === frame,
						} );
					};
					port2.postMessage( null );
				} );
			};
			const changes = new MutationObserver( look );
			changes.observe( isAmount && root ? root : document, {
				attributes: ! isAmount,
				characterData: true,
				childList: true,
				subtree: true,
			} );
			// A box that is ticked changes nothing that is observed.
			addEventListener( 'input', look );
		} )
	);
}

/**
 * Waits for what the browser says that the press took, which it
 * tells a moment after the frame, and not at all of one that took less than 16 ms.
 *
 * @param {{ told: number, shown: number }} what
 * @return {Promise<number>} Milliseconds; 0 for none.
 */
export async function whenTold( { told, shown } ) {
	const { took } = Reflect.get( window, 'larderSeen' );
	const end = performance.now() + ( shown < 50 ? told / 3 : told );
	while ( took.length === 0 && performance.now() < end ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return Math.max( 0, ...took );
}

/**
 * Waits until it has fetched what it may need.
 *
 * @param {{ idle: number, busy: number }} what
 */
export async function whenFetched( { idle, busy } ) {
	const count = () => performance.getEntriesByType( 'resource' ).length;
	const end = performance.now() + busy;
	let seen = -1;
	while (
		( seen !== count() ||
			document.querySelector( 'link[rel=prefetch]' ) === null ) &&
		performance.now() < end
	) {
		seen = count();
		await new Promise( ( resolve ) => setTimeout( resolve, idle ) );
	}
}

/**
 * Waits until all that woke is there.
 *
 * @param {{ still: number, busy: number }} what
 */
export async function whenStill( { still, busy } ) {
	const count = () =>
		Reflect.get( window, 'larderSeen' ).tasks +
		performance.getEntriesByType( 'resource' ).length;
	const end = performance.now() + busy;
	let seen = -1;
	while ( seen !== count() && performance.now() < end ) {
		seen = count();
		await new Promise( ( resolve ) => setTimeout( resolve, still ) );
	}
}

/**
 * Tells where something is.
 *
 * By a line of our own: what Playwright brings to find it would count as the
 * page's.
 *
 * @param {string} selector
 * @return {{ x: number, y: number }} Its middle.
 */
export function boxOf( selector ) {
	const element = document.querySelector( selector );
	if ( element === null ) {
		throw new Error( `There is no ${ selector } to press.` );
	}
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Brings something to the middle of the window.
 *
 * @param {{ selector: string, isQuiet: boolean }} what Whether nobody is told of it.
 */
export async function show( { selector, isQuiet } ) {
	const seen = Reflect.get( window, 'larderSeen' );
	seen.longest = 0;
	seen.isQuiet = isQuiet;
	document
		.querySelector( selector )
		?.scrollIntoView( { block: 'center', behavior: 'instant' } );
	await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	seen.isQuiet = false;
}

/**
 * Puts the focus on something.
 *
 * @param {string} selector
 */
export function focusOn( selector ) {
	/** @type {HTMLElement|null} */ (
		document.querySelector( selector )
	)?.focus( { preventScroll: true } );
}
