import {
	charactersOf,
	createId,
	encodeText,
	isBlank,
	recipeLocale,
	sliceHtml,
	type Html,
	type RowKind,
} from '@larder/editor';
import { __ } from '@wordpress/i18n';
import { parseIngredient } from '@larder/lines';
import type { Ingredient } from '../types';

type Pieces = Pick< Ingredient, 'quantity' | 'unit' | 'name' | 'note' >;

/**
 * Reads the pieces of a line.
 *
 * Quantity and unit are the typed words; name and note keep their formats.
 *
 * @param text The line.
 * @return Pieces; the line is the name where nothing else can be read.
 */
export function readPieces( text: Html ): Pieces {
	const plain = charactersOf( text );
	const { spans } = parseIngredient( plain, recipeLocale() );
	const typed = ( span: readonly [ number, number ] | undefined ): Html =>
		span ? encodeText( plain.slice( ...span ).trim() ) : '';
	const rich = ( span: readonly [ number, number ] | undefined ): Html =>
		span ? sliceHtml( text, ...span ).trim() : '';
	return {
		quantity: typed( spans.quantity ),
		unit: typed( spans.unit ),
		name: rich( spans.name ),
		note: rich( spans.note ),
	};
}

/**
 * Returns a line with another text, and parses that text unless a person corrected
 * the pieces of the line.
 *
 * @param item The line.
 * @param text Its new text.
 * @return The new line.
 */
function withText( item: Ingredient, text: Html ): Ingredient {
	return item.corrected
		? { ...item, text }
		: { ...item, ...readPieces( text ), text };
}

/**
 * Discards what a person corrected: the pieces are parsed from the line again.
 *
 * @param item The line.
 * @return The new line.
 */
export function reread( item: Ingredient ): Ingredient {
	const { corrected: _corrected, ...rest } = item;
	return { ...rest, ...readPieces( item.text ) };
}

/** How the list of ingredients makes, joins and reads its lines. */
export const ingredientKind: RowKind< Ingredient > = {
	create: ( text ) => ( { id: createId(), text, ...readPieces( text ) } ),
	withText,
	// Corrections hold for the line as it was, neither for a part of it nor for two.
	cut: ( item, text ) => reread( { ...item, text } ),
	join: ( first, second, text ) => reread( { ...second, ...first, text } ),
	withPicture: ( item, image ) => ( { ...item, image } ),
	isEmpty: ( item ) =>
		isBlank( item.text ) &&
		! item.image &&
		! item.link &&
		( ! item.corrected || isBlank( item.name ) ),
	names: new Set( [
		'ingredients',
		'ingredient list',
		'zutaten',
		'ingrédients',
		'ingredientes',
		'ingredienti',
		__( 'Ingredients', 'larder' ).toLowerCase(),
	] ),
};
