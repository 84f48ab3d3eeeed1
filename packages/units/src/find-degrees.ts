import {
	GAS_MARKS,
	otherDegrees,
	textAfter,
	textBefore,
	type Degrees,
	type Scale,
} from './degrees';
import { withBare, jointOf } from './bare-degrees';
import {
	BETWEEN,
	DEGREE_WORDS,
	FAN_BEHIND,
	FAN_HALF,
	FOREIGN_DEGREES,
	RANGE_LEAD,
	RANGE_WORDS,
	SCALE_WORDS,
} from './temperature-words';

/** Degrees without a scale that no kitchen has in Celsius. */
const MIN_BARE_FAHRENHEIT = 275;

/** Degrees in Spanish words that are those of an American oven. */
const MIN_GRADOS_FAHRENHEIT = 300;

const FAN = String.raw`(?<fan>\s?\(?(?:fan|convection)(?:[ -](?:forced|oven|assisted))?\)?(?!\p{L}|\s\d))?`;

const DEGREES = new RegExp(
	String.raw`(?<![\p{L}\d.,-])(?<!(?<!\d)\d\/(?=\d{1,2}(?!\d)))(?<low>-?\d{1,3}(?:\.\d)?)` +
		String.raw`(?:\s?(?:[°º˚]\s?(?:(?<own>[CF])(?=[^°º˚]{3,9}[°º˚]\s?\k<own>))?)?(?<joint>\s?(?:[-–—]|(?:${ RANGE_WORDS }|${ BETWEEN })(?!\p{L}))\s?)(?<high>\d{2,3}))?` +
		String.raw`[\s-]?(?:(?<sign>[°º˚]|${ DEGREE_WORDS })(?:\s?(?<long>${ SCALE_WORDS }))?|(?<short>C|F)(?:elsius|entigrade|ahrenheit)?|(?=\s?\(?fan)|${ FAN_HALF })(?![\p{L}\d])` +
		FAN,
	'giu'
);

const GAS_MARK = /\bgas(?:[ -]mark)?\s?(\d{1,2}|[½¼]|1\/[24])(?![\p{L}\d/])/giu;

/** What makes degrees a difference: `by 25 °F`, `20 °C lower`. */
const DIFFERENCE = {
	before: /(?<!\p{L})(?:by|add(?:ing)?|subtract(?:ing)?|plus|minus|another|um)\s(?:about\s)?$/iu,
	after: /^\s(?:higher|lower|hotter|cooler|warmer|more|less)\b/i,
};

/** What makes degrees an angle. */
const ANGLE = {
	before: /(?:rotat|turn|angle|spin|dreh|wend|rotier|gir|volte|rot[ao]|tourn|pivot|ruot)\p{L}*[^.]{0,25}$/iu,
	after: /^\s(?:(?:um|ge)?dreh|wend|rotier)/iu,
};

/** In how many ways a temperature is said at once; more stand in a row. */
const MAX_TEMPERATURES = 8;

