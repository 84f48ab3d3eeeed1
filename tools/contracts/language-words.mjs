import { moduleOf } from './module-of.mjs';

const FOLDER = 'packages/words/src';
/** In the order of `index.ts`. */
const READ = [ 'de', 'fr', 'es', 'it' ];

/**
 * Returns the words and letters by which the language of a recipe is guessed.
 *
 * @return {Promise<{ words: Record<string, string>, letters: Record<string, string> }>}
 *         Words by language, apart by spaces, and classes of letters.
 */
export async function languageWords() {
	const { COMMON_WORDS, OWN_LETTERS } = await moduleOf(
		`${ FOLDER }/guess/common-words.ts`
	);
	const { knownWords } = await moduleOf( `${ FOLDER }/guess/known-words.ts` );
	const languages = await Promise.all(
		READ.map( async ( code ) => {
			const module = await moduleOf( `${ FOLDER }/${ code }.ts` );
			return module.languages;
		} )
	);
	return {
		words: Object.fromEntries(
			Object.entries( knownWords( COMMON_WORDS, languages.flat() ) ).map(
				( [ code, words ] ) => [ code, words.join( ' ' ) ]
			)
		),
		letters: Object.fromEntries(
			Object.entries( OWN_LETTERS ).map( ( [ code, letters ] ) => [
				code,
				letters.replace( /\\u([0-9a-f]{4})/g, '\\x{$1}' ),
			] )
		),
	};
}
