import { release, whenLetGo } from './hold';
import { getManifest } from './manifest';
import { elementAt, keepFields, keepFocus, pathOf } from './position';
import { loadIsland } from './scripts';
import type { Mount } from './types';

/** What the root of an island matches. */
export const ROOT = '[data-larder-island]';

const mounts = new Map< string, Mount >();
const mounted = new WeakSet< Element >();
/** Clicks and keys that came before a view was there, by root. */
const queues = new WeakMap<
	Element,
	Array< { path: number[]; type: string; key: string } >
>();

/**
 * Announces how a view mounts; called by `defineIsland()`.
 *
 * @param name Name of the island.
 * @param view Mounts it.
 */
export function register( name: string, view: Mount ): void {
	mounts.set( name, view );
}

/**
 * Tells whether an island has its view.
 *
 * @param root The island root.
 */
export function isMounted( root: Element ): boolean {
	return mounted.has( root );
}

/**
 * Gives the name of an island.
 *
 * @param root The island root.
 */
export function nameOf( root: HTMLElement ): string {
	return root.dataset[ 'larderIsland' ] ?? '';
}

/**
 * Remembers a click or key for the view that is going to be there.
 *
 * @param root   The island root.
 * @param target What was pressed.
 * @param type   Type of the event.
 * @param key    The key, empty for a click.
 */
export function remember(
	root: HTMLElement,
	target: Element,
	type: string,
	key: string
): void {
	const queue = queues.get( root ) ?? [];
	queue.push( { path: pathOf( root, target ), type, key } );
	queues.set( root, queue );
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
		// A key that a script made has no end that would be heard.
		release();
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
		throw Error( `Larder could not load ${ nameOf( root ) }` );
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
export async function wake( root: HTMLElement ): Promise< void > {
	try {
		await loadIsland( getManifest(), nameOf( root ) );
		// Replacing what is under a finger or an input method would lose what it is doing.
		await whenLetGo();
		await mount( root );
	} catch ( error ) {
		console.error( error ); // eslint-disable-line no-console -- Tells a developer why a control is dead.
		// The printed page does by itself what was pressed; the next press tries to load again.
		mounted.add( root );
		await replay( root );
		mounted.delete( root );
	}
}
