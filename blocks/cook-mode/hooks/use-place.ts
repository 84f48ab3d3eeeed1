import { useState } from '@wordpress/element';
import { siteKey } from '@larder/store';

/** Uses storage, which a browser may forbid. */
function tryStorage< Value >( task: () => Value ): Value | undefined {
	try {
		return task();
	} catch {
		return undefined; // Then the place is kept until the page is left.
	}
}

type CookPosition = {
	/** Index of the step that is shown. */
	at: number;
	/** Moves to another step; out of range it stays. */
	go: ( index: number ) => void;
	/** Forgets the place, once the recipe is cooked. */
	forget: () => void;
	/** Index of the step where somebody was before; null where there is none, or once it was left aside. */
	before: number | null;
};

/**
 * Remembers at which step somebody is, so that it can be offered the next time.
 *
 * @param recipeId Post id.
 * @param ids      Ids of all steps.
 * @return The place, and what changes it.
 */
export function usePlace(
	recipeId: number,
	ids: readonly string[]
): CookPosition {
	const key = siteKey( `cooked:${ recipeId }` );
	const [ at, setAt ] = useState( 0 );
	const [ before, setBefore ] = useState< number | null >( () => {
		const id = tryStorage( () => localStorage.getItem( key ) );
		const index = ids.indexOf( id ?? '' );
		return index > 0 ? index : null;
	} );
	const forget = (): void => {
		tryStorage( () => localStorage.removeItem( key ) );
	};
	const go = ( index: number ): void => {
		const id = ids[ index ];
		if ( id === undefined ) {
			return;
		}
		setAt( index );
		setBefore( null );
		if ( index === 0 ) {
			forget();
		} else {
			tryStorage( () => localStorage.setItem( key, id ) );
		}
	};
	return { at, go, forget, before };
}
