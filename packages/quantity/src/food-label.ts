import { FOOD_NOUNS, type Noun } from './forms';
import { codeOf } from './number-grammar';
import type { ParsedQuantity } from './parse';
import { formOf, likeTyped } from './unit-label';

/** The counted foods of a language, by each of their forms. */
type Foods = {
	language: string;
	nouns: ReadonlyMap< string, Noun >;
	alone: ReadonlyMap< string, Noun >;
	before: RegExp;
};

/** German tells nouns by their capital; elsewhere a line may begin with one. */
const keyOf = ( word: string, language: string ): string =>
	language === 'de' ? word : word.toLowerCase().replaceAll( '’', "'" );

function byForm(
	nouns: readonly Noun[],
	language: string
): Map< string, Noun > {
	return new Map(
		nouns.flatMap( ( noun ): Array< [ string, Noun ] > => [
			[ keyOf( noun.one, language ), noun ],
			[ keyOf( noun.other, language ), noun ],
		] )
	);
}

const FOODS = new Map(
	[ ...FOOD_NOUNS ].map(
		( [ language, { nouns, alone, same } ] ): [ string, Foods ] => [
			language,
			{
				language,
				nouns: byForm( nouns, language ),
				alone: byForm( [ ...alone, ...nouns ], language ),
				// A pattern without words matches nothing but the beginning.
				before: new RegExp(
					same === '' ? '^' : `^(?:(?:${ same }) ){0,3}`,
					language === 'de' ? 'u' : 'iu'
				),
			},
		]
	)
);

/** Finds the noun that a name ends with, where nothing else in it has to change. */
function findNoun(
	name: string,
	{ nouns, alone, before, language }: Foods
): { noun: Noun; typed: string } | null {
	const known = alone.get( keyOf( name, language ) );
	if ( known ) {
		return { noun: known, typed: name };
	}
	const typed = name.slice( before.exec( name )?.[ 0 ].length ?? 0 );
	const noun = nouns.get( keyOf( typed, language ) );
	return noun ? { noun, typed } : null;
}

/** Tells whether a quantity is a number or a range, with no unit in it. */
export function isCount(
	quantity: string,
	{ scalable }: ParsedQuantity
): boolean {
	const [ first ] = scalable;
	const isWord =
		scalable.length === 1 &&
		first?.start === 0 &&
		first.end === quantity.length;
	return isWord || /^[\d\s.,/⁄¼-¾⅐-⅞–—-]+$/.test( quantity );
}

/**
 * Gives the name of a food the number that fits how many there are: 1 lemon, 2
 * lemons. Only where that is sure: the whole name is a food that the page's
 * language or English knows, with no words before it but those that stay the
 * same (`large`).
 *
 * @param name     The name as written, safe HTML.
 * @param quantity How many; of a range the upper end.
 * @param locale   Language tag of the page.
 * @return The name; any other name as written.
 */
export function foodLabel(
	name: string,
	quantity: number,
	locale = 'en'
): string {
	for ( const code of new Set( [ codeOf( locale ), 'en' ] ) ) {
		const foods = FOODS.get( code );
		const found = foods && findNoun( name.trim(), foods );
		if ( found ) {
			const { noun, typed } = found;
			const word = likeTyped( formOf( noun, quantity, code ), typed );
			const end = name.trimEnd().length;
			return (
				name.slice( 0, end - typed.length ) + word + name.slice( end )
			);
		}
	}
	return name;
}
