import type { System } from './measures';

/** What a thermometer shows. */
export type Scale = 'C' | 'F';

/** Oven marks of British gas cookers, in Celsius and Fahrenheit. */
const GAS: Record< string, [ number, number ] > = {
	'1/4': [ 110, 225 ],
	'1/2': [ 120, 250 ],
	1: [ 140, 275 ],
	2: [ 150, 300 ],
	3: [ 160, 325 ],
	4: [ 180, 350 ],
	5: [ 190, 375 ],
	6: [ 200, 400 ],
	7: [ 220, 425 ],
	8: [ 230, 450 ],
	9: [ 240, 475 ],
	10: [ 260, 500 ],
};

/** Degrees without a scale that no kitchen has in Celsius. */
const FEWEST_BARE_FAHRENHEIT = 275;

/** Where ovens begin, in Celsius. */
const OVEN_CELSIUS = 120;

/** Where they begin in Fahrenheit, which they count by 25. */
const OVEN_FAHRENHEIT = 200;

/**
 * Writes degrees of one scale in the other: those of ovens as ovens show them,
 * those of sugar and roasts to the degree.
 *
 * @param value The degrees.
 * @param from  Their scale.
 * @return Degrees of the other scale.
 */
export function otherDegrees( value: number, from: Scale ): number {
	if ( from === 'F' ) {
		const celsius = ( ( value - 32 ) * 5 ) / 9;
		return value >= OVEN_FAHRENHEIT && value % 25 === 0
			? Math.round( celsius / 10 ) * 10
			: Math.round( celsius );
	}
	const fahrenheit = ( value * 9 ) / 5 + 32;
	if ( value < OVEN_CELSIUS || value % 5 !== 0 ) {
		return Math.round( fahrenheit );
	}
	const mark = Math.round( fahrenheit / 25 ) * 25;
	return Math.abs( mark - fahrenheit ) <= 8
		? mark
		: Math.round( fahrenheit / 5 ) * 5;
}

/** One way to say a temperature. */
type Degrees = {
	scale: Scale | 'gas';
	/** Degrees; of a gas mark those in Celsius. */
	low: number;
	high: number | null;
	isFan: boolean;
	start: number;
	end: number;
};

const DEGREES =
	/(?<![\p{L}\d.,-])(?<!\d\/)(-?\d{1,3}(?:\.\d)?)(?:\s?(?:[°º˚]\s?[CF]?)?\s?(?:[-–—]|to|or)\s?(\d{2,3}))?\s?(?:([°º˚]|\bdegrees?\b|\bdeg\b\.?)\s?(C(?:elsius|entigrade)?|F(?:ahrenheit)?)?|(C|F)(?:elsius|entigrade|ahrenheit)?)(?![\p{L}\d])(\s?\(?(?:fan|convection)(?:[ -](?:forced|oven|assisted))?\)?(?![\p{L}]))?/giu;

const GAS_MARK = /\bgas(?:[ -]mark)?\s?(\d{1,2}|[½¼]|1\/[24])(?![\p{L}\d/])/giu;

/** What makes degrees an angle. */
const ANGLE = /(?:rotat\w*|turn\w*|angle|spin\w*)[^.]{0,25}$/i;

