import {
	foodLabel,
	grammarOf,
	parseQuantity,
	readLine,
	scaleText,
	showLine,
	skip,
	slashRange,
	unitLabel,
	unitSpace,
	type LineConverter,
	type ParsedQuantity,
	type QuantityFormat,
} from '@larder/quantity';
import { writeOneMore, type OneMore } from './one-more';
import type { Replacement } from './measure-format';
import type { StepFood } from './step-food';

/** How the amounts in the steps of a recipe are scaled. */
export type Scaling = {
	factor: number;
	format: QuantityFormat;
	/** What the recipe has. */
	foods: readonly StepFood[];
};

/** An amount in a text that scales. */
export type Found = {
	start: number;
	end: number;
	/** What the number counts, and where that is; absent for weights and volumes. */
	noun?: { text: string; start: number; isUnit: boolean };
	/** What is read in the place of the text, where no line is written so: the 2 of `die anderen beiden`, the number of `taza y media`. */
	said?: string;
	/** Where the number of packages ends whose size and noun follow: the `one` of `one 14-oz can`. */
	numberEnd?: number;
	/** Where the size of each ends that the text says after the noun: `12 pieces (50 g each)`. */
	sizeEnd?: number;
	/** Whether it is of a food of the recipe and stays nonetheless. */
	isLeft?: boolean;
	/** What says one more where no number does: the `another` of `another cup`. */
	more?: OneMore;
};

/** A range with the words around its ends: `between 2 and 3 cups`. */
const BETWEEN =
	/^(\p{L}+\s[\d\s.,/⁄¼-¾⅐-⅞]*[\d¼-¾⅐-⅞]\s\p{L}{1,3}\s[\d\s.,/⁄¼-¾⅐-⅞]*[\d¼-¾⅐-⅞])(\s?)(\p{L}[\p{L}\s.]*)$/su;

/** A part of a unit in words. */
const IN_WORDS = /^(\p{L}[\p{L}\s]*)(\s)(d[ei]\s\p{L}+)$/su;

/** Writes a weight or volume as the list of ingredients does. */
export function writeAmount(
	typed: string,
	{ factor, format }: Scaling,
	convert: LineConverter | null,
	food: string
): string {
	const [ , quantity = typed, gap = '', unit = '' ] =
		/^([\d\s.,/⁄¼-¾⅐-⅞–-]*[\d¼-¾⅐-⅞])(\s?)(\p{L}[\p{L}\s.]*)$/su.exec(
			typed
		) ??
		BETWEEN.exec( typed ) ??
		// "Tres cuartos de litro".
		IN_WORDS.exec( typed ) ??
		[];
	const { article } = grammarOf( format.locale ?? 'en' );
	const one =
		article && ! parseQuantity( typed, format.locale )
			? skip( article, typed, 0 )
			: 0;
	const line = readLine(
		one > 0
			? {
					quantity: typed.slice( 0, one ),
					unit: typed.slice( one ).trim(),
					name: food,
					note: '',
				}
			: { quantity, unit, name: food, note: '' },
		format.locale
	);
	const shown = showLine( line, factor, format, convert );
	return shown.unit === ''
		? shown.quantity
		: `${ shown.quantity }${ gap === '' && one === 0 && shown.unit === unit ? '' : unitSpace( shown.quantity ) }${ shown.unit }`;
}

/** Writes a number of packages with their size as the list of ingredients does. */
export function writePackages(
	text: string,
	{ start, end, numberEnd = start }: Found,
	{ factor, format }: Scaling,
	convert: LineConverter | null
): string {
	const line = readLine(
		{
			quantity: text.slice( start, numberEnd ),
			unit: text.slice( numberEnd, end ).trim(),
			name: '',
			note: '',
		},
		format.locale
	);
	const { quantity, unit } = showLine( line, factor, format, convert );
	return `${ quantity } ${ unit }`;
}

/** Reads a number, or the article that says one. */
function numberOf(
	quantity: string,
	locale: string | undefined
): ParsedQuantity | null {
	return readLine( { quantity, unit: '', name: '', note: '' }, locale )
		.parsed;
}

/** Whether there was one of a food as it was written, and are several now. */
export function isNowSeveral(
	text: string,
	{ start }: Found,
	noun: NonNullable< Found[ 'noun' ] >,
	{ factor, format }: Scaling
): boolean {
	const parsed = numberOf(
		text.slice( start, noun.start ).trimEnd(),
		format.locale
	);
	return parsed?.value === 1 && parsed.valueMax === null && factor > 1;
}

/** Words after which German nouns have an ending of their own: `mit 2 Eiern`. */
const DATIVE = /(?<!\p{L})(?:mit|von|aus|zu|bei|nach)\s$/iu;

/** Writes a number of foods, with the noun that fits it. */
export function writeCount(
	text: string,
	{ start, end, said }: Found,
	noun: NonNullable< Found[ 'noun' ] >,
	{ factor, format }: Scaling
): string {
	const typed = text.slice( start, noun.start );
	const quantity = typed.trimEnd();
	const number =
		said ??
		slashRange(
			{
				quantity,
				unit: noun.isUnit ? noun.text : '',
				name: noun.isUnit ? '' : noun.text,
			},
			format.locale
		) ??
		quantity;
	const parsed = numberOf( number, format.locale );
	if ( ! parsed ) {
		return text.slice( start, end );
	}
	// Of "un demi-citron" the hyphen goes with the word.
	const gap = typed.endsWith( '-' )
		? ' '
		: typed.slice( typed.trimEnd().length );
	const many = ( parsed.valueMax ?? parsed.value ) * factor;
	const label = ( noun.isUnit ? unitLabel : foodLabel )(
		noun.text,
		many,
		format.locale
	);
	const isDative =
		many > 1 &&
		label !== noun.text &&
		grammarOf( format.locale ?? 'en' ).code === 'de' &&
		DATIVE.test( text.slice( 0, start ) );
	return (
		scaleText( number, factor, format, parsed ) +
		gap +
		( isDative ? label.replace( /e[rl]?$/, '$&n' ) : label )
	);
}

/** Writes an amount of which a text says one more, beside or with the words that say so. */
export function writeMore(
	text: string,
	{ start, end, noun }: Found,
	{ end: wordsEnd, words, half }: OneMore,
	scaling: Scaling,
	convert: LineConverter | null,
	foodOf: ( end: number ) => string
): Replacement {
	const gap = text.slice( wordsEnd, noun?.start ?? wordsEnd );
	const typed =
		( half || '1' ) + gap + text.slice( noun?.start ?? wordsEnd, end );
	const amount = noun
		? writeCount(
				typed,
				{ start: 0, end: typed.length },
				{ ...noun, start: ( half || '1' ).length + gap.length },
				scaling
			)
		: writeAmount( typed, scaling, convert, foodOf( end ) );
	const isMany = ! /^(?:1|[¼-¾⅐-⅞]|0[.,]\d+)(?:\s\p{L}|$)/u.test( amount );
	const written = writeOneMore( words, amount, isMany );
	const kept = written.startsWith( `${ words } ` ) ? words.length + 1 : 0;
	return {
		start: start + kept,
		end,
		text: written.slice( kept ),
		isScaled: true,
	};
}
