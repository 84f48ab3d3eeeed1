import { useEffect, useRef } from '@wordpress/element';
import type { SearchAnswer } from '@larder/store';
import { pageUrl, readUrl } from '../search-url';
import type { SearchState, SearchViewProps } from '../view-types';

/** Who types on within this time is still at the same words. */
const SAME_WORDS_MS = 2000;

/** Returns the URL of the page without the place in it. */
function here(): string {
	return location.pathname + location.search;
}

/**
 * Updates the page's URL with the search, and follows the browser's Back and
 * Forward to where the page was scrolled to.
 *
 * @param props    What the server printed.
 * @param answer   What is shown; once it changes, the page can be scrolled as far as it was.
 * @param onReturn Called with the search of the URL that the browser went to.
 * @return How to change the URL.
 */
export function useHistory(
	{ filters, others, sorts }: SearchViewProps,
	answer: SearchAnswer,
	onReturn: ( state: SearchState ) => void
): {
	/** Pushes the URL of another search, from which Back returns. */
	visit: ( state: SearchState, isTyping: boolean ) => void;
	/** Writes the URL again, without a step back. */
	replace: ( state: SearchState ) => void;
} {
	const ofUrl = [ ...filters, ...others ];
	const url = useRef( here() );
	const typedAt = useRef( 0 );
	// How far the page was scrolled at each URL when another search followed.
	const left = useRef( new Map< string, number >() );
	const goBackTo = useRef( 0 );

	const write = (
		{ search, page }: SearchState,
		how: 'pushState' | 'replaceState'
	): void => {
		const to = pageUrl( location.href, search, page, ofUrl );
		if ( how === 'pushState' ) {
			left.current.set( url.current, scrollY );
		}
		if ( how === 'replaceState' || to !== location.href ) {
			history[ how ]( null, '', to );
		}
		url.current = here();
	};

	// Anew after each rendering, for what is chosen by then.
	useEffect( () => {
		const onPopState = (): void => {
			// A link within the page asks nothing.
			if ( url.current === here() ) {
				return;
			}
			url.current = here();
			typedAt.current = 0;
			// Where fewer results are shown now, the browser cannot scroll as far yet.
			const top = left.current.get( url.current ) ?? 0;
			goBackTo.current =
				top > document.documentElement.scrollHeight - innerHeight
					? top
					: 0;
			onReturn( readUrl( location.search, ofUrl, sorts ) );
		};
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	} );
	useEffect( () => {
		if ( goBackTo.current > 0 ) {
			scrollTo( { top: goBackTo.current, behavior: 'instant' } );
			goBackTo.current = 0;
		}
	}, [ answer ] );

	return {
		visit: ( state, isTyping ) => {
			goBackTo.current = 0;
			// All letters of a word are one step back.
			const now = Date.now();
			write(
				state,
				isTyping && now - typedAt.current < SAME_WORDS_MS
					? 'replaceState'
					: 'pushState'
			);
			typedAt.current = isTyping ? now : 0;
		},
		replace: ( state ) => write( state, 'replaceState' ),
	};
}
