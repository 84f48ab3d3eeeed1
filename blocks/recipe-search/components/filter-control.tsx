import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { MultiSelect } from '@larder/ui/multi-select';
import { MAX_FILTER_VALUES } from '@larder/contracts/constants';
import { choose, countsOf } from '../chosen';
import type { Chosen, Filter } from '../view-types';
import type { AddValues } from '../hooks/use-found-values';
import { LongDropdown } from './long-dropdown';
import { OptionBoxes, type Option } from './option-boxes';
import { RangeControl } from './range-control';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	filter: Filter;
	/** What is chosen. */
	search: Chosen;
	/** Chosen by the page itself. */
	fixed: Chosen;
	/** The last answer, with counts. */
	answer: SearchAnswer;
	/** The answer that the page came with. */
	first: SearchAnswer;
	/** Names the search on the page. */
	searchId: string;
	/** Of which filters recipes have to have all chosen values. */
	match: Record< string, 'all' | 'any' >;
	/** Adds values that the server has found in addition. */
	addValues: AddValues;
	/** Whether a list opens in the flow of a sheet. */
	isInline?: boolean;
	/** Whether counts are shown. */
	hasCounts: boolean;
	/** Whether values stay that would leave no recipe. */
	hasEmpty: boolean;
	/** Called with the new choice. */
	onChange: ( search: Chosen ) => void;
};

function optionsOf(
	filter: Filter,
	search: Chosen,
	answer: SearchAnswer
): Option[] {
	const counts = countsOf( filter, search, answer );
	return [ ...filter.options, ...( filter.found?.values ?? [] ) ].map(
		( option ) => ( {
			...option,
			count:
				option.value in counts || filter.hasMore
					? ( counts[ option.value ] ?? null )
					: 0,
			isChosen: search[ filter.id ]?.includes( option.value ) ?? false,
		} )
	);
}

/**
 * Returns which values are shown where empty ones are left out: a value that had
 * recipes when the page came stays, so that no list moves while one chooses, and
 * so does one that a visitor has asked to see.
 *
 * @param first The answer that the page came with.
 * @return A test of an option.
 */
function hasRecipes(
	filter: Filter,
	first: SearchAnswer
): ( option: Option ) => boolean {
	const counts = countsOf( filter, {}, first );
	const asked = new Set(
		filter.control === 'dropdown'
			? []
			: filter.found?.values.map( ( { value } ) => value )
	);
	return ( { value, count, isChosen } ) =>
		count !== 0 ||
		isChosen ||
		( counts[ value ] ?? 0 ) !== 0 ||
		asked.has( value );
}

/**
 * Renders the control of one filter.
 *
 * @return A dropdown, boxes or a choice of ranges; nothing where there is nothing to choose.
 */
export function FilterControl( {
	filter,
	search,
	fixed,
	answer,
	first,
	searchId,
	match,
	addValues,
	isInline = false,
	hasCounts,
	hasEmpty,
	onChange,
}: Props ): ReactElement | null {
	const { id, label, control } = filter;
	const chosen = search[ id ] ?? [];
	if ( control === 'range' ) {
		return (
			<RangeControl
				filter={ filter }
				value={ chosen[ 0 ] }
				isInline={ isInline }
				onChange={ ( values ) =>
					onChange( choose( search, id, values ) )
				}
			/>
		);
	}
	if ( filter.options.length === 0 ) {
		return null;
	}
	const all = { ...search, ...fixed };
	const options = optionsOf( filter, all, answer ).filter(
		hasEmpty ? Boolean : hasRecipes( filter, first )
	);
	const question = {
		searchId,
		filter,
		search: all,
		match,
		answer,
		addValues,
	};

	if ( control === 'dropdown' ) {
		const list = {
			options: options.map( ( option ) => ( {
				value: option.value,
				label: option.label,
				count: hasCounts ? option.count : null,
				depth: option.depth,
				isDisabled: option.count === 0 && ! option.isChosen,
			} ) ),
			isInline,
			minInputLength: filter.letters,
			maxSelected: MAX_FILTER_VALUES,
			onChange: ( values: string[] ) =>
				onChange( choose( search, id, values ) ),
		};
		return (
			<div className={ `${ BLOCK }__filter is-dropdown` }>
				{ filter.hasMore ? (
					<LongDropdown { ...list } { ...question } />
				) : (
					<MultiSelect
						{ ...list }
						label={ label }
						selected={ chosen }
					/>
				) }
			</div>
		);
	}
	return (
		<OptionBoxes
			options={ options }
			search={ search }
			question={ question }
			hasCounts={ hasCounts }
			onChange={ onChange }
		/>
	);
}
