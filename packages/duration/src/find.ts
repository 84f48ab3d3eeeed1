import { asciiDigits } from './digits';
import { isRange, type Span } from './parse';
import {
	MAX_STEP_LENGTH,
	NOT_BEFORE,
	NOT_BEHIND,
	PIECES,
	STEP_TIME,
	WORDS_AROUND,
} from './step-pattern';

/** A time in a text that somebody waits for. */
export type FoundTime = {
	/** Where it starts and where the text continues, in UTF-16 units. */
	start: number;
	end: number;
	/** Seconds; of a range the lower ones. */
	seconds: number;
	/** The upper seconds of a range, null where there is none. */
	secondsMax: number | null;
};

const MINUTE = 60;

/**
 * The regular expressions for times, and for words around them that say
 * otherwise; compiled for the first text, which takes long on a slow phone.
 */
let expressions: [ RegExp, RegExp, RegExp ] | undefined;

/** A number or a word for one, maybe up to another one, a space and a word, as most times are written. */
const PLAIN = new RegExp(
	`^([1-9][0-9]{0,2}[¼½¾⅓⅔]?|\\p{L}+)(?:[-–]([1-9][0-9]{0,2}))?${ PIECES.space }(\\p{L}+)$`,
	'u'
);

/** One amount and its unit at the start of a text. */
const HEAD = new RegExp(
	`^(${ PIECES.amount })${ PIECES.space }*(${ PIECES.unit })`,
	'iu'
);

/** What may be around a time that a text says alone. */
const BETWEEN_ALONE = /^\s*(?:between|zwischen|entre|tra|fra|بين)?[\s.]*$/iu;

/** An amount and nothing else. */
const BARE = new RegExp( `^(${ PIECES.amount })$`, 'iu' );

const SIGNS: Record< string, number > = {
	'¼': 1 / 4,
	'½': 1 / 2,
	'¾': 3 / 4,
	'⅓': 1 / 3,
	'⅔': 2 / 3,
};

/** Normalizes a word to the spelling of the lists. */
function listed( word: string ): string {
	return word
		.toLowerCase()
		.replace( /[\s\u2009\u202f]+/g, ' ' )
		.replaceAll( '’', "'" );
}

/** Returns the seconds of the unit that a word names. */
function unitOf( word: string ): number {
	return (
		PIECES.units.get( word.replace( /\.$/, '' ).toLowerCase() ) ?? MINUTE
	);
}

/**
 * Reads an amount that the pattern has found.
 *
 * @param text Digits, fractions or a word.
 */
function numberOf( text: string ): number {
	const word = PIECES.numbers.get( listed( text ) );
	if ( word !== undefined ) {
		return word;
	}
	const plain = asciiDigits( text ).replace( /[,٫]/g, '.' );
	const fraction = /(\d)[/⁄](\d)$/.exec( plain );
	const sign = SIGNS[ plain.at( -1 ) ?? '' ] ?? 0;
	const part = fraction
		? Number( fraction[ 1 ] ) / Number( fraction[ 2 ] )
		: sign;
	const whole = fraction
		? /^(\d+)[^\d/⁄]/.exec( plain )?.[ 1 ]
		: /^[\d.]+/.exec( plain )?.[ 0 ];
	return Number( whole ?? 0 ) + part;
}

/**
 * Reads one time.
 *
 * @param text Such as `1 hour and 30 minutes`.
 * @return Seconds, and those of the unit that it begins with.
 */
function readTime( text: string ): { seconds: number; unit: number } {
	const phrase = PIECES.phrases.get( listed( text ) );
	if ( phrase !== undefined ) {
		return { seconds: phrase * MINUTE, unit: MINUTE };
	}
	const [ head = '', amount = '', word = '' ] = HEAD.exec( text ) ?? [];
	const unit = unitOf( word );
	const seconds = numberOf( amount ) * unit;
	const rest = text.slice( head.length ).replace( /^[\s,\u2009\u202f]+/, '' );
	const part = PIECES.parts.get( listed( rest ) );
	if ( part !== undefined ) {
		return { seconds: seconds + part * unit, unit };
	}
	const minutes = /^([0-5]\d)(?!\d)\s?(?:m(?:in)?)?$/.exec( rest )?.[ 1 ];
	if ( minutes !== undefined ) {
		return { seconds: seconds + Number( minutes ) * MINUTE, unit };
	}
	const second = rest.replace(
		/^(?:(?:and|und|et|y|e)[\s\u2009\u202f]+|و\s*)/iu,
		''
	);
	const [ , lesser, lesserWord = '' ] = HEAD.exec( second ) ?? [];
	return {
		seconds:
			seconds +
			( lesser === undefined
				? 0
				: numberOf( lesser ) * unitOf( lesserWord ) ),
		unit,
	};
}

