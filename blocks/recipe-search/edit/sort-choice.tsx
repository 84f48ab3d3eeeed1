import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useUndoSteps } from '@larder/editor';
import type { ReactElement } from 'react';
import { useChoices } from './use-choices';
import type { SearchBlock } from './use-search-block';

/**
 * Chooses the orders that visitors may choose from; the last one stays.
 *
 * @return A box for each order that the site knows.
 */
export function SortChoice( {
	attributes,
	setAttributes,
}: SearchBlock ): ReactElement {
	const { sorts } = useChoices();
	const startStep = useUndoSteps();
	const all = sorts.map( ( { value } ) => value );
	const chosen = attributes.sorts.length > 0 ? attributes.sorts : all;
	return (
		<fieldset className="larder-search-orders">
			<legend>{ __( 'Orders to choose from', 'larder' ) }</legend>
			{ sorts.map( ( { value, label } ) => (
				<CheckboxControl
					key={ value }
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( value ) }
					disabled={ chosen.length === 1 && chosen.includes( value ) }
					onChange={ ( isChosen ) => {
						startStep();
						setAttributes( {
							sorts: all.filter( ( sort ) =>
								sort === value
									? isChosen
									: chosen.includes( sort )
							),
						} );
					} }
				/>
			) ) }
		</fieldset>
	);
}
