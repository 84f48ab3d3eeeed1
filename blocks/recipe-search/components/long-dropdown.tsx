import { useMemo } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import {
	MultiSelect,
	searchOptions,
	type MultiSelectOption,
} from '@larder/ui/multi-select';
import type { AddValues } from '../hooks/use-found-values';
import { useValues } from '../hooks/use-values';
import type { Chosen, Filter } from '../view-types';

/** How much the server reads of what is typed. */
const MOST_LETTERS = 100;

type Props = {
	/** Names the search on the page. */
	searchId: string;
	filter: Filter;
	/** The values that are known. */
	options: MultiSelectOption[];
	search: Chosen;
	/** Of which filters recipes have to have all chosen values. */
	match: Record< string, 'all' | 'any' >;
	answer: SearchAnswer;
	isInline: boolean;
	addValues: AddValues;
	onChange: ( values: string[] ) => void;
};

/**
 * A dropdown of a filter with more values than the page came with. What is
 * known is found at once; what the server finds comes after it, so that nothing
 * moves under the hand.
 *
 * @param props           Props.
 * @param props.searchId  Names the search on the page.
 * @param props.filter    The filter.
 * @param props.options   The values that are known.
 * @param props.search    What is chosen, with what the page itself has chosen.
 * @param props.match     Of which filters recipes have to have all chosen values.
 * @param props.answer    The results that are shown.
 * @param props.isInline  Whether it opens in the flow of a sheet.
 * @param props.addValues Takes what was found.
 * @param props.onChange  Called with the values that are chosen now.
 * @return The dropdown.
 */
export function LongDropdown( {
	searchId,
	filter,
	options,
	search,
	match,
	answer,
	isInline,
	addValues,
	onChange,
}: Props ): ReactElement {
	const values = useValues( {
		searchId,
		filter,
		search,
		match,
		answer,
		addValues,
	} );
	const { text, isFound } = values;
	const listed = useMemo(
		() => searchOptions( options, text ),
		[ options, text ]
	);
	const isListed = new Set( listed.map( ( { value } ) => value ) );
	return (
		<MultiSelect
			label={ filter.label }
			// The server folds letters that the browser does not.
			options={ [
				...listed,
				...options.filter(
					( { value } ) => ! isListed.has( value ) && isFound( value )
				),
			] }
			selected={ search[ filter.id ] ?? [] }
			isInline={ isInline }
			status={ values.status }
			hasMore={ values.hasMore }
			maxInputLength={ MOST_LETTERS }
			onInput={ values.onInput }
			onLoadMore={ values.onLoadMore }
			onChange={ onChange }
		/>
	);
}
