import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { FilterSettings } from './filter-settings';
import { ResultSettings } from './result-settings';
import type { SearchBlock } from './use-search-block';

/**
 * Renders the panels of the sidebar.
 */
export function SearchControls( {
	attributes,
	setAttributes,
	part,
}: SearchBlock & {
	/** The part whose panel is shown; all of them without it. */
	part?: 'filters' | 'results';
} ): ReactElement {
	const settings = { attributes, setAttributes };
	return (
		<InspectorControls>
			{ part !== 'results' && (
				<PanelBody title={ __( 'Filters', 'larder' ) }>
					<FilterSettings { ...settings } />
				</PanelBody>
			) }
			{ part !== 'filters' && (
				<PanelBody
					title={ __( 'Results', 'larder' ) }
					initialOpen={ part === 'results' }
				>
					<ResultSettings { ...settings } />
				</PanelBody>
			) }
		</InspectorControls>
	);
}
