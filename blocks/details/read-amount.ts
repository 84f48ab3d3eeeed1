import { asciiDigits } from '@larder/duration';
import { encodeText } from '@larder/editor/content';
import { parseQuantity, SEVERAL_OF } from '@larder/quantity';
import type { RecipeFacts } from '../recipe/types';

/** Facts that a text gives; undefined where it cannot be read. */
type Read = Partial< RecipeFacts > | undefined;

const VULGAR: Readonly< Record< string, number > > = {
	'½': 1 / 2,
	'⅓': 1 / 3,
	'⅔': 2 / 3,
	'¼': 1 / 4,
	'¾': 3 / 4,
};

/** Marks between thousands. */
const MARK = String.raw`[.,'’\u00a0\u202f ]`;

/** A number as people type it: with marks for thousands, a decimal mark, or a fraction. */
const NUMBER = String.raw`[-−]?(?:(?:\d{1,3}\s)?\d{1,2}[/⁄][1-9]\d?(?!\d)|[1-9]\d{0,2}(?:${ MARK }\d{3})+(?![\d.,])|\d{1,7}(?:[.,]\d{1,3})?(?![\d.,]\d|\d)(?:\s?[½⅓⅔¼¾])?|[½⅓⅔¼¾])(?![½⅓⅔¼¾/⁄])`;

const ONE = new RegExp( `^${ NUMBER }`, 'u' );

/** Two numbers, and what joins them in the languages whose recipes are read. */
const RANGE = new RegExp(
	String.raw`^(${ NUMBER })\s*(?:[-–—‒]|(?<![\p{L}])(?:to|or|bis|oder|à|ou|a|o|ó)(?![\p{L}]))\s*(${ NUMBER })`,
	'iu'
);

const ONE_OF = '(?:an?|one|ein|eine[nrs]?|une?|una|uno)';

/** An article that counts, in the languages whose recipes are read: "a loaf". */
const ARTICLE = new RegExp( String.raw`^${ ONE_OF }\s+(?=\p{L}{2})`, 'iu' );

/** Words for as many as they say, in the singular: "a dozen cookies", "una ventina di biscotti"; "dozens" say no number. No ingredient has the largest. */
const COLLECTIVES = Object.entries( {
	...SEVERAL_OF,
	treinten: 30,
	quarantain: 40,
	cuarenten: 40,
	quarantin: 40,
	cinquantain: 50,
	cincuenten: 50,
	cinquantin: 50,
	centain: 100,
	centen: 100,
	centenar: 100,
	centinaio: 100,
} ).map(
	( [ word, value ] ) =>
		[
			value,
			word.endsWith( 'ain' ) ? `${ word }e` : `${ word }a?`,
		] as const
);

/** Each of them as a text begins with it, and what joins it to what is counted. */
const COLLECTIVE_STARTS = COLLECTIVES.map(
	( [ value, words ] ) =>
		[
			value,
			new RegExp(
				String.raw`^(?:${ ONE_OF }\s+)?(?:${ words })(?!\p{L})\s*(?:(?:of|von|de|di)\s+|d['’])?`,
				'iu'
			),
		] as const
);

/** Words after an article that make no number of it, "a few", "a good handful", "a baker's dozen", "one or two", or another one: "ein halber Laib". */
const VAGUE = new RegExp(
	String.raw`^${ ONE_OF }\s+(?:(?:[^\s\d]+\s+){0,2}(?:few|couple|lot|bit|little(?=\s*$|\s+(?:of|bit|more|less)(?!\p{L}))|handful|bunch|number|ton|hundred|thousand|paar|paare|bisschen|wenig|handvoll|menge|haufen|hundert|tausend|peu|poignée|quantité|tas|millier|poc[oa]|par|puñado|montón|cantidad|cien|po['’]|paio|manciata|mucchio|${ COLLECTIVES.map( ( [ , words ] ) => words ).join( '|' ) })(?![\p{L}'’])|(?:half|quarter|third|halb\p{L}*|viertel|drittel|demi\p{L}*|quart(?=\s+d[e'’])|tiers|medi[oa]|cuarto|tercio|mezz[oa]|quarto|terzo|to|or|bis|oder|à|ou|a|o|ó)(?!\p{L}))`,
	'iu'
);

const THOUSANDS = new RegExp(
	String.raw`^-?[1-9]\d{0,2}(?:${ MARK }\d{3})+$`,
	'u'
);

/** Turns what `NUMBER` has found into its value. */
function valueOf( typed: string ): number {
	const [ , units = '0', top, bottom ] =
		/^(?:(\d+)\s)?(\d+)[/⁄](\d+)$/u.exec( typed ) ?? [];
	if ( top !== undefined ) {
		return Number( units ) + Number( top ) / Number( bottom );
	}
	const fraction = /[½⅓⅔¼¾]/u.exec( typed )?.[ 0 ] ?? '';
	const whole = typed.replace( fraction, '' ).trim().replace( '−', '-' );
	return (
		Number(
			THOUSANDS.test( whole )
				? whole.replace( /[^\d-]/gu, '' )
				: whole.replace( ',', '.' )
		) + ( VULGAR[ fraction ] ?? 0 )
	);
}

/** Returns the digits that the patterns know, and no space around. */
function plain( text: string ): string {
	return asciiDigits( text.trim() ).replace( /٫/g, '.' );
}

/** Words before the number of a yield: "Serves 4", "about a dozen", "for 4 people". */
const BEFORE_YIELD = new RegExp(
	String.raw`^(?:(?:serves|makes|yields?|feeds|ergibt|rinde|for|für|pour|para|per|about|around|roughly|approx(?:\.|imately)?|ca\.?|circa|etwa|ungefähr|environ|unos|unas|aproximadamente|~)\s*)+(?=[\d½⅓⅔¼¾]|${ ONE_OF }\s|\p{L}+\s*(?:$|\p{L}))`,
	'iu'
);

