import {
	claimId,
	isBlank,
	isLoose,
	readHtml,
	readImage,
	readLink,
	readSections as readStored,
	rememberRows,
	salvageText,
	type Section,
} from '@larder/editor/content';
import type { Ingredient, IngredientGroup } from './types';

/** Joins the pieces of a line where only they are stored. */
function sentenceOf( {
	quantity,
	unit,
	name,
	note,
}: Pick< Ingredient, 'quantity' | 'unit' | 'name' | 'note' > ): string {
	const start = [ quantity, unit, name ].filter( Boolean ).join( ' ' );
	if ( start === '' || note === '' ) {
		return start + note;
	}
	return `${ start }${ note.startsWith( '(' ) ? ' ' : ', ' }${ note }`;
}

/**
 * Reads one line. A foreign one keeps its unknown properties, and its texts
 * become the line, so that nothing is lost.
 *
 * @param value What is stored.
 * @param seed  Where the line is.
 * @param taken Ids in use.
 * @return The line, or null when it holds nothing.
 */
function mendIngredient(
	value: unknown,
	seed: string,
	taken: Set< string >
): Ingredient | null {
	const stored = isLoose( value ) ? value : {};
	const pieces = {
		quantity: readHtml( stored[ 'quantity' ] ),
		unit: readHtml( stored[ 'unit' ] ),
		name: readHtml( stored[ 'name' ] ),
		note: readHtml( stored[ 'note' ] ),
	};
	const known =
		typeof stored[ 'text' ] === 'string' ||
		Object.values( pieces ).some( Boolean );
	const typed = readHtml( stored[ 'text' ] );
	let text = known ? typed : salvageText( value );
	if ( known && isBlank( typed ) ) {
		text = sentenceOf( pieces ) || typed;
	}
	if ( ! known && text === '' ) {
		return null;
	}
	const link = readLink( stored[ 'link' ] );
	const image = readImage( stored[ 'image' ] );
	const { link: _link, image: _image, corrected, fixed, ...others } = stored;
	return {
		...others,
		...pieces,
		id: claimId( stored[ 'id' ], `${ seed }/${ text }`, taken ),
		text,
		...( corrected === true && { corrected } ),
		...( fixed === true && { fixed } ),
		...( link && { link } ),
		...( image && { image } ),
	};
}

const readIngredient = rememberRows< Ingredient >( mendIngredient );

/**
 * Reads the groups of an ingredients block, whatever is stored, as the list of the
 * editor has them. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups with rows that fit the type.
 */
export function readSections( value: unknown ): Section< Ingredient >[] {
	return readStored( value, 'items', readIngredient );
}

/**
 * Returns the groups as the block stores them.
 *
 * @param sections The groups, as the list of the editor has them.
 * @return The `groups` attribute.
 */
export function writeSections(
	sections: Section< Ingredient >[]
): IngredientGroup[] {
	return sections.map( ( { rows, ...group } ) => ( {
		...group,
		items: rows,
	} ) );
}

/**
 * Reads the groups of an ingredients block, whatever is stored. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): IngredientGroup[] {
	return writeSections( readSections( value ) );
}
