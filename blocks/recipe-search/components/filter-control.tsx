import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { customProperties } from '@larder/ui';
import { MultiSelect } from '@larder/ui/multi-select';
import { choose, countsOf, toggle } from '../chosen';
import type { Chosen, Filter } from '../view-types';
import { formatNumber } from '../words';
import type { AddValues } from '../hooks/use-found-values';
import { LongDropdown } from './long-dropdown';
import { RangeControl } from './range-control';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	filter: Filter;
	search: Chosen;
	/** Chosen by the page itself. */
	fixed: Chosen;
	answer: SearchAnswer;
	/** The answer that the page came with. */
	first: SearchAnswer;
	/** Names the search on the page. */
	searchId: string;
	/** Of which filters recipes have to have all chosen values. */
	match: Record< string, 'all' | 'any' >;
	/** Takes what the server has found besides. */
	addValues: AddValues;
	/** Whether a list opens in the flow of a sheet. */
	isInline?: boolean;
	hasCounts: boolean;
	hasEmpty: boolean;
	onChange: ( search: Chosen ) => void;
};

type Option = {
	value: string;
	label: string;
	depth: number;
	/** How many recipes it would leave; null where nobody knows. */
	count: number | null;
	isChosen: boolean;
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
 * Tells which values are shown where empty ones are left out: a value that had
 * recipes when the page came stays, so that no list moves while one chooses.
 *
 * @param filter The filter.
 * @param first  The answer that the page came with.
 * @return A test of an option.
 */
function hasRecipes(
	filter: Filter,
	first: SearchAnswer
): ( option: Option ) => boolean {
	const counts = countsOf( filter, {}, first );
	return ( { value, count, isChosen } ) =>
		count !== 0 || isChosen || ( counts[ value ] ?? 0 ) !== 0;
}

/**
 * The control of one filter.
 *
 * @param props           Props.
 * @param props.filter    The filter.
 * @param props.search    What is chosen.
 * @param props.fixed     Chosen by the page itself.
 * @param props.answer    The last answer, with counts.
 * @param props.first     The answer that the page came with.
 * @param props.searchId  Names the search on the page.
 * @param props.match     Of which filters recipes have to have all chosen values.
 * @param props.addValues Takes what the server has found besides.
 * @param props.isInline  Whether a list opens in the flow of a sheet.
 * @param props.hasCounts Whether counts are shown.
 * @param props.hasEmpty  Whether values stay that would leave no recipe.
 * @param props.onChange  Called with the new choice.
 * @return A dropdown, boxes or a slider; nothing where there is nothing to choose.
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
				onChange={ ( values ) =>
					onChange( choose( search, id, values ) )
				}
			/>
		);
	}
	if ( filter.options.length === 0 ) {
		return null;
	}
	const options = optionsOf( filter, { ...search, ...fixed }, answer ).filter(
		hasEmpty ? Boolean : hasRecipes( filter, first )
	);

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
			onChange: ( values: string[] ) =>
				onChange( choose( search, id, values ) ),
		};
		return (
			<div className={ `${ BLOCK }__filter is-dropdown` }>
				{ filter.hasMore ? (
					<LongDropdown
						{ ...list }
						searchId={ searchId }
						filter={ filter }
						search={ { ...search, ...fixed } }
						match={ match }
						answer={ answer }
						addValues={ addValues }
					/>
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
		<div
			className={ `${ BLOCK }__filter is-${ control }` }
			role="group"
			aria-label={ label }
		>
			<span className={ `${ BLOCK }__label` }>{ label }</span>
			<div className={ `${ BLOCK }__options` }>
				{ options.map( ( option ) => (
					// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The box is in it; the rule does not see the text beside it.
					<label
						key={ option.value }
						className={ `${ BLOCK }__option` }
						{ ...( option.depth > 0 && {
							style: customProperties( {
								'--larder-depth': String( option.depth ),
							} ),
						} ) }
					>
						<input
							type="checkbox"
							name={ `${ id }[]` }
							value={ option.value }
							checked={ option.isChosen }
							disabled={ option.count === 0 && ! option.isChosen }
							onChange={ () =>
								onChange( toggle( search, id, option.value ) )
							}
						/>
						<span>{ option.label }</span>
						{ hasCounts && option.count !== null && (
							<span className={ `${ BLOCK }__count` }>
								{ formatNumber( option.count ) }
							</span>
						) }
					</label>
				) ) }
			</div>
		</div>
	);
}
