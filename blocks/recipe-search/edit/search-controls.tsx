import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SearchAttributes } from '../types';
import { FilterPanel } from './filter-panel';

/**
 * The panels of the sidebar.
 *
 * @param props               Props.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @return The panels.
 */
export function SearchControls( {
	attributes,
	setAttributes,
}: {
	attributes: SearchAttributes;
	setAttributes: ( next: Partial< SearchAttributes > ) => void;
} ): ReactElement {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Filters', 'larder' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Search by words', 'larder' ) }
					checked={ attributes.showKeyword }
					onChange={ ( showKeyword ) =>
						setAttributes( { showKeyword } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show counts', 'larder' ) }
					checked={ attributes.showCounts }
					onChange={ ( showCounts ) =>
						setAttributes( { showCounts } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show values that leave no recipe', 'larder' ) }
					checked={ attributes.showEmpty }
					onChange={ ( showEmpty ) => setAttributes( { showEmpty } ) }
				/>
				<FilterPanel
					filters={ attributes.filters }
					onChange={ ( filters ) => setAttributes( { filters } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Results', 'larder' ) }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Recipes on a page', 'larder' ) }
					help={ __( '0 takes the setting of the site.', 'larder' ) }
					value={ attributes.perPage }
					min={ 0 }
					max={ 60 }
					onChange={ ( perPage ) =>
						setAttributes( { perPage: perPage ?? 0 } )
					}
				/>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Columns', 'larder' ) }
					value={ attributes.columns }
					min={ 1 }
					max={ 4 }
					onChange={ ( columns ) =>
						setAttributes( { columns: columns ?? 3 } )
					}
				/>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Level of headings', 'larder' ) }
					value={ attributes.level }
					min={ 2 }
					max={ 6 }
					onChange={ ( level ) =>
						setAttributes( { level: level ?? 2 } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Without results, say', 'larder' ) }
					value={ attributes.noResults }
					onChange={ ( noResults ) => setAttributes( { noResults } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
