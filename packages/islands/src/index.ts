import { elementAt, keepFields, keepFocus, pathOf } from './position';
import { loadIsland, prefetch } from './scripts';
import type { Manifest, Mount } from './types';

export type { Manifest, Mount, PageSettings } from './types';

const ROOT = '[data-larder-island]';

const mounts = new Map< string, Mount >();
const mounted = new WeakSet< Element >();
/** Clicks and keys that came before a view was there, by root. */
const queues = new WeakMap<
	Element,
	Array< { path: number[]; type: string; key: string } >
>();

let manifest: Manifest | undefined;

/** Settles when the visitor has let go; there while a pointer is down or an input method composes. */
let held: Promise< void > | undefined;
let letGo = (): void => {};

/**
 * Gives what the server told about this page's islands.
 *
 * @return The manifest; empty when the page has none.
 */
export function getManifest(): Manifest {
	const text = document.getElementById(
		'larder-islands-manifest'
	)?.textContent;
	// The server prints it with the same version of the plugin.
	manifest ??= text ? ( JSON.parse( text ) as Manifest ) : undefined;
	return manifest ?? { islands: {}, scripts: {}, ajax: '' };
}

/**
 * Announces how a view mounts; called by `defineIsland()`.
 *
 * @param name Name of the island.
 * @param view Mounts it.
 */
export function register( name: string, view: Mount ): void {
	mounts.set( name, view );
}

function nameOf( root: HTMLElement ): string {
	return root.dataset[ 'larderIsland' ] ?? '';
}

/**
 * Replays what a visitor did before the view was there, once and in order.
 *
 * @param root The island root.
 * @return Settles when all is done.
 */
async function replay( root: HTMLElement ): Promise< void > {
	const queue = queues.get( root ) ?? [];
	queues.delete( root );
	for ( const { path, type, key } of queue ) {
		const target = elementAt( root, path );
		if ( type === 'click' && target instanceof HTMLElement ) {
			target.click();
		} else if (
			target.dispatchEvent(
				new KeyboardEvent( type, {
					key,
					bubbles: true,
					cancelable: true,
				} )
			) &&
			target instanceof HTMLInputElement
		) {
			// A key that a script made submits no form by itself.
			target.form?.requestSubmit();
		}
		// React renders what one press changed before the next one may read it.
		await Promise.resolve();
	}
}

/**
 * Mounts the view of an island, unless it is there already.
 *
 * @param root The island root.
 * @return Settles when what was pressed has been replayed; rejects when there is no view.
 */
async function mount( root: HTMLElement ): Promise< void > {
	if ( mounted.has( root ) ) {
		return;
	}
	const view = mounts.get( nameOf( root ) );
	const props: unknown = JSON.parse( root.dataset[ 'larderProps' ] ?? '{}' );
	if ( ! view ) {
		throw Error( `Larder has no view for "${ nameOf( root ) }"` );
	}
	mounted.add( root );
	const putFields = keepFields( root );
	const putFocus = keepFocus( root );
	if ( view( root, props ) ) {
		putFields();
	}
	// A view that failed has put the printed markup back by then.
	await Promise.resolve();
	putFocus();
	await replay( root );
}

/**
 * Loads and mounts an island.
 *
 * @param root The island root.
 * @return Settles when the view is there, or when it cannot be had.
 */
async function wake( root: HTMLElement ): Promise< void > {
	try {
		await loadIsland( getManifest(), nameOf( root ) );
		// Replacing what is under a finger or an input method would lose what it is doing.
		await held;
		await mount( root );
	} catch ( error ) {
		console.error( error ); // eslint-disable-line no-console -- Tells a developer why a control is dead.
		// The printed page does by itself what was pressed; the next press tries to load again.
		mounted.add( root );
		await replay( root );
		mounted.delete( root );
	}
}

/**
 * Finds the island that an event belongs to and that has no view yet.
 *
 * @param event The event.
 * @return Root and target, or nothing.
 */
function sleeping(
	event: Event
): { root: HTMLElement; target: Element } | undefined {
	const target = event.target;
	const root =
		target instanceof Element
			? target.closest< HTMLElement >( ROOT )
			: null;
	return root && target instanceof Element && ! mounted.has( root )
		? { root, target }
		: undefined;
}

/** The visitor touches an island: have its scripts ready when the click comes. */
function onApproach( event: Event ): void {
	const found = sleeping( event );
	if ( found ) {
		loadIsland( getManifest(), nameOf( found.root ) ).catch( () => {} ); // The click that follows reports it.
	}
}

/** Tells whether a click means a new tab or window. */
function opensElsewhere( event: Event ): boolean {
	return (
		event instanceof MouseEvent &&
		( event.metaKey || event.ctrlKey || event.shiftKey )
	);
}

/**
 * Holds back a click or key until the view is there.
 *
 * Links work by themselves, unless they say `data-larder-press`, and so do keys
 * that move the focus or write.
 *
 * @param event The event.
 */