/** Between two ways to say the same temperature. */
const SAME = /^\s?[,;/|([]?\s?(?:or|\/)?\s?[([]?(?:fan|about)?\s?$/i;

function readDegrees( match: RegExpMatchArray, text: string ): Degrees | null {
	const [ all, low = '', high, sign, long, short, fan ] = match;
	const start = match.index ?? 0;
	const letter = ( long ?? short )?.[ 0 ]?.toUpperCase();
	const value = Number( low );
	// "2 C" is two cups.
	if ( ! sign && Math.abs( value ) < 30 ) {
		return null;
	}
	if (
		! letter &&
		( value < FEWEST_BARE_FAHRENHEIT ||
			ANGLE.test( text.slice( 0, start ) ) )
	) {
		return null;
	}
	const scale = letter === 'C' ? 'C' : 'F';
	const most = scale === 'C' ? 350 : 650;
	return value > most
		? null
		: {
				scale,
				low: value,
				high: high === undefined ? null : Number( high ),
				isFan: fan !== undefined,
				start,
				end: start + all.length,
			};
}

function readGas( match: RegExpMatchArray ): Degrees | null {
	const [ all, mark = '' ] = match;
	const key = mark.replace( '½', '1/2' ).replace( '¼', '1/4' );
	const start = match.index ?? 0;
	const marked = GAS[ key ];
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

/** Puts together what says the same temperature. */
function findGroups( text: string ): Degrees[][] {
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
		} else {
			groups.push( [ one ] );
		}
	}
	return groups;
}

/** Prints degrees as an oven shows them. */
function print( low: number, high: number | null, scale: Scale ): string {
	return `${ low }${ high === null || high === low ? '' : `–${ high }` }\u00a0°${ scale }`;
}

function convertOne( degrees: Degrees, scale: Scale ): string {
	const { low, high } = degrees;
	if ( degrees.scale === 'gas' ) {
		const [ , fahrenheit = 0 ] =
			Object.values( GAS ).find( ( [ celsius ] ) => celsius === low ) ??
			[];
		return print( scale === 'C' ? low : fahrenheit, null, scale );
	}
	const from = degrees.scale;
	return print(
		otherDegrees( low, from ),
		high === null ? null : otherDegrees( high, from ),
		scale
	);
}

/** Ends a group where the bracket closes that it opened; null where more stands in it. */
function endOf( text: string, start: number, end: number ): number {
	const piece = text.slice( start, end );
	const open = piece.split( '(' ).length - piece.split( ')' ).length;
	const rest = /^\s?\)/.exec( text.slice( end, end + 3 ) );
	return open > 0 && rest ? end + rest[ 0 ].length : end;
}

/** A piece of a text in other units. */
export type Converted = { start: number; end: number; text: string };

/** Says a temperature in one system: the half that is of it, else the other converted. */
function say( group: Degrees[], text: string, system: System ): string {
	const wanted = system === 'metric' ? 'C' : 'F';
	const own = group.filter( ( { scale } ) => scale === wanted );
	if ( own.length > 0 ) {
		// Who reads Celsius may cook on gas.
		return group
			.filter(
				( { scale } ) =>
					scale === wanted || ( scale === 'gas' && wanted === 'C' )
			)
			.map( ( { start, end } ) => text.slice( start, end ).trim() )
			.join( '/' );
	}
	const still = group.filter( ( { isFan } ) => ! isFan );
	const shown =
		still.find( ( { scale } ) => scale !== 'gas' ) ??
		still[ 0 ] ??
		group[ 0 ];
	return shown
		? convertOne( shown, wanted ) + ( shown.isFan ? ' fan' : '' )
		: '';
}

/** Tells whether a system says a temperature just so: that stays to the letter. */
function isOwn( group: Degrees[], system: System ): boolean {
	return system === 'us'
		? group.every( ( { scale } ) => scale === 'F' )
		: group.some( ( { scale } ) => scale === 'C' ) &&
				group.every( ( { scale } ) => scale !== 'F' );
}

/**
 * Finds the temperatures of a text, as a system writes them. Of `350°F/180°C`
 * and `180C/160C fan/gas 4` the half of that system is taken.
 *
 * @param text   Plain text.
 * @param system The system.
 * @return All temperatures in order, those that stay as they are, too.
 */
export function convertTemperatures(
	text: string,
	system: System
): Converted[] {
	if ( ! /\d|gas/i.test( text ) ) {
		return [];
	}
	return findGroups( text ).map( ( group ) => {
		const start = group[ 0 ]?.start ?? 0;
		const last = group.at( -1 )?.end ?? start;
		return isOwn( group, system )
			? { start, end: last, text: text.slice( start, last ) }
			: {
					start,
					end: endOf( text, start, last ),
					text: say( group, text, system ),
				};
	} );
}
