import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { store, type Search, type SearchAnswer } from '@larder/store';
import { pageAddress, readAddress } from '../address';
import type { Chosen, SearchViewProps } from '../view-types';

/** How long a visitor has to stop typing before a search starts. */
const PAUSE_MS = 300;

type State = {
	search: Chosen;
	/** From 1. */
	page: number;
};

export type SearchControls = State & {
	answer: SearchAnswer;
	status: Search[ 'status' ];
	/** Chooses anew, from the first page on. */
	change: ( search: Chosen, options?: { isTyping?: boolean } ) => void;
	goTo: ( page: number ) => void;
	retry: () => void;
};

/**
 * Searches as the visitor chooses, and keeps the address of the page in step.
 *
 * @param props What the server printed.
 * @return What is chosen, what was found, and how to change it.
 */
export function useSearch( props: SearchViewProps ): SearchControls {
	const { id, filters, perPage } = props;
	const [ state, setState ] = useState< State >( {
		search: props.search,
		page: props.answer.page,
	} );
	const found = useSelect(
		( select ) => select( store ).getSearch( id ),
		[ id ]
	);
	const { searchRecipes } = useDispatch( store );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	const wasTyping = useRef( false );

	const ask = useCallback(
		( { search, page }: State ) =>
			void searchRecipes( id, {
				search,
				paged: page,
				per_page: perPage,
				facets: [
					...new Set(
						filters.map( ( filter ) => filter.without || filter.id )
					),
				],
				match: Object.fromEntries(
					filters
						.filter( ( filter ) => filter.options.length > 0 )
						.map( ( { id: name, without, isAll } ) => [
							without || name,
							isAll ? 'all' : 'any',
						] )
				),
			} ),
		[ searchRecipes, id, perPage, filters ]
	);

	const move = ( next: State, isTyping = false ): void => {
		setState( next );
		clearTimeout( timer.current );
		const address = pageAddress(
			location.href,
			next.search,
			next.page,
			filters
		);
		// All letters of a word are one step back.
		if ( isTyping && wasTyping.current ) {
			history.replaceState( null, '', address );
		} else {
			history.pushState( null, '', address );
		}
		wasTyping.current = isTyping;
		timer.current = setTimeout(
			() => ask( next ),
			isTyping ? PAUSE_MS : 0
		);
	};

	useEffect( () => {
		const onPopState = (): void => {
			const next = readAddress( location.search, filters );
			clearTimeout( timer.current );
			wasTyping.current = false;
			setState( next );
			ask( next );
		};
		window.addEventListener( 'popstate', onPopState );
		return () => {
			window.removeEventListener( 'popstate', onPopState );
			clearTimeout( timer.current );
		};
	}, [ ask, filters ] );

	return {
		...state,
		answer: found?.answer ?? props.answer,
		status: found?.status ?? 'success',
		change: ( search, { isTyping = false } = {} ) =>
			move( { search, page: 1 }, isTyping ),
		goTo: ( page ) => move( { ...state, page } ),
		retry: () => ask( state ),
	};
}
