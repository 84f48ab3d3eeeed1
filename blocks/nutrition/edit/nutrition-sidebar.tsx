import { InspectorControls } from '@wordpress/block-editor';
import {
	CheckboxControl,
	PanelBody,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useUndoSteps } from '@larder/editor';
import type { ReactElement } from 'react';
import type { NutritionAttributes } from '../types';
import { ServingWeight } from './serving-weight';

type Props = {
	attributes: NutritionAttributes;
	setAttributes: ( attributes: Partial< NutritionAttributes > ) => void;
};

/**
 * Renders the layout, and what the amounts are shown for.
 *
 * @return A panel of the sidebar.
 */
export function NutritionSidebar( {
	attributes: { layout, columns, servingWeight },
	setAttributes,
}: Props ): ReactElement {
	const startStep = useUndoSteps();
	const choices = [
		[ 'serving', __( 'Per serving', 'larder' ) ],
		[ '100g', __( 'Per 100 g', 'larder' ) ],
		[ 'recipe', __( 'Per recipe', 'larder' ) ],
	] as const;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Nutrition', 'larder' ) }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Layout', 'larder' ) }
					value={ layout }
					options={ [
						{ value: '', label: __( 'As the site', 'larder' ) },
						{
							value: 'us',
							label: __( 'United States', 'larder' ),
						},
						{
							value: 'eu',
							label: __( 'European Union', 'larder' ),
						},
					] }
					onChange={ ( next ) => setAttributes( { layout: next } ) }
				/>
				<fieldset className="larder-choices">
					<legend>{ __( 'Amounts', 'larder' ) }</legend>
					{ choices.map( ( [ name, label ] ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ name }
							label={ label }
							checked={ columns.includes( name ) }
							onChange={ ( isOn ) => {
								startStep();
								setAttributes( {
									columns: isOn
										? [ ...columns, name ]
										: columns.filter(
												( other ) => other !== name
											),
								} );
							} }
						/>
					) ) }
					<p>
						{ __(
							'With none ticked, the usual ones of the layout are shown.',
							'larder'
						) }
					</p>
				</fieldset>
				<ServingWeight
					weight={ servingWeight }
					onChange={ ( weight ) =>
						setAttributes( { servingWeight: weight } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
