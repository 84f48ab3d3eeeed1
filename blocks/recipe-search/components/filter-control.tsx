import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { MultiSelect } from '@larder/ui/multi-select';
import { choose, countsOf, toggle } from '../chosen';
import type { Chosen, Filter } from '../view-types';
import { formatNumber } from '../words';
import { RangeControl } from './range-control';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	filter: Filter;
	search: Chosen;
	answer: SearchAnswer;
	hasCounts: boolean;
	hasEmpty: boolean;
	onChange: ( search: Chosen ) => void;
};

/**
 * The control of one filter.
 *
 * @param props           Props.
 * @param props.filter    The filter.
 * @param props.search    What is chosen.
 * @param props.answer    The last answer, with counts.
 * @param props.hasCounts Whether counts are shown.
 * @param props.hasEmpty  Whether values stay that would leave no recipe.
 * @param props.onChange  Called with the new choice.
 * @return A dropdown, boxes or a slider; nothing where there is nothing to choose.
 */
export function FilterControl( {
	filter,
	search,
	answer,
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
	const counts = countsOf( filter, answer );
	const options = filter.options
		.map( ( option ) => ( {
			...option,
			count: counts[ option.value ] ?? 0,
			isChosen: chosen.includes( option.value ),
		} ) )
		.filter( ( { count, isChosen } ) => hasEmpty || count > 0 || isChosen );

	if ( control === 'dropdown' ) {
		return (
			<div className={ `${ BLOCK }__filter is-dropdown` }>
				<MultiSelect
					label={ label }
					options={ options.map( ( option ) => ( {
						value: option.value,
						label: option.label,
						count: hasCounts ? option.count : null,
						depth: 0,
						isDisabled: option.count === 0 && ! option.isChosen,
					} ) ) }
					selected={ chosen }
					onChange={ ( values ) =>
						onChange( choose( search, id, values ) )
					}
				/>
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
						{ hasCounts && (
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
