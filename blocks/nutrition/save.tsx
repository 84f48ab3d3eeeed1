import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { NUTRIENTS } from '@larder/contracts/constants';
import { encodeText, isBlank, SavedTitle } from '@larder/editor/content';
import { nutrients, readAdditional, readValues } from './nutrients';
import type { NutritionAttributes } from './types';
import { nutrientName } from './words';
import { withUnit } from './with-unit';

/**
 * Prints the rows of the table, whose names head them.
 *
 * @return Rows, none where nothing is known.
 */
function savedRows(
	{ values: stored, additional, printedLabels }: NutritionAttributes,
	version: 1 | 2
): ReactElement[] {
	const values = readValues( stored );
	const scope = version === 2 ? { scope: 'row' } : {};
	return [
		...nutrients()
			.filter( ( key ) => values[ key ] !== undefined )
			.map( ( key ) => (
				<tr key={ key } data-nutrient={ key }>
					<RichText.Content
						tagName="th"
						{ ...scope }
						value={
							printedLabels.find(
								( { nutrient } ) => nutrient === key
							)?.label ?? encodeText( nutrientName( key ) )
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
			) ),
		...readAdditional( additional )
			.filter(
				( { name, value } ) => ! isBlank( name ) && ! isBlank( value )
			)
			.map( ( { name, value }, at ) => (
				<tr key={ at }>
					<RichText.Content
						tagName="th"
						{ ...scope }
						value={ name }
					/>
					<RichText.Content tagName="td" value={ value } />
				</tr>
			) ),
	];
}

/**
 * Prints the nutrition as a plain table, which is what a reader gets when the
 * plugin is switched off: its heading and the serving are the table's caption.
 * Names of nutrients are translated, and stay what the saved markup says, so
 * that the block is valid for people of any language.
 *
 * @param props   The block's attributes.
 * @param version Version of the markup.
 * @return Heading and table.
 */
export function save(
	{ attributes }: BlockSaveProps< NutritionAttributes >,
	version: 1 | 2 = 2
): ReactElement {
	const { title, printedTitle, servingSize } = attributes;
	const rows = savedRows( attributes, version );
	const heading = (
		<>
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
		</>
	);
	const isCaption = version === 2 && rows.length > 0;
	return (
		<div { ...useBlockProps.save() }>
			{ ! isCaption && heading }
			{ rows.length > 0 && (
				<table className="wp-block-larder-nutrition__table">
					{ isCaption && <caption>{ heading }</caption> }
					<tbody>{ rows }</tbody>
				</table>
			) }
		</div>
	);
}
