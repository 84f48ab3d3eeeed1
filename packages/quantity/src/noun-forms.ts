import { LANGUAGES } from './number-grammar';

/** A noun as a language writes it. */
export type Noun = { id: string; one: string; other: string };

/** Parses the lines of a language's words. */
function readNouns( lines: string ): Noun[] {
	return lines
		.trim()
		.split( /\n+/ )
		.filter( Boolean )
		.map( ( line ) => {
			const [ first = '', second = '+' ] = line.split( '|' );
			const [ id = '', one = id ] = first.split( '=' );
			return { id, one, other: second.replace( /^\+/, () => one ) };
		} );
}

/** Words of units, by language; English first, for it is read where nothing else is said. */
export const UNIT_NOUNS: ReadonlyMap< string, Noun[] > = new Map(
	LANGUAGES.map( ( { code, nouns } ) => [ code, readNouns( nouns ) ] )
);

/** What cooks take parts of, by language. */
export const WHOLE_NOUNS: ReadonlyMap< string, Noun[] > = new Map(
	LANGUAGES.map( ( { code, wholes } ) => [ code, readNouns( wholes ) ] )
);

/** Foods that are counted, by language, with the pattern of what may precede them. */
export const FOOD_NOUNS: ReadonlyMap<
	string,
	{ nouns: Noun[]; alone: Noun[]; agreeing: Noun[]; same: string }
> = new Map(
	LANGUAGES.map( ( { code, foods, loneFoods, wholes, agreeing, same } ) => [
		code,
		{
			nouns: readNouns( foods ),
			alone: readNouns( `${ wholes }${ loneFoods }` ),
			agreeing: readNouns( agreeing ),
			same,
		},
	] )
);

/** What recipes make besides units, by language. */
export const YIELD_NOUNS: ReadonlyMap< string, Noun[] > = new Map(
	LANGUAGES.map( ( { code, yields } ) => [ code, readNouns( yields ) ] )
);

/**
 * Writes a word with the first letter as it was typed.
 *
 * @param typed What was typed in its place.
 */
export function likeTyped( word: string, typed: string ): string {
	const [ first = '' ] = typed;
	const isCapital = first !== first.toLowerCase();
	const start = word.charAt( 0 );
	return (
		( isCapital ? start.toUpperCase() : start.toLowerCase() ) +
		word.slice( 1 )
	);
}
