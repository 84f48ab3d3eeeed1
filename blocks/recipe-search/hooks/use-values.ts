import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store, type SearchAnswer } from '@larder/store';
import type { MultiSelectStatus } from '@larder/ui/multi-select';
import { MAX_FILTER_VALUES } from '@larder/contracts/constants';
import type { Chosen, Filter } from '../view-types';
import type { AddValues } from './use-found-values';

/** How long a visitor has to stop typing before the server is asked. */
const PAUSE_MS = 250;

/** A filter with more values than the page came with, and what is around it. */
export type Question = {
	/** Names the search on the page. */
	searchId: string;
	filter: Filter;
	search: Chosen;
	/** Of which filters recipes have to have all chosen values. */
	match: Record< string, 'all' | 'any' >;
	answer: SearchAnswer;
	addValues: AddValues;
};

type Values = {
	/** What was typed last. */
	text: string;
	/** The values that the server found for it, beyond what the labels say. */
	isFound: ( value: string ) => boolean;
	status: MultiSelectStatus;
	hasMore: boolean;
	onInput: ( text: string ) => void;
	onLoadMore: () => void;
};

/**
 * Requests values of a filter that has more of them than the page came with: by
 * what is typed, and page by page as one scrolls.
 *
 * @param question           What is asked.
 * @param question.searchId  Names the search on the page.
 * @param question.filter    The filter.
 * @param question.search    What is chosen.
 * @param question.match     Of which filters recipes have to have all chosen values.
 * @param question.answer    The results that are shown.
 * @param question.addValues Takes what was found.
 * @return State of the list, and what it listens to.
 */
export function useValues( {
	searchId,
	filter,
	search,
	match,
	answer,
	addValues,
}: Question ): Values {
	const { findValues } = useDispatch( store );
	const [ text, setText ] = useState( '' );
	const [ status, setStatus ] = useState< MultiSelectStatus >( 'idle' );
	// How far the server was asked, and what it found, by what was typed. How
	// far it was asked for all of them is kept beside them, where a sheet that
	// opens with controls of its own continues.
	const [ asked, setAsked ] = useState<
		ReadonlyMap< string, { next: number; total: number; values: string[] } >
	>( new Map() );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	const latest = useRef( text );
	useEffect( () => () => clearTimeout( timer.current ), [] );

	const here =
		text === ''
			? {
					values: [],
					...( filter.found?.asked ?? {
						next: MAX_FILTER_VALUES,
						total: Infinity,
					} ),
				}
			: asked.get( text );

	const ask = async ( typed: string, offset: number ): Promise< void > => {
		const found = await findValues( `${ searchId } ${ filter.id }`, {
			facet: filter.without || filter.id,
			text: typed,
			offset,
			search,
			match,
		} );
		if ( found === 'late' ) {
			return;
		}
		// The state of the list is about what is typed now.
		if ( typed === latest.current ) {
			setStatus( found === 'failed' ? 'error' : 'idle' );
		}
		if ( found !== 'failed' ) {
			const far = {
				next: offset + MAX_FILTER_VALUES,
				total: found.total,
			};
			addValues(
				filter,
				found.options,
				answer,
				typed === '' ? far : undefined
			);
			setAsked( ( current ) =>
				new Map( current ).set( typed, {
					...far,
					values: [
						...( current.get( typed )?.values ?? [] ),
						...found.options.map( ( { value } ) => value ),
					],
				} )
			);
		}
	};

	return {
		text,
		isFound: ( value ) => here?.values.includes( value ) ?? false,
		status,
		hasMore: here !== undefined && here.next < here.total,
		onInput: ( typed ) => {
			clearTimeout( timer.current );
			latest.current = typed;
			setText( typed );
			if ( typed === '' || asked.get( typed ) ) {
				setStatus( 'idle' );
				return;
			}
			setStatus( 'searching' );
			timer.current = setTimeout( () => void ask( typed, 0 ), PAUSE_MS );
		},
		onLoadMore: () => {
			if ( here ) {
				setStatus( 'loading-more' );
				void ask( text, here.next );
			}
		},
	};
}
