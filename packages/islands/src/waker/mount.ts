import { inside, type Press } from '@larder/islands';
import { answer } from './answer';
import { loadIsland } from './load-island';
import { replay } from './replay';
import { elementAt, keepFields, keepFocus, pathOf } from './position';

/**
 * Takes what was pressed, and takes back what was shown at once.
 *
 * @param root The island root.
 * @return What was pressed, in order.
 */
function takeBack( root: HTMLElement ): Press[] {
	const presses = inside.takePresses( root );
	// The last one first: it was shown over the others.
	[ ...presses ].reverse().forEach( ( { undo } ) => undo?.() );
	return presses;
}

/**
 * Mounts the view of an island, unless it is there already.
 *
 * @param root The island root.
 * @return Settles when what was pressed has been replayed; rejects when there is no view.
 */
async function mount( root: HTMLElement ): Promise< void > {
	if ( inside.mounted.has( root ) ) {
		return;
	}
	const [ name = '', props ] = inside.entryOf( root ) ?? [];
	const view = inside.mounts.get( name );
	if ( ! view ) {
		throw Error( `Larder could not load ${ name }` );
	}
	inside.mounted.add( root );
	const presses = takeBack( root ).map( ( press ) => ( {
		...press,
		path: pathOf( root, press.target ),
	} ) );
	const putFields = keepFields( root );
	const putFocus = keepFocus( root );
	if ( view( root, props ) ) {
		putFields();
	}
	// A view that failed has put the printed markup back by then.
	await Promise.resolve();
	putFocus();
	await replay(
		presses.map( ( press ) => ( {
			...press,
			target: elementAt( root, press.path ),
		} ) )
	);
}

/**
 * Loads and mounts an island. Where its view cannot be had, the printed page does
 * by itself what was pressed.
 *
 * @param root The island root.
 * @return Settles when the view is there; rejects when it cannot be had.
 */
export async function wake( root: HTMLElement ): Promise< void > {
	for ( const press of inside.presses.get( root ) ?? [] ) {
		press.undo ??= answer( press );
	}
	try {
		await loadIsland( inside.entryOf( root )?.[ 0 ] ?? '' );
		// Replacing what is under a finger or an input method would lose what it is doing.
		await inside.whenLetGo();
		await mount( root );
	} catch ( error ) {
		inside.mounted.add( root );
		await replay( takeBack( root ) );
		inside.mounted.delete( root );
		throw error;
	}
}
