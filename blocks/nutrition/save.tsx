import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { encodeText, isBlank, SavedTitle } from '@larder/editor/content';
import { NUTRIENTS, nutrients, readAdditional, readValues } from './nutrients';
import type { NutritionAttributes } from './types';
import { nutrientName } from './words';
import { withUnit } from './with-unit';

/**
 * Prints the nutrition as a plain table, which is what a reader gets when the
 * plugin is switched off. Names of nutrients are translated, and stay what the
 * saved markup says, so that the block is valid for people of any language.
 *
 * @return Heading and table.
 */
export function save( {
	attributes,
}: BlockSaveProps< NutritionAttributes > ): ReactElement {
	const { title, printedTitle, printedLabels, servingSize } = attributes;
	const values = readValues( attributes.values );
	const rows = readAdditional( attributes.additional ).filter(
		( { name, value } ) => ! isBlank( name ) && ! isBlank( value )
	);
	const known = nutrients().filter( ( key ) => values[ key ] !== undefined );
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-nutrition__title"
				title={ title }
				printed={ printedTitle }
				fallback={ __( 'Nutrition Facts', 'larder' ) }
			/>
			{ ! isBlank( servingSize ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-nutrition__size"
					value={ servingSize }
				/>
			) }
			{ known.length + rows.length > 0 && (
				<table className="wp-block-larder-nutrition__table">
					<tbody>
						{ known.map( ( key ) => (
							<tr key={ key } data-nutrient={ key }>
								<RichText.Content
									tagName="th"
									value={
										printedLabels.find(
											( { nutrient } ) => nutrient === key
										)?.label ??
										encodeText( nutrientName( key ) )
									}
								/>
								<RichText.Content
									tagName="td"
									value={ withUnit(
										values[ key ] ?? '',
										NUTRIENTS[ key ]
									) }
								/>
							</tr>
						) ) }
						{ rows.map( ( { name, value }, at ) => (
							<tr key={ at }>
								<RichText.Content tagName="th" value={ name } />
								<RichText.Content
									tagName="td"
									value={ value }
								/>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</div>
	);
}
