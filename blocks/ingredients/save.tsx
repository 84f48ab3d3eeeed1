import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeText,
	isBlank,
	safeUrl,
	SavedGroup,
	savedImage,
	SavedTitle,
} from '@larder/editor/content';
import { readGroups } from './read-groups';
import type { Ingredient, IngredientsAttributes } from './types';
import { isUnitLast } from './unit-last';

/**
 * Prints what the ingredient is, with its link if it has one.
 *
 * @param props      Props.
 * @param props.item The ingredient.
 * @return The name.
 */
function SavedName( { item }: { item: Ingredient } ): ReactElement {
	const className = 'wp-block-larder-ingredients__name';
	const value = isBlank( item.name ) ? item.text : item.name;
	// A name that has links of its own cannot stand inside another one.
	const href =
		item.link && ! /<a[\s>]/i.test( value ) ? safeUrl( item.link.url ) : '';
	if ( ! item.link || href === '' ) {
		return (
			<RichText.Content
				tagName="span"
				className={ className }
				value={ value }
			/>
		);
	}
	const rel = [ item.link.newTab ? 'noopener' : '', item.link.rel ?? '' ]
		.join( ' ' )
		.trim();
	const link = {
		href,
		...( item.link.newTab && { target: '_blank' } ),
		...( rel && { rel } ),
	};
	return (
		<a className={ className } { ...link }>
			<RichText.Content tagName="span" value={ value } />
		</a>
	);
}

/**
 * Prints one line as text: quantity, unit, name, note.
 *
 * @param props         Props.
 * @param props.item    The ingredient.
 * @param props.version Version of the markup.
 * @return A list item.
 */
function SavedIngredient( {
	item,
	version,
}: {
	item: Ingredient;
	version: 1 | 2 | 3;
} ): ReactElement {
	const pieces = isBlank( item.name )
		? []
		: ( [ 'quantity', 'unit' ] as const );
	const isLast = version === 3 && pieces.length > 0 && isUnitLast( item );
	const unit = (
		<RichText.Content
			key="unit"
			tagName="span"
			className="wp-block-larder-ingredients__unit"
			value={ item.unit }
		/>
	);
	return (
		<li className="wp-block-larder-ingredients__item">
			{ pieces
				.filter(
					( piece ) =>
						! isBlank( item[ piece ] ) &&
						! ( isLast && piece === 'unit' )
				)
				.map( ( piece ) => [
					piece === 'unit' ? (
						unit
					) : (
						<RichText.Content
							key={ piece }
							tagName="span"
							className="wp-block-larder-ingredients__quantity"
							value={ item.quantity }
						/>
					),
					' ',
				] ) }
			<SavedName item={ item } />
			{ isLast && <> { unit }</> }
			{ pieces.length > 0 && ! isBlank( item.note ) && (
				<>
					{ item.note.startsWith( '(' ) ? ' ' : ', ' }
					<RichText.Content
						tagName="span"
						className="wp-block-larder-ingredients__note"
						value={ item.note }
					/>
				</>
			) }
			{ item.image && safeUrl( item.image.url ) !== '' && (
				<img
					{ ...savedImage(
						version === 1 ? 0 : item.image.id,
						'wp-block-larder-ingredients__image'
					) }
					src={ safeUrl( item.image.url ) }
					alt={ decodeText( item.image.alt ) }
				/>
			) }
		</li>
	);
}

/**
 * Prints the list as plain HTML, which is what a reader gets when the plugin is
 * switched off.
 *
 * @param props            Props.
 * @param props.attributes The block's attributes.
 * @param version          Version of the markup; 1 did not name the attachments of pictures, and up to 2 all units stood before their food.
 * @return Heading and lists.
 */
export function save(
	{ attributes }: BlockSaveProps< IngredientsAttributes >,
	version: 1 | 2 | 3 = 3
): ReactElement {
	const groups = readGroups( attributes.groups ).map( ( group ) => ( {
		...group,
		items: group.items.filter(
			( item ) => ! isBlank( item.text ) || ! isBlank( item.name )
		),
	} ) );
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-ingredients__title"
				title={ attributes.title }
				printed={ attributes.printedTitle }
				fallback={ __( 'Ingredients', 'larder' ) }
			/>
			{ groups.map( ( group ) => (
				<SavedGroup
					key={ group.id }
					block="wp-block-larder-ingredients"
					title={ group.title }
				>
					{ group.items.length > 0 && (
						<ul className="wp-block-larder-ingredients__list">
							{ group.items.map( ( item ) => (
								<SavedIngredient
									key={ item.id }
									item={ item }
									version={ version }
								/>
							) ) }
						</ul>
					) }
				</SavedGroup>
			) ) }
		</div>
	);
}
