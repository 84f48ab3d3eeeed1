import { useMemo } from '@wordpress/element';
import type { ReactElement } from 'react';
import {
	MultiSelect,
	searchOptions,
	type MultiSelectProps,
} from '@larder/ui/multi-select';
import { MAX_TYPED_LETTERS } from '@larder/contracts/constants';
import { useValues, type Question } from '../hooks/use-values';

/** What is asked of the filter, and how its list opens; `options` are the values that are known. */
type Props = Question &
	Required<
		Pick<
			MultiSelectProps,
			| 'options'
			| 'isInline'
			| 'minInputLength'
			| 'maxSelected'
			| 'onChange'
		>
	>;

/**
 * Renders a dropdown of a filter with more values than the page came with. What is
 * known is found at once; what the server finds comes after it, so that nothing
 * moves under the hand.
 */
export function LongDropdown( {
	options,
	isInline,
	minInputLength,
	maxSelected,
	onChange,
	...question
}: Props ): ReactElement {
	const { filter, search } = question;
	const values = useValues( question );
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
			minInputLength={ minInputLength }
			status={ values.status }
			hasMore={ values.hasMore }
			maxInputLength={ MAX_TYPED_LETTERS }
			maxSelected={ maxSelected }
			onInput={ values.onInput }
			onLoadMore={ values.onLoadMore }
			onChange={ onChange }
		/>
	);
}
