import { useDispatch, useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { store, type Search, type SearchAnswer } from '@larder/store';
import { pageAddress, readAddress } from '../address';
import { joinAnswers } from '../chosen';
import type { Chosen, SearchViewProps } from '../view-types';
import { questionOf } from './question';

/** How long a visitor has to stop typing before a search starts. */
const PAUSE_MS = 300;

/** Who types on within this time is still at the same words. */
const SAME_WORDS_MS = 2000;

type State = {
	search: Chosen;
	/** From 1. */
	page: number;
};

export type SearchControls = State & {
	/** The last good answer, that of several pages where more were loaded. */
	answer: SearchAnswer;
	/** The first of the pages that are shown, from 1. */
	first: number;
	status: Search[ 'status' ];
	/** On which side the page stands that was asked for last, to be added; null for a search anew. */
	adding: 'before' | 'after' | null;
	/** Chooses anew, from the first page on. */
	change: ( search: Chosen, options?: { isTyping?: boolean } ) => void;
	goTo: ( page: number ) => void;
	/** Adds the page before or after those shown, unless one is on its way; tells whether it came. */
	add: ( where: 'before' | 'after' ) => Promise< boolean >;
	retry: () => void;
};

/** Gives the address of the page without the place in it. */
function here(): string {
	return location.pathname + location.search;
}

/**
 * Searches as the visitor chooses, and keeps the address of the page in step.
 *
 * @return What is chosen, what was found, and how to change it.
 */
export function useSearch( props: SearchViewProps ): SearchControls {
	const { id, filters, others, sorts } = props;
	const ofAddress = useMemo(
		() => [ ...filters, ...others ],
		[ filters, others ]
	);
	const [ state, setState ] = useState< State >( {
		search: props.search,
		page: props.answer.page,
	} );
	const [ first, setFirst ] = useState( props.answer.page );
	const [ adding, setAdding ] =
		useState< SearchControls[ 'adding' ] >( null );
	const found = useSelect(
		( select ) => select( store ).getSearch( id ),
		[ id ]
	);
	const { getSearch } = useSelect( store );
	const { searchRecipes } = useDispatch( store );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	const address = useRef( here() );
	const typedAt = useRef( 0 );
	// How far the page was scrolled at each address when another search followed.
	const left = useRef( new Map< string, number >() );
	const goBackTo = useRef( 0 );
	const answer = found?.answer ?? props.answer;
	const status = found?.status ?? 'success';

	const write = useCallback(
		(
			{ search, page }: State,
			how: 'pushState' | 'replaceState' = 'replaceState'
		): void => {
			const to = pageAddress( location.href, search, page, ofAddress );
			if ( how === 'pushState' ) {
				left.current.set( address.current, scrollY );
			}
			if ( how === 'replaceState' || to !== location.href ) {
				history[ how ]( null, '', to );
			}
			address.current = here();
		},
		[ ofAddress ]
	);

	const ask = useCallback(
		( asked: State ): void => {
			setAdding( null );
			const find = async ( { search, page }: State ): Promise< void > => {
				let last = page;
				const isFound = await searchRecipes(
					id,
					questionOf( props, search, page ),
					( next ) => {
						last = Math.min( page, Math.max( 1, next.pages ) );
						// Past the end there is nothing to show, nor while other words are typed.
						return last === page && ! timer.current
							? next
							: ( getSearch( id )?.answer ?? props.answer );
					}
				);
				if ( ! isFound || timer.current ) {
					return;
				}
				if ( last === page ) {
					setFirst( page );
				} else {
					// An address from when there were more recipes leads to the last page.
					setState( { search, page: last } );
					write( { search, page: last } );
					await find( { search, page: last } );
				}
			};
			void find( asked );
		},
		[ searchRecipes, getSearch, id, props, write ]
	);

	const move = ( next: State, isTyping = false ): void => {
		setState( next );
		goBackTo.current = 0;
		clearTimeout( timer.current );
		// All letters of a word are one step back.
		const now = Date.now();
		write(
			next,
			isTyping && now - typedAt.current < SAME_WORDS_MS
				? 'replaceState'
				: 'pushState'
		);
		typedAt.current = isTyping ? now : 0;
		timer.current = setTimeout(
			() => {
				timer.current = undefined;
				ask( next );
			},
			isTyping ? PAUSE_MS : 0
		);
	};

	// What is shown is no answer to what has just been chosen.
	const hasChosen = (): boolean => timer.current !== undefined;
	const add = async ( where: 'before' | 'after' ): Promise< boolean > => {
		if ( status === 'loading' || hasChosen() ) {
			return false;
		}
		setAdding( where );
		const page = where === 'after' ? answer.page + 1 : first - 1;
		const isFound = await searchRecipes(
			id,
			questionOf( props, state.search, page ),
			( next ) =>
				hasChosen() ? answer : joinAnswers( answer, next, where )
		);
		if ( ! isFound || hasChosen() ) {
			return false;
		}
		setAdding( null );
		if ( where === 'before' ) {
			setFirst( page );
		} else {
			setState( { ...state, page } );
			// One look through the results is one step back.
			write( { ...state, page } );
		}
		return true;
	};

	useEffect( () => {
		const onPopState = (): void => {
			// A link within the page asks nothing.
			if ( address.current === here() ) {
				return;
			}
			address.current = here();
			const next = readAddress( location.search, ofAddress, sorts );
			clearTimeout( timer.current );
			timer.current = undefined;
			typedAt.current = 0;
			setState( next );
			// Where fewer results are shown now, the browser cannot scroll as far yet.
			const top = left.current.get( address.current ) ?? 0;
			goBackTo.current =
				top > document.documentElement.scrollHeight - innerHeight
					? top
					: 0;
			ask( next );
		};
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	}, [ ask, ofAddress, sorts ] );
	useEffect( () => {
		if ( goBackTo.current > 0 ) {
			scrollTo( { top: goBackTo.current, behavior: 'instant' } );
			goBackTo.current = 0;
		}
	}, [ answer ] );
	useEffect( () => () => clearTimeout( timer.current ), [] );

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
		retry: () => ( adding === null ? ask( state ) : void add( adding ) ),
	};
}
