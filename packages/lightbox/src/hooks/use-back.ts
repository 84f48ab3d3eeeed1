import { useEffect } from '@wordpress/element';

/** Marks the entry of the history that belongs to an open lightbox. */
const MARK = 'larderLightbox';

function isMarked( state: unknown ): boolean {
	return state instanceof Object && MARK in state;
}

/**
 * Closes something by the browser's Back, as on a phone everybody expects.
 *
 * @param close Closes it.
 */
export function useBack( close: () => void ): void {
	useEffect( () => {
		const before: unknown = history.state;
		if ( ! isMarked( before ) ) {
			history.pushState(
				{ ...( before instanceof Object && before ), [ MARK ]: true },
				''
			);
		}
		addEventListener( 'popstate', close );
		return () => {
			removeEventListener( 'popstate', close );
			// Closed in another way, Back must not have to be pressed twice.
			if ( isMarked( history.state ) ) {
				history.back();
			}
		};
	}, [ close ] );
}
