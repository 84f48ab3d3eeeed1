import { RichText } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	encodeText,
	isBlank,
	PlainField,
	rereadIcon,
	RowPicture,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Ingredient } from '../types';
import { reread } from './ingredient-kind';

const CLASS = 'larder-ingredient-pieces';

/**
 * Renders the pieces as they were read from the line, each a field to correct it in.
 */
function Pieces( {
	row,
	focusLine,
	update,
}: RowFieldsProps< Ingredient > ): ReactElement {
	const correct = (
		piece: 'quantity' | 'unit' | 'name' | 'note',
		value: string
	) =>
		update( piece, ( before ) => ( {
			...before,
			[ piece ]: value,
			corrected: true,
		} ) );
	const rich = (
		piece: 'name' | 'note',
		label: string,
		placeholder: string
	) => (
		<RichText
			identifier={ `${ row.id }:${ piece }` }
			tagName="span"
			className={ `${ CLASS }__piece ${ CLASS }__${ piece }` }
			data-larder-key={ `${ row.id }:${ piece }` }
			value={ row[ piece ] }
			onChange={ ( value ) => correct( piece, value ) }
			aria-label={ label }
			placeholder={ placeholder }
			disableLineBreaks
		/>
	);
	return (
		<div
			className={ CLASS }
			role="group"
			aria-label={ __( 'Read as', 'larder' ) }
		>
			<PlainField
				className={ `${ CLASS }__piece ${ CLASS }__quantity` }
				label={ __( 'Quantity', 'larder' ) }
				placeholder={ __( 'amount', 'larder' ) }
				value={ decodeText( row.quantity ) }
				onChange={ ( value ) =>
					correct( 'quantity', encodeText( value ) )
				}
			/>
			<PlainField
				className={ `${ CLASS }__piece ${ CLASS }__unit` }
				label={ __( 'Unit', 'larder' ) }
				placeholder={ __( 'unit', 'larder' ) }
				value={ decodeText( row.unit ) }
				onChange={ ( value ) => correct( 'unit', encodeText( value ) ) }
			/>
			{ rich(
				'name',
				__( 'Name of the ingredient', 'larder' ),
				__( 'ingredient', 'larder' )
			) }
			{ rich(
				'note',
				__( 'Note to the ingredient', 'larder' ),
				__( 'note', 'larder' )
			) }
			{ row.corrected && (
				<Button
					icon={ rereadIcon }
					size="small"
					label={ __( 'Read again from the line', 'larder' ) }
					onClick={ () => {
						focusLine();
						update( 'reread', reread );
					} }
				/>
			) }
		</div>
	);
}

/**
 * Renders what was read from an ingredient's line: while it has focus, and always when
 * a person corrected it, since the page then differs from the line.
 */
export function IngredientPieces(
	props: RowFieldsProps< Ingredient >
): ReactElement | null {
	const { row, isFocused } = props;
	return row.corrected === true || ( isFocused && ! isBlank( row.text ) ) ? (
		<Pieces { ...props } />
	) : null;
}

/**
 * Renders the picture of an ingredient.
 */
export function IngredientPicture(
	props: RowFieldsProps< Ingredient >
): ReactElement {
	return (
		<RowPicture
			{ ...props }
			className="wp-block-larder-ingredients__image"
		/>
	);
}
