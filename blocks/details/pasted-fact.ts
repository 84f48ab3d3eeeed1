import { longestDuration } from '@larder/duration';
import { encodeText } from '@larder/editor/content';
import type { RecipeFacts } from '../recipe/types';
import { readYield } from './read-amount';

/** What times are called, in the languages whose recipes are read. */
const TIMES = [
	[
		'prepTime',
		/^(?:prep(?:aration)?|vorbereitung(?:szeit)?|arbeitszeit|préparation|preparación|preparazione)$/iu,
	],
	[
		'cookTime',
		/^(?:cook(?:ing)?|bak(?:e|ing)|(?:koch|back|gar)zeit|cuisson|cocción|cottura)$/iu,
	],
	[
		'restTime',
		/^(?:rest(?:ing)?|chill(?:ing)?|ruhezeit|repos|reposo|riposo)$/iu,
	],
	[ 'totalTime', /^(?:total|gesamt(?:zeit)?|totale)$/iu ],
] as const;

/** "Prep time: 10 min", "Temps de cuisson : 1 h": what it is called, and how long it takes. */
const TIME =
	/^(?:temps (?:de )?|tiempo (?:de )?|tempo (?:di )?)?(\p{L}+)(?:\s+time(?=\s)|(?:\s+time)?\s*[:：–-])\s*(\d.*)$/iu;

/** "Serves 4", "Makes: 12 cookies": how many, and of what. */
const YIELD =
	/^(?:serves|servings|yields?|makes|portionen|ergibt|für|portions|pour|raciones|porciones|para|porzioni|per)\s*[:：–-]?\s*(\d.{0,50})$/iu;

/** "Author: Ana", "Recipe by Ana". */
const AUTHOR =
	/^(?:(?:recipe )?(?:author|by)|autorin?|auteur|autore?)\s*[:：]\s*(.{1,80})$|^(?:recipe )?by (\p{Lu}.{1,60})$/iu;

/**
 * Reads a line above the lists of a pasted recipe.
 *
 * @param text Its words.
 * @return The fact that it tells; null where it tells none.
 */
export function pastedFact( text: string ): Partial< RecipeFacts > | null {
	const [ , name = '', time = '' ] = TIME.exec( text ) ?? [];
	const minutes = longestDuration( time );
	const fact = TIMES.find( ( [ , pattern ] ) => pattern.test( name ) )?.[ 0 ];
	if ( fact && minutes !== null && minutes > 0 ) {
		return { [ fact ]: minutes };
	}
	const author = AUTHOR.exec( text )?.slice( 1 ).find( Boolean );
	if ( author !== undefined ) {
		return { author: encodeText( author.trim() ) };
	}
	const made = readYield( YIELD.exec( text )?.[ 1 ] ?? '' );
	return typeof made?.yieldAmount === 'number'
		? { yieldUnit: '', ...made }
		: null;
}
