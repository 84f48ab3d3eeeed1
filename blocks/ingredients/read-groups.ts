import {
	claimId,
	isLoose,
	readGroupList,
	readHtml,
	readImage,
	readLink,
	readList,
	rememberRows,
	salvageText,
} from '@larder/editor/content';
import type { Ingredient, IngredientGroup } from './types';

/**
 * Reads one line. A foreign one keeps its unknown properties, and its texts
 * become the line, so that nothing is lost.
 *
 * @param value What is stored.
 * @param seed  Where the line stands.
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
	const joined = Object.values( pieces ).filter( Boolean ).join( ' ' );
	const text = known
		? readHtml( stored[ 'text' ] ) || joined
		: salvageText( value );
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
 * Reads the groups of an ingredients block, whatever is stored: damaged parts
 * are mended or turned into lines, ids are made unique. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): IngredientGroup[] {
	const taken = new Set< string >();
	return readGroupList( value, 'items' ).flatMap( ( stored, at ) => {
		if ( ! isLoose( stored ) ) {
			const line = readIngredient( stored, `${ at }`, taken );
			const id = claimId( null, `group/${ at }`, taken );
			return line ? [ { id, title: '', items: [ line ] } ] : [];
		}
		// A line may stand where a group should.
		const isLine =
			! Array.isArray( stored[ 'items' ] ) &&
			( 'text' in stored || 'name' in stored );
		const items = isLine ? [ stored ] : readList( stored[ 'items' ] );
		const title = readHtml( stored[ 'title' ] );
		const { items: _items, ...others } = stored;
		return [
			{
				...( ! isLine && others ),
				id: claimId(
					isLine ? null : stored[ 'id' ],
					`group/${ at }/${ title }`,
					taken
				),
				title: isLine ? '' : title,
				items: items.flatMap(
					( item, row ) =>
						readIngredient( item, `${ at }/${ row }`, taken ) ?? []
				),
			},
		];
	} );
}
