import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useUndoSteps } from '@larder/editor';
import type { ReactElement } from 'react';
import { FilterPanel } from './filter-panel';
import type { SearchBlock } from './use-search-block';

/**
 * Chooses what visitors can search by.
 */
export function FilterSettings( {
	attributes,
	setAttributes,
}: SearchBlock ): ReactElement {
	const startStep = useUndoSteps();
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Search by words', 'larder' ) }
				checked={ attributes.showKeyword }
				onChange={ ( showKeyword ) => setAttributes( { showKeyword } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show counts', 'larder' ) }
				checked={ attributes.showCounts }
				onChange={ ( showCounts ) => setAttributes( { showCounts } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show values that leave no recipe', 'larder' ) }
				checked={ attributes.showEmpty }
				onChange={ ( showEmpty ) => setAttributes( { showEmpty } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Follow the archive', 'larder' ) }
				help={ __(
					'In the template of a term’s archive, only its recipes are searched.',
					'larder'
				) }
				checked={ attributes.inherit }
				onChange={ ( inherit ) => setAttributes( { inherit } ) }
			/>
			<FilterPanel
				filters={ attributes.filters }
				onChange={ ( filters, scope ) => {
					startStep( scope );
					setAttributes( { filters } );
				} }
			/>
		</>
	);
}
