import { agree, ofEggs, type Agreeing } from './agree';
import { withLastWord } from './head-noun';
import { eitherFood, findFood, FOODS, OR } from './known-foods';
import { likeTyped } from './noun-forms';
import { codeOf } from './number-grammar';
import { formOf, isSingular } from './unit-label';

/** Where a name continues with what its first words are of or with: `pechuga de pollo`. */
const OF_NAME =
	/\s(?=(?:de|del|di|da|dal|della|al|alla|alle|à|au|aux|con|avec|sans|sin|senza|en|in|pur)\s|(?:d|all|dell)['’]\p{L})/iu;

/** Inflects the first words of a name in languages in which they are what is counted: 2 pechugas de pollo. */
function withFirstWord(
	name: string,
	quantity: number,
	locale: string
): string {
	const end = codeOf( locale ) === 'de' ? -1 : name.search( OF_NAME );
	return end > 0
		? foodLabel( name.slice( 0, end ), quantity, locale ) +
				name.slice( end )
		: name;
}

/** The words before the size of each, and this size: `small (6 oz) salmon fillets`. */
const SIZED = /^([\p{L}-]+(?:\s[\p{L}-]+)*\s)(\([^()]*\)\s)(?=\p{L})/u;

/** Inflects a name around the size of each; undefined for one without such a size. */
function withSize(
	name: string,
	quantity: number,
	locale: string
): string | undefined {
	const [ all = '', before = '', size = '' ] = SIZED.exec( name ) ?? [];
	if ( size === '' ) {
		return undefined;
	}
	const food = before + name.slice( all.length );
	const words = foodLabel( food, quantity, locale ).split( ' ' );
	words.splice( before.split( ' ' ).length - 1, 0, size.trim() );
	return words.join( ' ' );
}

/**
 * Inflects the adjectives and participles that begin a note to agree with the
 * food that is counted before it: `2 cebollas, picadas`.
 *
 * @param note     The note as written.
 * @param quantity How many there are.
 * @param locale   Language tag of the page.
 * @param food     The food in its number.
 * @return The note; in languages whose participles do not change as written.
 */
export function noteLabel(
	note: string,
	quantity: number,
	locale = 'en',
	food = ''
): string {
	const code = codeOf( locale );
	const agreeing = code === 'de' ? [] : ( FOODS.get( code )?.agreeing ?? [] );
	const end = agree.leading( note, agreeing );
	const isMany = ! isSingular( quantity, code );
	const before = ofEggs( note.slice( 0, end ), food.split( ' ' )[ 0 ] ?? '' );
	return (
		( agree.with( before, agreeing, isMany ) ?? before ) + note.slice( end )
	);
}

/** Inflects the participle after a food to agree with it: `yemas batidas con`. */
function withParticiple(
	rest: string,
	agreeing: Agreeing,
	isMany: boolean
): string {
	return rest.replace(
		/^ \p{L}+(?= )/u,
		( word ) => agree.with( word, agreeing, isMany ) ?? word
	);
}

/**
 * Inflects the name of a food to agree with how many there are: 1 lemon, 2
 * lemons. Only where that is certain: where the name begins with a food that the
 * page's language or English knows, beside words that stay the same (`large`) or
 * whose forms are known (`roja`).
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
	const sized = withSize( name, quantity, locale );
	if ( sized !== undefined ) {
		return sized;
	}
	const found = findFood( name, locale );
	if ( ! found ) {
		const [ first, other ] = eitherFood( name, locale ) ?? [];
		const [ or = '' ] = OR.exec( other ?? '' ) ?? [];
		const last =
			codeOf( locale ) === 'en'
				? withLastWord( name, quantity )
				: withFirstWord( name, quantity, locale );
		return first === undefined || other === undefined
			? last
			: foodLabel( first, quantity, locale ) +
					or +
					foodLabel( other.slice( or.length ), quantity, locale );
	}
	const { noun, start, end, headEnd, foods, hasAdjectives } = found;
	const typed = name.slice( start, end );
	const form = formOf( noun, quantity, foods.language );
	// "Avocado" is the same for one and for several.
	const isMany = ! isSingular( quantity, foods.language );
	const adjectives = hasAdjectives
		? [ name.slice( 0, start ), name.slice( end, headEnd ) ].map(
				( words ) =>
					agree.with( ofEggs( words, form ), foods.agreeing, isMany )
			)
		: [ name.slice( 0, start ), name.slice( end, headEnd ) ];
	const [ first, last ] = adjectives;
	// An adjective of which only the other form is known keeps all as it was.
	return first === undefined || last === undefined
		? name
		: first +
				likeTyped( form, typed ) +
				last +
				withParticiple(
					name
						.slice( headEnd )
						.replace( /^ \p{L}+(?= )/u, ( word ) =>
							ofEggs( word, form )
						),
					foods.agreeing,
					isMany
				);
}
