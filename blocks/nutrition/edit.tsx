import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	decodeText,
	encodeText,
	PlainField,
	useSteady,
	useUndoSteps,
} from '@larder/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { AdditionalRows } from './edit/additional-rows';
import { NutrientRows } from './edit/nutrient-rows';
import { NutritionSidebar } from './edit/nutrition-sidebar';
import { useValues } from './edit/use-values';
import { readAdditional } from './nutrients';
import type { NutritionAttributes } from './types';

/**
 * Edits the nutrition of a serving as a list of fields; what is left empty is
 * unknown and not shown.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	context,
	isSelected,
}: BlockEditProps< NutritionAttributes > ): ReactElement {
	const { values, setValue } = useValues( {
		clientId,
		context,
		values: attributes.values,
		setAttributes,
	} );
	const startStep = useUndoSteps();
	const [ isOpen, ref ] = useSteady( isSelected );
	const yieldAmount = context[ 'larder/yieldAmount' ];
	return (
		<div { ...useBlockProps( { ref } ) }>
			<NutritionSidebar
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<RichText
				identifier="title"
				tagName="h3"
				className="wp-block-larder-nutrition__title"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Nutrition', 'larder' ) }
				aria-label={ __( 'Heading of the nutrition', 'larder' ) }
				allowedFormats={ [] }
				disableLineBreaks
			/>
			<div className="wp-block-larder-nutrition__fields">
				<PlainField
					label={ __( 'Serving size', 'larder' ) }
					hasLabel
					placeholder={ __( '1 bowl (350 g)', 'larder' ) }
					value={ decodeText( attributes.servingSize ) }
					onChange={ ( text ) =>
						setAttributes( { servingSize: encodeText( text ) } )
					}
				/>
				<PlainField
					label={ __( 'Servings', 'larder' ) }
					hasLabel
					placeholder={
						typeof yieldAmount === 'number'
							? String( yieldAmount )
							: '4'
					}
					value={ decodeText( attributes.servings ) }
					onChange={ ( text ) =>
						setAttributes( { servings: encodeText( text ) } )
					}
				/>
			</div>
			<NutrientRows
				values={ values }
				setValue={ setValue }
				isSelected={ isOpen }
			/>
			<AdditionalRows
				rows={ readAdditional( attributes.additional ) }
				onChange={ ( additional, scope ) => {
					startStep( scope );
					setAttributes( { additional } );
				} }
				isSelected={ isOpen }
			/>
			{ isOpen && (
				<p className="wp-block-larder-nutrition__hint">
					{ __(
						'Amounts are those of one serving. Write 0 for none, and leave empty what you do not know. “trace” and “<0.5 g” are shown as you write them.',
						'larder'
					) }
				</p>
			) }
		</div>
	);
}
