import { GAS_MARKS, type Degrees } from './degrees';

/** Degrees without a scale that no kitchen has in Celsius. */
const FEWEST_BARE_FAHRENHEIT = 275;

const DEGREES =
	/(?<![\p{L}\d.,-])(?<!\d\/)(-?\d{1,3}(?:\.\d)?)(?:\s?(?:[°º˚]\s?(?:(?<own>[CF])(?=[^°º˚]{3,9}[°º˚]\s?\k<own>))?)?\s?(?:[-–—]|to|or|(?<=between \d{2,3} )and)\s?(\d{2,3}))?[\s-]?(?:([°º˚]|\bdegrees?\b|\bdeg\b\.?)\s?(C(?:elsius|entigrade)?|F(?:ahrenheit)?)?|(C|F)(?:elsius|entigrade|ahrenheit)?|(?=\s?\(?fan))(?![\p{L}\d])(\s?\(?(?:fan|convection)(?:[ -](?:forced|oven|assisted))?\)?(?!\p{L}|\s\d))?/giu;

const GAS_MARK = /\bgas(?:[ -]mark)?\s?(\d{1,2}|[½¼]|1\/[24])(?![\p{L}\d/])/giu;

/** What makes degrees a difference: `by 25 °F`, `20 °C lower`. */
const DIFFERENCE = {
	before: /\b(?:by|add(?:ing)?|subtract(?:ing)?|plus|minus|another)\s(?:about\s)?$/i,
	after: /^\s(?:higher|lower|hotter|cooler|warmer|more|less)\b/i,
};

/** What makes degrees an angle. */
const ANGLE = /(?:rotat\w*|turn\w*|angle|spin\w*)[^.]{0,25}$/i;

/** Between two ways to say the same temperature. */
const SAME = /^\s?[,;/|([]?\s?(?:or|\/)?\s?[([]?(?:fan|about)?\s?$/i;

function readDegrees( match: RegExpMatchArray, text: string ): Degrees | null {
	const [ all, low = '', , high, sign, long, short, fan ] = match;
	const start = match.index ?? 0;
	const letter = ( long ?? short )?.[ 0 ]?.toUpperCase();
	const value = Number( low );
	// "2 C" is two cups.
	if ( ! sign && Math.abs( value ) < 30 ) {
		return null;
	}
	const isFan =
		fan !== undefined ||
		/[(/,;|[]\s?(?:fan|convection)\s$/i.test( text.slice( 0, start ) );
	const isGuess = ! letter && value < FEWEST_BARE_FAHRENHEIT;
	const before = text.slice( 0, start );
	if ( ! letter && ( isGuess ? ! isFan : ANGLE.test( before ) ) ) {
		return null;
	}
	const scale = letter === 'C' || isGuess ? 'C' : 'F';
	const end = start + all.length;
	const most = scale === 'C' ? 350 : 650;
	return value > most
		? null
		: {
				scale,
				low: value,
				high: high === undefined ? null : Number( high ),
				isFan,
				isGuess,
				isDifference:
					DIFFERENCE.before.test( before ) ||
					DIFFERENCE.after.test( text.slice( end ) ),
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

/**
 * Finds the temperatures of a text, and puts together what says the same one.
 *
 * @param text Plain text.
 * @return Each temperature in all the ways in which it is said, in order.
 */
export function findGroups( text: string ): Degrees[][] {
	const all = [
		...[ ...text.matchAll( DEGREES ) ].map( ( match ) =>
			readDegrees( match, text )
		),
		...[ ...text.matchAll( GAS_MARK ) ].map( readGas ),
	]
		.filter( ( one ) => one !== null )
		.sort( ( a, b ) => a.start - b.start );
	const groups: Degrees[][] = [];
	for ( const one of all ) {
		const group = groups.at( -1 );
		const before = group?.at( -1 );
		if (
			group &&
			before &&
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
		} else if ( ! one.isGuess ) {
			groups.push( [ one ] );
		}
	}
	return groups;
}