/**
 * Reads the two ends of a range, whichever is named first.
 *
 * @param low  Its first end; without a unit it takes that of the other.
 * @param high Its second end.
 * @return Their seconds.
 */
function readRange( low: string, high: string ): number[] {
	const upper = readTime( high );
	const lower = BARE.test( low )
		? numberOf( low ) * upper.unit
		: readTime( low ).seconds;
	// "1-1/2 hours" is one number.
	return lower > upper.seconds && upper.seconds < upper.unit
		? [ lower + upper.seconds ]
		: [ lower, upper.seconds ];
}

/** Returns what was found at a place: one time, or two ends in any order. */
function foundAt(
	start: number,
	end: number,
	ends: readonly number[]
): FoundTime {
	const seconds = Math.round( Math.min( ...ends ) );
	const most = Math.round( Math.max( ...ends ) );
	return { start, end, seconds, secondsMax: most > seconds ? most : null };
}

/** Reads a text that is a plain time and nothing else. */
function plainTime( text: string ): FoundTime | undefined {
	const [ , one = '', other = one, word = '' ] = PLAIN.exec( text ) ?? [];
	const unit = PIECES.units.get( word.toLowerCase() ) ?? 0;
	const ends = [ one, other ].map( ( end ) => numberOf( end ) * unit );
	// "A second" is not a time that somebody waits for.
	return Math.min( ...ends ) > 0 && ( unit > 1 || /^\d/.test( one ) )
		? foundAt( 0, text.length, ends )
		: undefined;
}

/**
 * Finds the times in the text of a step that somebody waits for: `bake for 25–30
 * minutes`, `an hour and a half`, `1 Std. 15 Min.`, in English, German, Spanish,
 * French, Italian and Arabic.
 *
 * Points in time and rates are passed over (`30 minutes ago`, `every 5 minutes`),
 * and so is what gives no number (`overnight`). `Larder\Instructions\StepTimes`
 * finds the same; both are held to `test/fixtures/step-times.json`.
 *
 * @param text Plain text.
 * @return Times in the order of the text, which do not overlap.
 */
export function findTimes( text: string ): FoundTime[] {
	const plain = plainTime( text );
	if ( plain ) {
		return [ plain ];
	}
	const [ wanted, notBehind, notBefore ] = ( expressions ??= [
		new RegExp( STEP_TIME, 'giu' ),
		new RegExp( NOT_BEHIND, 'iu' ),
		new RegExp( NOT_BEFORE, 'iu' ),
	] );
	const found: FoundTime[] = [];
	for ( const match of text.slice( 0, MAX_STEP_LENGTH ).matchAll( wanted ) ) {
		const start = match.index;
		const end = start + match[ 0 ].length;
		const before = text.slice( Math.max( 0, start - WORDS_AROUND ), start );
		const behind = text.slice( end, end + WORDS_AROUND );
		if ( notBehind.test( before ) || notBefore.test( behind ) ) {
			continue;
		}
		const { low, time = '' } = match.groups ?? {};
		const one = foundAt(
			start,
			end,
			low === undefined
				? [ readTime( time ).seconds ]
				: readRange( low, time )
		);
		if ( one.seconds > 0 ) {
			found.push( one );
		}
	}
	return found;
}

/**
 * Reads a text that tells one time, in words, too: `half an hour`, `about 1 hour and a half`, `between 10 and 15 minutes`.
 *
 * @param text What was written.
 * @return Both ends, and whether the text says nothing else; null for none and for several.
 */
export function wordedSpan(
	text: string
): ( Span & { isWhole: boolean } ) | null {
	const [ time, ...others ] = findTimes( text );
	if ( time === undefined || others.length > 0 ) {
		return null;
	}
	// Ends in digits that no range has come of are the wrong way round.
	if ( time.secondsMax !== null && isRange( text ) ) {
		return null;
	}
	const around = text.slice( 0, time.start ) + text.slice( time.end );
	return {
		from: Math.round( time.seconds / MINUTE ),
		to: Math.round( ( time.secondsMax ?? time.seconds ) / MINUTE ),
		isWhole: BETWEEN_ALONE.test( around ),
	};
}