/** What joins a number in words and what it counts: "una docena y media de galletas". */
const OF = /^(?:(?:of|von|de|di)\s+|d['’])/iu;

/** Writes a number in words at the beginning of a text in digits: "four servings", "a dozen and a half". */
function inDigits( text: string ): string | null {
	const written = /^\p{L}/u.test( text ) ? parseQuantity( text ) : null;
	const [ first, ...more ] = written?.scalable ?? [];
	const last = more.at( -1 ) ?? first;
	if (
		! written ||
		! first ||
		! last ||
		text.slice( 0, first.start ).trim()
	) {
		return null;
	}
	const range = written.valueMax === null ? '' : `-${ written.valueMax }`;
	const rest = text
		.slice( last.tail?.[ 1 ] ?? last.end )
		.trim()
		.replace( OF, '' );
	return `${ written.value }${ range } ${ rest }`.trim();
}

/** Writes the number in digits that the first words of a text say, if they say one: "1 loaf" for "a loaf". */
function counted( text: string ): string {
	const [ value, start ] =
		COLLECTIVE_STARTS.find( ( [ , pattern ] ) => pattern.test( text ) ) ??
		[];
	const isVague = ! start && VAGUE.test( text );
	const written = isVague ? null : inDigits( text );
	// The number of words for several, "a dozen and a half", is not that of their article.
	if ( start && ! ( written && ! written.startsWith( '1 ' ) ) ) {
		return text.replace( start, `${ value } ` ).trim();
	}
	if ( written !== null ) {
		return written;
	}
	return isVague ? text : text.replace( ARTICLE, '1 ' );
}

/** Reads a number and what follows it; null where the text does not begin with one. */
function readNumber( text: string ): { value: number; rest: string } | null {
	const typed = ONE.exec( text )?.[ 0 ];
	return typed === undefined
		? null
		: { value: valueOf( typed ), rest: text.slice( typed.length ).trim() };
}

/** Returns whether a text continues with words, and not with more of a number. */
function isWords( text: string ): boolean {
	return ! /^(?:[\d.,/⁄½⅓⅔¼¾–—‒-]|\p{L}\d)/u.test( text );
}

/**
 * Reads how much a recipe makes: `4`, `4-6`, `12 cookies`, `4 to 6 people`, `a loaf`. The
 * first number is what the amounts are written for.
 *
 * @param text What was typed.
 * @return The number, the upper end of a range, and its words where it has some.
 */
export function readYield( text: string ): Read {
	const typed = counted( plain( text ).replace( BEFORE_YIELD, '' ) );
	if ( typed === '' ) {
		return { yieldAmount: null, yieldMax: null };
	}
	const [ all = '', low = '', high = '' ] = RANGE.exec( typed ) ?? [];
	const one = readNumber( typed );
	const amount = all === '' ? one?.value : valueOf( low );
	const max = all === '' ? null : valueOf( high );
	const words =
		all === '' ? ( one?.rest ?? '' ) : typed.slice( all.length ).trim();
	const isAmount =
		amount !== undefined &&
		amount > 0 &&
		( max === null || max > amount ) &&
		isWords( words );
	return isAmount
		? {
				yieldAmount: amount,
				yieldMax: max,
				...( words !== '' && { yieldUnit: encodeText( words ) } ),
			}
		: undefined;
}

/**
 * Reads the energy of a serving: `350`, `350 kcal`.
 *
 * @param text What was typed.
 * @return Kilocalories.
 */
export function readCalories( text: string ): Read {
	const typed = plain( text );
	if ( typed === '' ) {
		return { calories: null };
	}
	const found = readNumber( typed );
	return found &&
		found.value >= 0 &&
		/^(?:k?cal\.?|calories?)?$/iu.test( found.rest )
		? { calories: found.value }
		: undefined;
}

/**
 * Reads a price: `12`, `12 EUR`, `$12.50`.
 *
 * @param text What was typed.
 * @return The price, with the currency where it names one.
 */
export function readCost( text: string ): Read {
	const typed = plain( text );
	if ( typed === '' ) {
		return { costAmount: null };
	}
	const before = /^(?:\p{Sc}|[A-Z]{3})(?=\s?\d)/iu.exec( typed )?.[ 0 ] ?? '';
	const found = readNumber( typed.slice( before.length ).trim() );
	const behind = /^(?:\p{Sc}|[A-Z]{3})?$/iu.exec( found?.rest ?? '-' )?.[ 0 ];
	if ( ! found || found.value < 0 || behind === undefined ) {
		return undefined;
	}
	const currency = ( before || behind ).toUpperCase();
	return {
		costAmount: found.value,
		...( currency !== '' && { costCurrency: encodeText( currency ) } ),
	};
}

/**
 * Reads a temperature: `180`, `180 °C`, `350F`, `-18`.
 *
 * @param text What was typed.
 * @return The degrees, with the scale where it names one.
 */
export function readTemperature( text: string ): Read {
	const typed = plain( text );
	if ( typed === '' ) {
		return { temperature: null };
	}
	const found = readNumber( typed );
	const scale = /^[°º]?\s?([CF])?$/iu.exec( found?.rest ?? '-' );
	if ( ! found || ! scale ) {
		return undefined;
	}
	return {
		temperature: found.value,
		...( scale[ 1 ] && {
			temperatureUnit: scale[ 1 ].toUpperCase() === 'F' ? 'F' : 'C',
		} ),
	};
}
