import { cut } from './cut';
import { EMPTY } from './entries';
import type { AisleChoice, Entry, ListedRecipe, ShoppingList } from './types';

type Loose = Record< string, unknown >;

function isLoose( value: unknown ): value is Loose {
	return typeof value === 'object' && value !== null;
}

function textOf( value: unknown, longest: number ): string {
	return typeof value === 'string' ? cut( value, longest ) : '';
}

function numberOf( value: unknown ): number | null {
	return typeof value === 'number' && Number.isFinite( value ) ? value : null;
}

function timeOf( value: unknown ): number {
	return Math.max( 0, numberOf( value ) ?? 0 );
}

function idOf( value: unknown ): number {
	return Number.isInteger( value ) ? Math.max( 0, Number( value ) ) : 0;
}

function readEntry( stored: Loose ): Entry[] {
	const id = textOf( stored[ 'id' ], 80 );
	const name = textOf( stored[ 'name' ], 200 );
	return id === '' || name === ''
		? []
		: [
				{
					id,
					name,
					at: timeOf( stored[ 'at' ] ),
					gone: stored[ 'gone' ] === true,
					done: stored[ 'done' ] === true,
					recipe: idOf( stored[ 'recipe' ] ),
					note: textOf( stored[ 'note' ], 200 ),
					quantity: numberOf( stored[ 'quantity' ] ),
					max: numberOf( stored[ 'max' ] ),
					unit: textOf( stored[ 'unit' ], 100 ),
					text: textOf( stored[ 'text' ], 200 ),
				},
			];
}

function readRecipe( stored: Loose ): ListedRecipe[] {
	const id = idOf( stored[ 'id' ] );
	const url = textOf( stored[ 'url' ], 1000 );
	const lang = textOf( stored[ 'lang' ], 35 );
	return id === 0
		? []
		: [
				{
					id,
					at: timeOf( stored[ 'at' ] ),
					title: textOf( stored[ 'title' ], 200 ),
					// It becomes the URL of a link.
					url: /^https?:\/\//i.test( url ) ? url : '',
					...( lang !== '' && { lang } ),
				},
			];
}

function readAisle( stored: Loose ): AisleChoice[] {
	const food = textOf( stored[ 'food' ], 200 );
	const aisle = textOf( stored[ 'aisle' ], 20 );
	return food !== '' && /^[a-z]+$/.test( aisle )
		? [ { food, aisle, at: timeOf( stored[ 'at' ] ) } ]
		: [];
}

function readAll< Part >(
	stored: unknown,
	read: ( part: Loose ) => Part[]
): Part[] {
	return Array.isArray( stored )
		? stored.flatMap( ( part: unknown ) =>
				isLoose( part ) ? read( part ) : []
			)
		: [];
}

/**
 * Reads a list, whatever is stored: what is damaged is left out.
 *
 * @param stored Any value.
 */
export function readList( stored: unknown ): ShoppingList {
	return isLoose( stored )
		? {
				entries: readAll( stored[ 'entries' ], readEntry ),
				recipes: readAll( stored[ 'recipes' ], readRecipe ),
				aisles: readAll( stored[ 'aisles' ], readAisle ),
			}
		: EMPTY;
}

/**
 * Reads a list as an account keeps it.
 *
 * @param json Stored text.
 * @return The list; an empty one where it cannot be read.
 */
export function parseList( json: string ): ShoppingList {
	try {
		return readList( JSON.parse( json ) );
	} catch {
		return EMPTY; // Nothing stored yet, or damaged by somebody else.
	}
}
