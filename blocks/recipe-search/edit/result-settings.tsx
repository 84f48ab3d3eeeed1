import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	CardDetailsField,
	CardLayoutField,
	useUndoSteps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Pagination } from '../view-types';
import { SortChoice } from './sort-choice';
import type { SearchBlock } from './use-search-block';

/**
 * Chooses how what was found is shown.
 */
export function ResultSettings( {
	attributes,
	setAttributes,
}: SearchBlock ): ReactElement {
	const startStep = useUndoSteps();
	return (
		<>
			<SelectControl< Pagination >
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Further pages', 'larder' ) }
				value={ attributes.pagination }
				options={ [
					{ value: 'numbers', label: __( 'Numbers', 'larder' ) },
					{
						value: 'more',
						label: __( 'A button that loads more', 'larder' ),
					},
					{
						value: 'scroll',
						label: __( 'By themselves as one scrolls', 'larder' ),
					},
				] }
				onChange={ ( pagination ) => setAttributes( { pagination } ) }
			/>
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
			<CardLayoutField
				value={ attributes.layout }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			<CardDetailsField
				value={ attributes.details }
				onChange={ ( details ) => {
					startStep();
					setAttributes( { details } );
				} }
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Level of headings', 'larder' ) }
				value={ attributes.level }
				min={ 2 }
				max={ 6 }
				onChange={ ( level ) => setAttributes( { level: level ?? 2 } ) }
			/>
			<SortChoice
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</>
	);
}
