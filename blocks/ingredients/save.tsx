import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { orderedPieces } from '@larder/quantity';
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
import { typedOrder } from './typed-order';
import type { Ingredient, IngredientsAttributes } from './types';
import { isUnitLast } from './unit-last';

/** The versions of the markup; the last is the current one. */
type Version = 1 | 2 | 3 | 4;

/**
 * Prints what the ingredient is, with its link if it has one.
 */
function SavedName( {
	item,
}: {
	/** The ingredient. */
	item: Ingredient;
} ): ReactElement {
	const className = 'wp-block-larder-ingredients__name';
	const value = isBlank( item.name ) ? item.text : item.name;
	// A name that has links of its own cannot be inside another one.
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

/** Returns the pieces of a line in the order in which a version of the markup prints them. */
function piecesOf(
	item: Ingredient,
	version: Version
): ReturnType< typeof orderedPieces > {
	const read = {
		quantity: isBlank( item.quantity ) ? '' : item.quantity,
		unit: isBlank( item.unit ) ? '' : item.unit,
		name: item.name,
		note: isBlank( item.note ) ? '' : item.note,
	};
	if ( isBlank( item.name ) ) {
		return orderedPieces( {
			quantity: '',
			unit: '',
			name: item.text,
			note: '',
		} );
	}
	const order = version === 4 ? typedOrder( item ) : null;
	const pieces = orderedPieces( { ...read, ...( order && { order } ) } );
	const unit = pieces.find( ( { piece } ) => piece === 'unit' );
	return version === 3 && unit && isUnitLast( item )
		? pieces
				.filter( ( one ) => one !== unit )
				.flatMap( ( one ) =>
					one.piece === 'name'
						? [ one, { ...unit, before: ' ' } ]
						: [ one ]
				)
		: pieces;
}

/**
 * Prints one line as text, as it was typed.
 */
function SavedIngredient( {
	item,
	version,
}: {
	/** The ingredient. */
	item: Ingredient;
	/** Version of the markup. */
	version: Version;
} ): ReactElement {
	return (
		<li className="wp-block-larder-ingredients__item">
			{ piecesOf( item, version ).map( ( { piece, before } ) => [
				before,
				piece === 'name' ? (
					<SavedName key={ piece } item={ item } />
				) : (
					<RichText.Content
						key={ piece }
						tagName="span"
						className={ `wp-block-larder-ingredients__${ piece }` }
						value={ item[ piece ] }
					/>
				),
			] ) }
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
 * @param version Version of the markup; 1 did not name the attachments of pictures, up to 2 all units stood before their food, and up to 3 all amounts.
 * @return Heading and lists.
 */
export function save(
	{ attributes }: BlockSaveProps< IngredientsAttributes >,
	version: Version = 4
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