/** Between two ways to say the same temperature. */
const SAME = /^\s?[,;/|([]?\s?(?:or|\/)?\s?[([]?(?:fan|about)?\s?$/i;

/** Returns the scale of degrees that are written without a letter. */
function scaleOf(
	value: number,
	sign: string,
	isCelsius: boolean
): 'C' | 'F' | 'guess' {
	if ( FOREIGN_DEGREES.test( sign ) || isCelsius ) {
		return /^grados?$/i.test( sign ) && value >= MIN_GRADOS_FAHRENHEIT
			? 'F'
			: 'C';
	}
	return value < MIN_BARE_FAHRENHEIT ? 'guess' : 'F';
}

/** Whether the text around degrees without a letter shows that they are not a temperature. */
function isNone(
	scale: 'C' | 'F' | 'guess',
	isFan: boolean,
	before: string,
	after: string
): boolean {
	return scale === 'guess'
		? ! isFan
		: ANGLE.before.test( before ) || ANGLE.after.test( after );
}

/** Returns the scale that a letter or word says, or null. */
function saidScale( said: string | undefined ): Scale | null {
	if ( said === undefined ) {
		return null;
	}
	return /^[cم]/i.test( said ) ? 'C' : 'F';
}

function readDegrees(
	match: RegExpMatchArray,
	text: string,
	isCelsius: boolean
): Degrees | null {
	const { low, joint, high, sign, long, short, fan } = match.groups ?? {};
	const start = match.index ?? 0;
	const end = start + match[ 0 ].length;
	const value = Number( low );
	const before = textBefore( text, start );
	const after = textAfter( text, end );
	const isFan =
		fan !== undefined || /[(/,;|[]\s?(?:fan|convection)\s$/i.test( before );
	const said = saidScale( long ?? short );
	const meant = said ?? scaleOf( value, sign ?? '', isCelsius );
	const scale = meant === 'F' ? 'F' : 'C';
	if (
		// "2 C" is two cups.
		( sign === undefined && Math.abs( value ) < 30 ) ||
		( said === null && isNone( meant, isFan, before, after ) ) ||
		value > ( scale === 'C' ? 350 : 650 )
	) {
		return null;
	}
	return {
		scale,
		low: value,
		high: high === undefined ? null : Number( high ),
		...( RANGE_LEAD.test( before ) && { joint: jointOf( joint ) } ),
		isFan,
		isGuess: meant === 'guess',
		isDifference:
			DIFFERENCE.before.test( before ) || DIFFERENCE.after.test( after ),
		start,
		end,
	};
}

function readGas( match: RegExpMatchArray ): Degrees | null {
	const [ all, mark = '' ] = match;
	const key = mark.replace( '½', '1/2' ).replace( '¼', '1/4' );
	const start = match.index ?? 0;
	const marked = GAS_MARKS[ key ];
	return marked
		? {
				scale: 'gas',
				low: marked[ 0 ],
				high: null,
				isFan: false,
				start,
				end: start + all.length,
			}
		: null;
}

/** How far two ways to say the same temperature are apart at most, in degrees. */
const SAME_TEMPERATURE = 12;

/** A number without a scale right before another way to say its temperature. */
const BARE_BEFORE = /(?<![\p{L}\d.,/-])(\d{2,3})\s?[/(]\s?$/u;

/** By how many degrees of Celsius an oven with a fan is set lower. */
const FAN_DIFFERENCE: readonly [ number, number ] = [ 10, 30 ];

/** Whether a number without a scale is the fan's half of two in Celsius: the 160 of `180/160 fan`. */
function isFanHalf( one: Degrees, text: string ): boolean {
	const { low, isFan, start } = one;
	const [ least, most ] = FAN_DIFFERENCE;
	const still = BARE_BEFORE.exec( textBefore( text, start ) )?.[ 1 ];
	const by = Number( still ) - low;
	return ( isFan || hasFanBehind( one, text ) ) && by >= least && by <= most;
}

/** Whether degrees are those of an oven with a fan, in words that stay after them: they are a temperature of their own. */
function hasFanBehind( { end }: Degrees, text: string ): boolean {
	return FAN_BEHIND.test( textAfter( text, end ) );
}

/** Adds the half that stands without a scale before the other: the 350 of `350/180C`, the 180 of `180/160 fan`. */
function withHalf( group: Degrees[], text: string ): Degrees[][] {
	const [ first ] = group;
	const bare = first && BARE_BEFORE.exec( textBefore( text, first.start ) );
	if ( ! bare || first.scale === 'gas' || first.high !== null ) {
		return [ group ];
	}
	const low = Number( bare[ 1 ] );
	const other = first.scale === 'C' ? 'F' : 'C';
	const isApart = ! first.isFan && isFanHalf( first, text );
	const half: Degrees = {
		scale: first.isFan || isApart ? first.scale : other,
		low,
		high: null,
		isFan: false,
		start: bare.index,
		end: bare.index + String( low ).length,
	};
	if ( isApart ) {
		return [ [ half ], group ];
	}
	return first.isFan ||
		Math.abs( otherDegrees( low, other ) - first.low ) <= SAME_TEMPERATURE
		? [ [ half, ...group ] ]
		: [ group ];
}

/**
 * Finds the temperatures of a text, and puts together what says the same one.
 *
 * @param text      Plain text.
 * @param isCelsius Whether bare degrees are those of Celsius, as in most languages.
 * @return Each temperature in all the ways in which it is said, in order.
 */
export function findGroups( text: string, isCelsius = false ): Degrees[][] {
	const all = [
		...[ ...text.matchAll( DEGREES ) ].map( ( match ) =>
			readDegrees( match, text, isCelsius )
		),
		...[ ...text.matchAll( GAS_MARK ) ].map( readGas ),
	]
		.filter( ( one ) => one !== null )
		.sort( ( a, b ) => a.start - b.start );
	const groups: Degrees[][] = [];
	// Where a text says Celsius once, the others are of it, too.
	const isSaid = all.some(
		( { scale, isGuess } ) => scale === 'C' && isGuess !== true
	);
	for ( const one of all ) {
		const group = groups.at( -1 );
		const before = group?.at( -1 );
		if (
			group &&
			before &&
			group.length < MAX_TEMPERATURES &&
			! hasFanBehind( one, text ) &&
			SAME.test(
				text.slice( before.end, one.start ).replace( /^[)\]]/, '' )
			) &&
			group.every(
				( { scale, isFan } ) =>
					scale !== one.scale ||
					isFan ||
					one.isFan ||
					one.scale === 'C'
			)
		) {
			group.push( one );
		} else if ( isSaid || ! one.isGuess || isFanHalf( one, text ) ) {
			groups.push( [ one ] );
		}
	}
	return withBare(
		groups.flatMap( ( group ) => withHalf( group, text ) ),
		text,
		( before ) => DIFFERENCE.before.test( before ),
		isCelsius
	);
}
