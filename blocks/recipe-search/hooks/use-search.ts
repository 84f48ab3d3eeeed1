import { useState } from '@wordpress/element';
import { joinAnswers } from '../chosen';
import type { Chosen, SearchState, SearchViewProps } from '../view-types';
import { useDelay } from './use-delay';
import { useHistory } from './use-history';
import { useRequest, type Found } from './use-request';

/** How long a visitor has to stop typing before a search starts. */
const PAUSE_MS = 300;

export type SearchControls = SearchState &
	Found & {
		/** The first of the pages that are shown, from 1. */
		first: number;
		/** On which side the page that was requested last is to be added; null for a new search. */
		adding: 'before' | 'after' | null;
		/** Chooses again, from the first page on. */
		change: ( search: Chosen, options?: { isTyping?: boolean } ) => void;
		goTo: ( page: number ) => void;
		/** Adds the page before or after those shown, unless one is on its way; tells whether it came. */
		add: ( where: 'before' | 'after' ) => Promise< boolean >;
		retry: () => void;
	};

/**
 * Searches as the visitor chooses, and keeps the URL of the page in step.
 *
 * @return What is chosen, what was found, and how to change it.
 */
export function useSearch( props: SearchViewProps ): SearchControls {
	const [ state, setState ] = useState< SearchState >( {
		search: props.search,
		page: props.answer.page,
	} );
	const [ first, setFirst ] = useState( props.answer.page );
	const [ adding, setAdding ] =
		useState< SearchControls[ 'adding' ] >( null );
	// While it runs, what is shown is not an answer to what has just been chosen.
	const delay = useDelay();
	const { answer, status, request } = useRequest( props, delay.isRunning );

	const { visit, replace } = useHistory( props, answer, ( next ) => {
		delay.stop();
		setState( next );
		void ask( next );
	} );

	const ask = async ( asked: SearchState ): Promise< void > => {
		setAdding( null );
		let { page } = asked;
		const isFound = await request( asked, ( next, shown ) => {
			page = Math.min( page, Math.max( 1, next.pages ) );
			// Past the end there is nothing to show.
			return page === asked.page ? next : shown;
		} );
		if ( ! isFound ) {
			return;
		}
		if ( page === asked.page ) {
			setFirst( page );
		} else {
			// A URL from when there were more recipes leads to the last page.
			const last = { ...asked, page };
			setState( last );
			replace( last );
			await ask( last );
		}
	};

	const move = ( next: SearchState, isTyping = false ): void => {
		setState( next );
		visit( next, isTyping );
		delay.start( () => void ask( next ), isTyping ? PAUSE_MS : 0 );
	};

	const add = async ( where: 'before' | 'after' ): Promise< boolean > => {
		if ( status === 'loading' || delay.isRunning() ) {
			return false;
		}
		setAdding( where );
		const page = where === 'after' ? answer.page + 1 : first - 1;
		const next = { ...state, page };
		const isFound = await request( next, ( more, shown ) =>
			joinAnswers( shown, more, where )
		);
		if ( ! isFound ) {
			return false;
		}
		setAdding( null );
		if ( where === 'before' ) {
			setFirst( page );
		} else {
			setState( next );
			// One look through the results is one step back.
			replace( next );
		}
		return true;
	};

	return {
		...state,
		answer,
		first,
		status,
		adding,
		change: ( search, { isTyping = false } = {} ) =>
			move( { search, page: 1 }, isTyping ),
		goTo: ( page ) => move( { ...state, page } ),
		add,
		retry: () => void ( adding === null ? ask( state ) : add( adding ) ),
	};
}
