import { useCallback, useMemo, useState } from '@wordpress/element';
import type { SearchAnswer, ValuesAnswer } from '@larder/store';
import type { Filter, FoundValues } from '../view-types';

/** Adds values that were found to those that a page came with, and records how far all of them have been loaded. */
export type AddValues = (
	filter: Filter,
	options: ValuesAnswer[ 'options' ],
	answer: SearchAnswer,
	asked?: FoundValues[ 'asked' ]
) => void;

/**
 * Stores what dropdowns have found on the server, for as long as the page is
 * open: a value that is chosen keeps its name, and later answers count it.
 *
 * @param filters The filters that the page came with.
 * @return The filters with what was found, and what adds to them.
 */
export function useFoundValues( filters: Filter[] ): {
	filters: Filter[];
	addValues: AddValues;
} {
	const [ found, setFound ] = useState< Record< string, FoundValues > >( {} );

	const addValues: AddValues = useCallback(
		( { id, options: printed }, options, answer, asked ) =>
			setFound( ( current ) => {
				const before = current[ id ];
				const known = new Set(
					[ ...printed, ...( before?.values ?? [] ) ].map(
						( { value } ) => value
					)
				);
				return {
					...current,
					[ id ]: {
						values: [
							...( before?.values ?? [] ),
							...options.filter(
								( { value } ) => ! known.has( value )
							),
						],
						counts: {
							...( before?.answer === answer && before.counts ),
							...Object.fromEntries(
								options.map( ( { value, count } ) => [
									value,
									count,
								] )
							),
						},
						answer,
						asked: asked ?? before?.asked,
					},
				};
			} ),
		[]
	);

	return {
		filters: useMemo(
			() =>
				filters.map( ( filter ) => {
					const more = found[ filter.id ];
					return more ? { ...filter, found: more } : filter;
				} ),
			[ filters, found ]
		),
		addValues,
	};
}
