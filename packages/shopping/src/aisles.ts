import { AISLE_FOODS } from './aisle-foods';
import { foodKey } from './foods';

/** An aisle of a shop. */
export type Aisle = keyof typeof AISLE_FOODS | 'other';

/** All aisles, in the order in which one walks through a shop. */
export const AISLES: readonly Aisle[] = [
	'produce',
	'bakery',
	'meat',
	'fish',
	'dairy',
	'pantry',
	'baking',
	'oils',
	'spices',
	'frozen',
	'drinks',
	'household',
	'other',
];

/** Tells whether a stored word is an aisle of this version. */
export function isAisle( word: string | undefined ): word is Aisle {
	return AISLES.some( ( aisle ) => aisle === word );
}

/** What is known of a food: where it stands, and the key that its names share. */
type Known = { aisle: Aisle; food: string };

function learn(): Map< string, Known > {
	const known = new Map< string, Known >();
	for ( const aisle of AISLES ) {
		const foods = aisle === 'other' ? '' : AISLE_FOODS[ aisle ];
		for ( const names of foods.split( ',' ) ) {
			const keys = names.split( '|' ).map( ( name ) => foodKey( name ) );
			for ( const key of keys ) {
				if ( ! known.has( key ) ) {
					known.set( key, { aisle, food: keys[ 0 ] ?? key } );
				}
			}
		}
	}
	return known;
}

let table: Map< string, Known > | undefined;

/**
 * Gives the key that all names of a food share, so that spring onions and
 * scallions are one line.
 *
 * @param key Key of one name.
 * @return Key of the food.
 */
export function sameFood( key: string ): string {
	table ??= learn();
	return table.get( key )?.food ?? key;
}

/**
 * Tells where a food stands in a shop. English has what it is at the end:
 * of "unsalted Irish butter" the butter counts. What is known nowhere in the
 * name is under "Other".
 *
 * @param key Key of the food.
 * @return The aisle.
 */
export function aisleOf( key: string ): Aisle {
	table ??= learn();
	const words = key.split( ' ' ).slice( 0, 12 );
	for ( let start = 0; start < words.length; start++ ) {
		const known = table.get( words.slice( start ).join( ' ' ) );
		if ( known ) {
			return known.aisle;
		}
	}
	// "Juice of 1 lemon", "tomatoes in oil": the longest name within it.
	for ( let length = words.length - 1; length > 0; length-- ) {
		for ( let start = 0; start + length <= words.length; start++ ) {
			const known = table.get(
				words.slice( start, start + length ).join( ' ' )
			);
			if ( known ) {
				return known.aisle;
			}
		}
	}
	return 'other';
}
