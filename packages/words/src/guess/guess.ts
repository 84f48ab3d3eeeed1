import { languages } from '../index';
import { COMMON_WORDS, OWN_LETTERS } from './common-words';
import { knownWords } from './known-words';

/** So many words of a language are needed at least, those of several languages counted in part. */
const MIN_WORDS = 3;

/** So many times more than of any other language. */
const AHEAD = 1.4;

/** What part of all letters has to be of a script that is one language's own. */
const SHARE = 0.3;

/** What of a text is a word: letters, with apostrophes apart. */
const WORD = /[\p{L}\p{M}\u200c]+/gu;

let languagesOf: Map< string, string[] > | undefined;

/** Returns the languages of each known word. */
function known(): Map< string, string[] > {
	if ( ! languagesOf ) {
		languagesOf = new Map();
		const words = knownWords( COMMON_WORDS, languages );
		for ( const [ code, own ] of Object.entries( words ) ) {
			for ( const word of own ) {
				languagesOf.set( word, [
					...( languagesOf.get( word ) ?? [] ),
					code,
				] );
			}
		}
	}
	return languagesOf;
}

/** Finds the language whose own letters a text is written in. */
function byLetters( text: string ): string | undefined {
	const letters = ( text.match( /\p{L}/gu ) ?? [] ).length;
	const [ code ] =
		Object.entries( OWN_LETTERS ).find( ( [ , own ] ) => {
			const found = text.match( new RegExp( `[${ own }]`, 'gu' ) ) ?? [];
			return found.length > SHARE * letters;
		} ) ?? [];
	return code;
}

/**
 * Guesses in which language a text is written, by the letters and words that it
 * has. The twin of `Larder\Recipe\LanguageGuess` in PHP, with the same words.
 *
 * @param text Plain text, such as all of a recipe.
 * @return Primary part of a language tag, such as `de`; empty where nothing is sure.
 */
export function guessLanguage( text: string ): string {
	const own = byLetters( text );
	if ( own !== undefined ) {
		return own;
	}
	const scores = new Map< string, number >();
	for ( const [ word ] of text.toLowerCase().matchAll( WORD ) ) {
		const codes = known().get( word ) ?? [];
		for ( const code of codes ) {
			scores.set( code, ( scores.get( code ) ?? 0 ) + 1 / codes.length );
		}
	}
	const [ first, second ] = [ ...scores ].sort( ( a, b ) => b[ 1 ] - a[ 1 ] );
	return first &&
		first[ 1 ] >= MIN_WORDS &&
		first[ 1 ] >= AHEAD * ( second?.[ 1 ] ?? 0 )
		? first[ 0 ]
		: '';
}