function onPress( event: Event ): void {
	const found = sleeping( event );
	if ( ! found ) {
		return;
	}
	const { root, target } = found;
	const key =
		event instanceof KeyboardEvent && ! event.isComposing ? event.key : '';
	const control = target.closest(
		'button, label, select, [data-larder-press], input, textarea, summary'
	);
	if (
		event.type === 'click'
			? ! control ||
				!! target.closest( 'a[href]:not([data-larder-press])' ) ||
				opensElsewhere( event )
			: key !== 'Enter' || ! target.matches( 'input' )
	) {
		return;
	}
	// The browser clicks the field of a label next, and a choice from a list is an input.
	if ( control?.matches( 'label, select' ) ) {
		return;
	}
	// A field and what folds out answer by themselves and at once; the view takes
	// over what they then show.
	if (
		event.type === 'click' &&
		control?.matches( 'input, textarea, summary' )
	) {
		void wake( root );
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	const queue = queues.get( root ) ?? [];
	queue.push( { path: pathOf( root, target ), type: event.type, key } );
	queues.set( root, queue );
	void wake( root );
}

/**
 * Counts a click on the link of an ingredient whose island has no view yet: the
 * page may be gone before one could be mounted.
 *
 * @param event The event.
 */
function onFollow( event: Event ): void {
	const id =
		sleeping( event )?.target.closest< HTMLElement >( 'a[data-link-id]' )
			?.dataset[ 'linkId' ];
	if ( id && event instanceof MouseEvent && event.button < 2 ) {
		navigator.sendBeacon(
			getManifest().ajax,
			new URLSearchParams( {
				action: 'get_ingredient_links_count',
				ingredientLinkID: id,
			} )
		);
	}
}

/** The visitor types into a field of an island that has no view yet. */
function onInput( event: Event ): void {
	const found = sleeping( event );
	if ( found ) {
		void wake( found.root );
	}
}

/** The visitor presses or composes: no view may be mounted until that is done. */
function onHold(): void {
	held ??= new Promise( ( resolve ) => {
		letGo = resolve;
	} );
}

/** The visitor has let go; a click that belongs to it comes before the timer. */
function onLetGo(): void {
	setTimeout( () => {
		held = undefined;
		letGo();
	} );
}

/**
 * Tells whether a browser already holds something that the view has to show.
 *
 * @param root The island root.
 * @return True when the island must not wait for the visitor.
 */
function isAwaited( root: HTMLElement ): boolean {
	const query = new URLSearchParams( location.search );
	return ( root.dataset[ 'larderWake' ] ?? '' )
		.split( ' ' )
		.some( ( condition ) => {
			const [ kind, key = '' ] = condition.split( /:(.*)/s );
			try {
				return kind === 'query'
					? query.has( key )
					: ( kind === 'session'
							? sessionStorage
							: localStorage
						).getItem( key ) !== null;
			} catch {
				return false; // Storage may be forbidden; then nothing is stored.
			}
		} );
}

/**
 * Wakes the islands that wait for a condition, for a view that has just fulfilled it.
 *
 * @param condition Such as `query:servings`, as the server printed it.
 */
export function wakeBy( condition: string ): void {
	for ( const root of document.querySelectorAll< HTMLElement >( ROOT ) ) {
		if (
			! mounted.has( root ) &&
			( root.dataset[ 'larderWake' ] ?? '' )
				.split( ' ' )
				.includes( condition )
		) {
			void wake( root );
		}
	}
}

const seen =
	'IntersectionObserver' in window
		? new IntersectionObserver(
				( entries, observer ) => {
					for ( const { isIntersecting, target } of entries ) {
						if ( isIntersecting && target instanceof HTMLElement ) {
							observer.unobserve( target );
							void wake( target );
						}
					}
				},
				{ rootMargin: '200px' }
			)
		: undefined;

/**
 * Runs something when the page has nothing else to do.
 *
 * @param callback What to run.
 */
function whenIdle( callback: () => void ): void {
	const idle = () =>
		'requestIdleCallback' in window
			? requestIdleCallback( callback, { timeout: 4000 } )
			: setTimeout( callback, 200 );
	if ( document.readyState === 'complete' ) {
		idle();
	} else {
		addEventListener( 'load', idle );
	}
}

/**
 * Looks for islands, those of later added markup too, and starts what must not wait.
 *
 * @param within Where to look.
 */
export function scan( within: ParentNode = document ): void {
	for ( const root of within.querySelectorAll< HTMLElement >( ROOT ) ) {
		const trigger = root.dataset[ 'larderTrigger' ];
		if ( isAwaited( root ) ) {
			void wake( root );
		} else if ( trigger === 'visible' ) {
			seen?.observe( root );
		} else if ( trigger === 'idle' ) {
			whenIdle( () => void wake( root ) );
		}
	}
}

/**
 * Listens on the whole page, before anybody else.
 *
 * @param types    Types of events, separated by spaces.
 * @param listener What to do.
 */
function on( types: string, listener: ( event: Event ) => void ): void {
	for ( const type of types.split( ' ' ) ) {
		addEventListener( type, listener, true );
	}
}

// What `@larder/islands` is to the other scripts of the page.
window.larder = {
	...window.larder,
	islands: { getManifest, register, scan, wakeBy },
};

on( 'pointerdown focusin', onApproach );
on( 'pointerdown compositionstart', onHold );
on( 'pointerup pointercancel click compositionend', onLetGo );
on( 'click keydown', onPress );
on( 'click auxclick', onFollow );
on( 'input', onInput );

scan();

/**
 * Tells whether the visitor asked for fewer bytes.
 *
 * @return False where the browser does not say.
 */
function savesData(): boolean {
	const connection: unknown = Reflect.get( navigator, 'connection' );
	return (
		connection instanceof Object &&
		Reflect.get( connection, 'saveData' ) === true
	);
}

if ( ! savesData() ) {
	whenIdle( () => prefetch( getManifest() ) );
}
