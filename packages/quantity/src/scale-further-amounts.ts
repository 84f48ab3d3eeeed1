import { foodLabel } from './food-label';
import type { QuantityFormat } from './format';
import type { FurtherAmount } from './further-amounts';
import { PREPOSITION, wholeLabel } from './amount-in-name';
import { codeOf, numberGrammarOf } from './number-grammar';
import { NEXT, PART } from './counts-after-food';
import { scaleText, timesSign } from './scale';
import { shareLabel } from './shares';

/** A preposition that is elided before one, and written out before other numbers: `le jus d'1`. */
const ELIDED = /(?<!\p{L})d['’]$/iu;

/** Where a food ends that is counted. */
const FOOD_END = new RegExp( `[)\\]]|${ NEXT }`, 'iu' );

/** Returns the preposition that a number needs where an article had none: the `von ` of `Saft von 2 Limetten`. */
function leadOf(
	text: string,
	{ start, end }: FurtherAmount,
	locale = 'en'
): string {
	const before = text.slice( 0, start );
	return /\p{L}/u.test( text.slice( start, end ) ) &&
		PART.test( before ) &&
		! PREPOSITION.test( before ) &&
		! ELIDED.test( before )
		? numberGrammarOf( locale ).partOf
		: '';
}

/** Inflects what is counted to agree with its number: `2 yolks`, `von 2 Eiern`. */
function countedLabel(
	food: string,
	count: number,
	before: string,
	locale = 'en'
): string {
	const label = wholeLabel( food, count, locale, before );
	return label === food ? foodLabel( food, count, locale ) : label;
}

/**
 * Scales the further amounts of a piece.
 *
 * @param text    The piece as written.
 * @param amounts The amounts in it.
 * @param factor  By what to multiply.
 * @param format  How to print numbers.
 * @return The piece; as written where nothing is scaled.
 */
export function scaleFurther(
	text: string,
	amounts: readonly FurtherAmount[],
	factor: number,
	format: QuantityFormat
): string {
	if ( factor === 1 ) {
		return text;
	}
	let scaled = '';
	let place = 0;
	for ( const [ at, amount ] of amounts.entries() ) {
		const { start, end, parsed, isCount, isShare } = amount;
		const lead = isCount ? leadOf( text, amount, format.locale ) : '';
		const typed = text.slice( start, end );
		const number = scaleText( typed, factor, format, parsed );
		scaled +=
			text.slice( place, start ).replace( ELIDED, 'de ' ) +
			lead +
			number +
			timesSign( typed, number, text.slice( end ) ) +
			// The apostrophe of "un'arancia" is gone.
			( isCount && /\p{L}/u.test( text[ end ] ?? '' ) ? ' ' : '' );
		place = end;
		if ( isShare ) {
			const behind = text.slice( end, amounts[ at + 1 ]?.start );
			scaled += shareLabel(
				behind,
				parsed.value * factor > 1,
				codeOf( format.locale ?? 'en' )
			);
			place = end + behind.length;
		}
		if ( isCount ) {
			const whole = text.slice( end, amounts[ at + 1 ]?.start );
			const next = whole.search( FOOD_END );
			const behind = next < 0 ? whole : whole.slice( 0, next );
			const food = behind.trimStart();
			const count = ( parsed.valueMax ?? parsed.value ) * factor;
			scaled +=
				behind.slice( 0, behind.length - food.length ) +
				countedLabel(
					food,
					count,
					text.slice( 0, start ) + lead,
					format.locale
				);
			place = end + behind.length;
		}
	}
	return scaled + text.slice( place );
}
