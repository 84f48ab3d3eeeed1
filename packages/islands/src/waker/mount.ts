import { inside, type Press } from '@larder/islands';
import { answer } from './answer';
import { answerPresses } from './early';
import { loadIsland, nameOf } from './load-island';
import { replay } from './replay';
import { elementAt, keepFields, keepFocus, pathOf } from './position';
import { takeUp } from './take-up';

/** Views that are being made, by the root of their island. */
const mounting = new WeakMap< HTMLElement, Promise< void > >();

/**
 * Reverts what was shown at once for remembered presses.
 *
 * @param presses What was pressed, in order.
 */
function revert( presses: readonly Press[] ): void {
	// In reverse order: each was applied on top of the others.
	for ( const press of [ ...presses ].reverse() ) {
		press.undo?.();
		delete press.undo;
	}
}

/**
 * Mounts the view of an island. It is made behind the printed markup, of which
 * all that was pressed and typed until then is kept.
 *
 * @param root The island root.
 * @return Settles when what was pressed has been replayed; rejects when there is no view.
 */
async function mount( root: HTMLElement ): Promise< void > {
	const [ name = '', props ] = inside.entryOf( root ) ?? [];
	const view = inside.mounts.get( name );
	if ( ! view ) {
		throw Error( `Larder could not load ${ name }` );
	}
	let presses: ( Press & { path: number[] } )[] | undefined;
	let putFields = (): void => {};
	let putFocus = (): void => {};
	const onSwap = (): void => {
		inside.mounted.add( root );
		const taken = inside.takePresses( root );
		revert( taken );
		presses = taken.map( ( press ) => ( {
			...press,
			path: pathOf( root, press.target ),
		} ) );
		putFields = keepFields( root );
		putFocus = keepFocus( root );
	};
	const isThere = await view( root, props, {
		whenLetGo: inside.whenLetGo,
		onSwap,
	} );
	if ( ! presses ) {
		// A view that leaves the markup as it is, or has failed before it took its place, is pressed all the same.
		onSwap();
	}
	inside.mounted.add( root );
	if ( isThere ) {
		putFields();
	}
	putFocus();
	await replay(
		( presses ?? [] ).map( ( press ) => ( {
			// What a printed field holds at last it still holds.
			was: press.target as HTMLInputElement,
			...press,
			target: elementAt( root, press.path ),
		} ) )
	);
}

/**
 * Loads and mounts an island, unless all that was pressed is done without.
 *
 * @param root The island root.
 * @return Settles when the view is there; rejects when it is not available.
 */
export async function wake( root: HTMLElement ): Promise< void > {
	takeUp( root );
	const presses = inside.presses.get( root ) ?? [];
	for ( const press of presses ) {
		press.undo ??= answer( press );
	}
	const before = presses.at( -2 );
	if ( before ) {
		const { value, checked } = before.target as HTMLInputElement;
		before.was ??= { value, checked };
	}
	try {
		if ( await answerPresses( root ) ) {
			return;
		}
		await loadIsland( nameOf( root ) );
		// Replacing an element during a press or an IME composition would break
		// that.
		await inside.whenLetGo();
		if ( ! inside.mounted.has( root ) ) {
			const made =
				mounting.get( root ) ??
				mount( root ).finally( () => mounting.delete( root ) );
			mounting.set( root, made );
			await made;
		}
	} catch ( error ) {
		// The loader returns them to the printed page.
		revert( inside.presses.get( root ) ?? [] );
		throw error;
	}
}
