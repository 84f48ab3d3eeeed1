import type { Language } from '../language';

/** A word with its forms: `cucharada|+s`, `tbsp=cuchara sopera|cucharas soperas`. */
const FORMS = /^(?:[^=]*=)?([^|]+)(?:\|(.*))?$/u;

/** Returns the words of a list of nouns, each in its forms; those of several words say too little. */
function formsOf( nouns: string ): string[] {
	return nouns
		.split( '\n' )
		.flatMap( ( line ) => {
			const [ , one = '', other = '' ] = FORMS.exec( line ) ?? [];
			return [
				one,
				other.startsWith( '+' ) ? one + other.slice( 1 ) : other,
			];
		} )
		.map( ( word ) => word.toLowerCase() )
		.filter( ( word ) => /^[\p{L}-]{2,}$/u.test( word ) );
}

/**
 * Lists the words by which a language is known: the common ones, and units and
 * foods of those languages whose amounts are read.
 *
 * @param common    Common words by language, apart by spaces.
 * @param languages Languages whose amounts are read.
 * @return Words by language, in lower case.
 */
export function knownWords(
	common: Readonly< Record< string, string > >,
	languages: ReadonlyArray<
		Pick<
			Language,
			'code' | 'nouns' | 'yields' | 'wholes' | 'foods' | 'loneFoods'
		>
	>
): Record< string, string[] > {
	return Object.fromEntries(
		Object.entries( common ).map( ( [ code, words ] ) => {
			const read = languages.filter( ( one ) => one.code === code );
			return [
				code,
				[
					...new Set( [
						...words.split( ' ' ),
						...read.flatMap( ( one ) =>
							[
								one.nouns,
								one.yields,
								one.wholes,
								one.foods,
								one.loneFoods,
							].flatMap( formsOf )
						),
					] ),
				],
			];
		} )
	);
}
