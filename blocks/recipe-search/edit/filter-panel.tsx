import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { afterRemoval, useNextFocus } from '@larder/editor';
import { DEFAULT_FILTERS } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { FilterSetting } from '../types';
import { FilterHead } from './filter-head';
import { FilterFields } from './filter-fields';
import { movedFilter } from './filter-list';
import { useChoices, type FacetChoice } from './use-choices';

type Props = {
	/** The filters, empty for the default. */
	filters: FilterSetting[];
	/** Changes of the same scope are one undo step, without one it is a step of its own. */
	onChange: ( filters: FilterSetting[], scope?: string ) => void;
};

/**
 * Offers the facets that the search does not filter by yet.
 */
function AddFilter( {
	facets,
	onAdd,
}: {
	facets: FacetChoice[];
	onAdd: ( id: string ) => void;
} ): ReactElement {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Add a filter', 'larder' ) }
			value=""
			options={ [
				{ value: '', label: __( 'Choose…', 'larder' ) },
				...facets.map( ( { id, label } ) => ( { value: id, label } ) ),
			] }
			onChange={ ( id ) => id !== '' && onAdd( id ) }
		/>
	);
}

/**
 * Chooses filters, their order, their labels and their kind of control.
 *
 * @return The list, and a choice of further ones.
 */
export function FilterPanel( { filters, onChange }: Props ): ReactElement {
	const { facets } = useChoices();
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const shown: readonly FilterSetting[] =
		filters.length > 0 ? filters : DEFAULT_FILTERS;
	const unused = facets.filter(
		( { id } ) => ! shown.some( ( filter ) => filter.id === id )
	);

	return (
		<div ref={ area }>
			{ shown.map( ( filter, index ) => {
				const facet = facets.find( ( { id } ) => id === filter.id );
				const name = filter.label || facet?.label || filter.id;
				return (
					<div
						key={ filter.id }
						className="larder-search-filter"
						role="group"
						aria-label={ name }
					>
						<FilterHead
							name={ name }
							isFirst={ index === 0 }
							isLast={ index === shown.length - 1 }
							onMove={ ( by ) =>
								onChange( movedFilter( shown, index, by ) )
							}
							onRemove={ () => {
								focusNext( afterRemoval( index ) );
								onChange( shown.toSpliced( index, 1 ) );
							} }
						/>
						<FilterFields
							filter={ filter }
							facet={ facet }
							onChange={ ( next, scope ) =>
								onChange( shown.with( index, next ), scope )
							}
						/>
					</div>
				);
			} ) }
			{ unused.length > 0 && (
				<AddFilter
					facets={ unused }
					onAdd={ ( id ) => onChange( [ ...shown, { id } ] ) }
				/>
			) }
		</div>
	);
}
