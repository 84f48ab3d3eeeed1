import { useEffect, useRef } from '@wordpress/element';

/**
 * Closes what is open on Back, as everybody expects on a phone, and removes its
 * entry of the history when it is closed in another way.
 *
 * @param mark   Marks the entry, such as `larderLightbox`.
 * @param onBack Closes it.
 */
export function useBack( mark: string, onBack: () => void ): void {
	const close = useRef( onBack );
	close.current = onBack;
	useEffect( () => {
		const isMarked = (): boolean => {
			const state: unknown = history.state;
			return state instanceof Object && Reflect.get( state, mark ) === 1;
		};
		const marked = ( value: 0 | 1 ): object => {
			const state: unknown = history.state;
			return { ...( state instanceof Object && state ), [ mark ]: value };
		};
		// After a reload the previous history entry belongs to a page that is
		// gone, which WordPress's router would load again on Back.
		if ( isMarked() ) {
			history.replaceState( marked( 0 ), '' );
		}
		history.pushState( marked( 1 ), '' );
		const onPop = (): void => {
			if ( ! isMarked() ) {
				close.current();
			}
		};
		// A page that is shown again as it was left: what was open on it does not open again.
		const onShow = ( { persisted }: PageTransitionEvent ): void => {
			if ( persisted ) {
				close.current();
			}
		};
		addEventListener( 'popstate', onPop );
		addEventListener( 'pageshow', onShow );
		return () => {
			removeEventListener( 'popstate', onPop );
			removeEventListener( 'pageshow', onShow );
			if ( isMarked() ) {
				history.back();
			}
		};
	}, [ mark ] );
}
