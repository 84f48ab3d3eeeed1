import { agree } from './agree';
import { FOOD_NOUNS } from './noun-forms';
import type { QuantityFormat } from './format';
import type { ReadLine } from './line';
import { codeOf } from './number-grammar';
import { countOf, unitOf } from './shown-count';
import { isSingular } from './unit-label';

/** How a food ends that is one, by language: it does not agree with a participle for several. */
const ONE_FOOD: Record< string, RegExp > = {
	es: /[^s]$/iu,
	fr: /[^sx]$/iu,
	it: /[oa]$/iu,
};

/** After a participle that is said of the unit: nothing, or what it is done in. */
const END = /^(?:$|[,;(]|\s(?:in|en|dans|con|avec)\s)/iu;

/** A unit that continues with its food. */
const OF_END = /(?:\sd[ei]|d['’])$/iu;

/** Returns a text with participles in the form that its unit asks for, and all else as it is. */
type Agreement = Record< 'name' | 'note', ( text: string ) => string >;

const asWritten: Agreement = {
	name: ( text ) => text,
	note: ( text ) => text,
};

/**
 * Inflects participles after a food that belong to its unit: `2 gousses d'ail
 * hachées`, of which one is `hachée`. Those of cloves always do, and those right
 * after a unit; of other units those for several do where the food is one.
 *
 * @param line   The ingredient as written, read.
 * @param factor By what it is scaled.
 * @param format How its number is printed.
 * @return What writes its name, and its note.
 */
export function withUnit(
	line: ReadLine,
	factor: number,
	format: QuantityFormat
): Agreement {
	const { unit, parsed } = line;
	const code = codeOf( format.locale ?? 'en' );
	const one = ONE_FOOD[ code ];
	const count =
		one && parsed && unit !== '' ? countOf( line, factor, format ) : null;
	if ( ! one || ! parsed || count === null ) {
		return asWritten;
	}
	const isMany = ! isSingular( count, code );
	const isClove = unitOf( line, format.locale ) === 'clove';
	if ( isMany !== isSingular( parsed.valueMax ?? parsed.value, code ) ) {
		return asWritten;
	}
	const agreeing = FOOD_NOUNS.get( code )?.agreeing ?? [];
	const agreed = ( words: string, food: string ): string =>
		isClove ||
		food === '' ||
		( ! isMany &&
			one.test( food ) &&
			agree.with( words, agreeing, true ) === words )
			? ( agree.with( words, agreeing, isMany ) ?? words )
			: words;
	const split = ( name: string ): [ food: string, words: string ] => {
		const end = name.length - agree.behind( name, agreeing );
		return [ name.slice( 0, end ), name.slice( end ) ];
	};
	return {
		name( text ) {
			const first = agree.leading( text, agreeing );
			if ( END.test( text.slice( first ) ) && ! OF_END.test( unit ) ) {
				return (
					agreed( text.slice( 0, first ), '' ) + text.slice( first )
				);
			}
			const [ food, words ] = split( text );
			return food + agreed( words, food );
		},
		note( text ) {
			const end = agree.leading( text, agreeing );
			const [ food ] = split( line.name );
			return agreed( text.slice( 0, end ), food ) + text.slice( end );
		},
	};
}
