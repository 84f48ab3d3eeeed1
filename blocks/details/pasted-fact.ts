import { factOf, pastedLevel, spanOf, type FactName } from '@larder/editor';
import { encodeText } from '@larder/editor/content';
import type { RecipeAttributes, RecipeFacts } from '../recipe/types';
import { readSourceUrl } from '../recipe/source-url';
import { readYield } from './read-amount';

/** Attributes that one line may tell. */
type Told = Partial< RecipeAttributes >;

/** Times by what they are called. */
const TIMES = {
	prep: 'prepTime',
	cook: 'cookTime',
	rest: 'restTime',
	total: 'totalTime',
} as const satisfies Partial< Record< FactName, keyof RecipeFacts > >;

/** What a page adds to a yield: how often it is taken, and the unit once more. */
const BEHIND_YIELD = /\s+1x$|(?<=(\p{L}{2,}))\s+\1$/iu;

/** Reads how much a recipe makes; people alone are not a unit of their own. */
function yieldOf( value: string ): Told | null {
	const made = readYield( value.replace( BEHIND_YIELD, '' ) );
	return typeof made?.yieldAmount === 'number'
		? { yieldUnit: '', ...made }
		: null;
}

/** Reads a time, of a range both ends. */
function timeOf(
	name: ( typeof TIMES )[ keyof typeof TIMES ],
	value: string
): Told {
	const { from = 0, to = 0 } = spanOf( value ) ?? {};
	return {
		[ name ]: to,
		...( from < to && { timesFrom: { [ name ]: from } } ),
	};
}

/** Reads where a recipe was taken from: its name, and the URL that is linked or written. */
function sourceOf( value: string, html: string ): Told {
	const [ written = '' ] = /https?:\/\/\S+/i.exec( value ) ?? [];
	const linked = /<a\b[^>]*\bhref="([^"]+)"/.exec( html )?.[ 1 ] ?? '';
	const url =
		readSourceUrl( written || linked.replace( /&amp;/g, '&' ) ) ?? '';
	const name = value
		.replace( written, '' )
		.replace( /^[\s(–-]+|[\s().,–-]+$/gu, '' );
	return {
		...( ( name !== '' || url !== '' ) && {
			sourceName: encodeText( name || new URL( url ).hostname ),
		} ),
		...( url !== '' && { sourceUrl: url } ),
	};
}

/**
 * Reads a line above the lists of a pasted recipe.
 *
 * @param text Its words.
 * @param html The same with its links.
 * @return The fact that it tells; null where it tells none, or one of the post.
 */
export function pastedFact( text: string, html = '' ): Told | null {
	const { name, value } = factOf( text ) ?? {};
	if ( name === undefined || value === undefined ) {
		return null;
	}
	switch ( name ) {
		case 'prep':
		case 'cook':
		case 'rest':
		case 'total':
			return timeOf( TIMES[ name ], value );
		case 'yield':
			return yieldOf( value );
		case 'author':
			return { author: encodeText( value ) };
		case 'source':
			return sourceOf( value, html );
		case 'calories': {
			const calories = Number( /\d+/.exec( value )?.[ 0 ] );
			return calories > 0 ? { calories } : null;
		}
		case 'difficulty': {
			const difficulty = pastedLevel( value );
			return difficulty === null ? null : { difficulty };
		}
		case 'keywords':
			return {
				keywords: value
					.split( /\s*[,;]\s*/ )
					.filter( Boolean )
					.map( encodeText ),
			};
		default:
			return null;
	}
}
