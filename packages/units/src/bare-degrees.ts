import { textAfter, textBefore, type Degrees, type Scale } from './degrees';
import {
	HEAT_BEFORE,
	HEAT_BEHIND,
	OVEN_BEFORE,
	RANGE_LEAD,
} from './temperature-words';

/** A number, or a range of them, that says no scale. */
const NUMBERS =
	/(?<![\p{L}\d.,/°º˚-])(?<low>\d{2,3})(?:(?<joint>\s?(?:[-–—]|to|bis|a|à)\s?)(?<high>\d{3}))?(?![\p{L}\d%°º˚/]|[.,]\d)/giu;

/** What a kitchen heats to, by scale. */
const PLAUSIBLE: Record< Scale, [ number, number ] > = {
	C: [ 40, 320 ],
	F: [ 100, 600 ],
};

/** What an oven is set to where no scale is said: hotter than any in Celsius, or no hotter than one. */
const OVEN: Record< Scale, [ number, number ] > = {
	C: [ 120, 280 ],
	F: [ 300, 550 ],
};

/** What the knob of an oven counts by, by scale. */
const KNOB: Record< Scale, number > = { C: 5, F: 25 };

/** How much hotter or cooler an oven is made at once. */
const MAX_DIFFERENCE = 150;

/**
 * Returns the word that is between the ends of a range.
 *
 * @param joint What is there.
 * @return The word with its spaces; undefined for a dash.
 */
export function jointOf( joint = '' ): string | undefined {
	const word = joint.trim();
	return /\p{L}/u.test( word ) ? ` ${ word } ` : undefined;
}

/** Returns what finds the temperatures around a place; the places are requested in order, so that each is passed once. */
function around(
	all: readonly Degrees[]
): ( start: number ) => { before?: Degrees; next?: Degrees } {
	let ended = 0;
	return ( start ) => {
		let next = all[ ended ];
		while ( next && next.end <= start ) {
			next = all[ ++ended ];
		}
		const before = all[ ended - 1 ];
		return { ...( before && { before } ), ...( next && { next } ) };
	};
}

/** Returns whether a number of a text that says no scale is that of an oven: `Bake at 350`. */
function isOven(
	low: number,
	high: number,
	scale: Scale,
	before: string
): boolean {
	const [ least, most ] = OVEN[ scale ];
	return (
		low >= least &&
		high <= most &&
		low % KNOB[ scale ] === 0 &&
		high % KNOB[ scale ] === 0 &&
		OVEN_BEFORE.test( before )
	);
}

/**
 * Adds the temperatures of which a text does not say the scale again: the 300 of
 * `Heat to 450 °F, then reduce to 300.`; and those of ovens in a text that says
 * none.
 *
 * @param groups       Temperatures that say their scale.
 * @param text         Plain text.
 * @param isDifference Tells by what precedes whether degrees are by how much.
 * @param isCelsius    Whether degrees without a scale are those of Celsius.
 * @return All, in order.
 */
export function withBare(
	groups: Degrees[][],
	text: string,
	isDifference: ( before: string ) => boolean,
	isCelsius: boolean
): Degrees[][] {
	const isSilent = groups.length === 0;
	const said = groups
		.map( ( group ) => group.find( ( { scale } ) => scale !== 'gas' ) )
		.filter( ( one ) => one !== undefined );
	if ( ! isSilent && said.length === 0 ) {
		return groups;
	}
	const findAll = around( groups.flat() );
	const scalesAround = around( said );
	const silent = isCelsius ? 'C' : 'F';
	/** The scale in which the text continues at a place: that of the temperature before, else of the first. */
	const scaleAt = ( start: number ) =>
		( scalesAround( start ).before ?? said[ 0 ] )?.scale ?? silent;
	const bare = [ ...text.matchAll( NUMBERS ) ].flatMap(
		( match ): Degrees[][] => {
			const { low = '', joint, high } = match.groups ?? {};
			const start = match.index;
			const end = start + match[ 0 ].length;
			const near = findAll( start );
			const scale = scaleAt( start );
			const isTaken = near.next !== undefined && near.next.start < end;
			if ( isTaken || scale === 'gas' ) {
				return [];
			}
			const before = textBefore( text, start );
			const [ least, most ] = PLAUSIBLE[ scale ];
			const isBy = isDifference( before );
			const value = Number( low );
			const goesOn = /^\s(?:to|auf|bis|a|à)\s$/i.test(
				text.slice( near.before?.end ?? start, start )
			);
			const isPlausible = isBy
				? value <= MAX_DIFFERENCE
				: value >= least && Number( high ?? low ) <= most;
			const isMeant = isSilent
				? isOven( value, Number( high ?? low ), silent, before )
				: isPlausible && ( goesOn || HEAT_BEFORE.test( before ) );
			return ! isMeant || ! HEAT_BEHIND.test( textAfter( text, end ) )
				? []
				: [
						[
							{
								scale,
								low: value,
								high:
									high === undefined ? null : Number( high ),
								...( RANGE_LEAD.test( before ) && {
									joint: jointOf( joint ),
								} ),
								isFan: false,
								isDifference: isBy,
								start,
								end,
							},
						],
					];
		}
	);
	// What continues from these says no scale either.
	return isSilent && bare.length > 0
		? withBare( bare, text, isDifference, isCelsius )
		: [ ...groups, ...bare ].sort(
				( [ a ], [ b ] ) => ( a?.start ?? 0 ) - ( b?.start ?? 0 )
			);
}
