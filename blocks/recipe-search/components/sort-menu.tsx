import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { firstSort } from '../search-url';
import { choose } from '../chosen';
import type { Chosen, SearchViewProps } from '../view-types';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = Pick< SearchViewProps, 'id' | 'sorts' > & {
	/** What is chosen. */
	search: Chosen;
	onChange: ( search: Chosen ) => void;
};

/**
 * Chooses the order of the results; the default is not part of the search.
 *
 * @return The list of orders, with its label.
 */
export function SortMenu( {
	id,
	sorts,
	search,
	onChange,
}: Props ): ReactElement {
	const first = firstSort( sorts );
	return (
		/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The list is in it; the rule does not see the text beside it. */
		<label className={ `${ BLOCK }__sort` }>
			<span>{ __( 'Sort by', 'larder' ) }</span>
			<select
				name="sorting"
				form={ `${ id }-form` }
				value={ search[ 'sorting' ]?.[ 0 ] ?? first }
				onChange={ ( { target: { value } } ) =>
					onChange(
						choose(
							search,
							'sorting',
							value === first ? [] : [ value ]
						)
					)
				}
			>
				{ sorts.map( ( { value, label } ) => (
					<option key={ value } value={ value }>
						{ label }
					</option>
				) ) }
			</select>
		</label>
	);
}
