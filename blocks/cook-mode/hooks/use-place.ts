import { useState } from '@wordpress/element';

const openKey = ( recipeId: number ): string => `larder:cook:${ recipeId }`;
const placeKey = ( recipeId: number ): string => `larder:cooked:${ recipeId }`;

/** Does something with storage, which a browser may forbid. */
function tryStorage< Value >( task: () => Value ): Value | undefined {
	try {
		return task();
	} catch {
		return undefined; // Then the place is kept until the page is left.
	}
}

/**
 * Tells whether the cook mode was open when the page was last left in this tab.
 *
 * @param recipeId Post id.
 * @return True after a reload in the middle of a recipe.
 */
export function wasOpen( recipeId: number ): boolean {
	return (
		tryStorage( () => sessionStorage.getItem( openKey( recipeId ) ) ) ===
		'1'
	);
}

/**
 * Notes whether the cook mode is open, for a reload.
 *
 * @param recipeId Post id.
 * @param isOpen   Whether it is.
 */
export function noteOpen( recipeId: number, isOpen: boolean ): void {
	tryStorage( () =>
		isOpen
			? sessionStorage.setItem( openKey( recipeId ), '1' )
			: sessionStorage.removeItem( openKey( recipeId ) )
	);
}

/**
 * Remembers at which step somebody is.
 *
 * @param recipeId Post id.
 * @param ids      Ids of all steps.
 * @return The index of the step, and what goes to another one; out of range it stays.
 */
export function usePlace(
	recipeId: number,
	ids: readonly string[]
): [ number, ( index: number ) => void ] {
	const [ at, setAt ] = useState( () =>
		Math.max(
			0,
			ids.indexOf(
				tryStorage( () =>
					localStorage.getItem( placeKey( recipeId ) )
				) ?? ''
			)
		)
	);
	const go = ( index: number ): void => {
		const id = ids[ index ];
		if ( id !== undefined ) {
			setAt( index );
			tryStorage( () =>
				index === 0
					? localStorage.removeItem( placeKey( recipeId ) )
					: localStorage.setItem( placeKey( recipeId ), id )
			);
		}
	};
	return [ at, go ];
}
