import { useEffect, useRef } from '@wordpress/element';

/** Marks the entry of the history that going back leaves. */
const MARK = 'larderCook';

function isMarked(): boolean {
	const state: unknown = history.state;
	return state instanceof Object && MARK in state && state[ MARK ] === 1;
}

/**
 * Lets Back close what is open, and takes its entry away when it is closed in
 * another way.
 *
 * @param onBack Closes it.
 */
export function useBack( onBack: () => void ): void {
	const close = useRef( onBack );
	close.current = onBack;
	useEffect( () => {
		const mark = ( value: 0 | 1 ): object => {
			const state: unknown = history.state;
			return { ...( state instanceof Object && state ), [ MARK ]: value };
		};
		// After a reload the entry below is one of a page that is gone, and WordPress loads it anew.
		if ( isMarked() ) {
			history.replaceState( mark( 0 ), '' );
		}
		history.pushState( mark( 1 ), '' );
		const onPop = (): void => {
			if ( ! isMarked() ) {
				close.current();
			}
		};
		addEventListener( 'popstate', onPop );
		return () => {
			removeEventListener( 'popstate', onPop );
			if ( isMarked() ) {
				history.back();
			}
		};
	}, [] );
}
