import type { Degrees, Scale } from './degrees';
import { HEAT_BEFORE, HEAT_BEHIND, RANGE_LEAD } from './temperature-words';

/** A number, or a range of them, that says no scale. */
const NUMBERS =
	/(?<![\p{L}\d.,/°º˚-])(?<low>\d{2,3})(?:(?<joint>\s?(?:[-–—]|to|bis|a|à)\s?)(?<high>\d{3}))?(?![\p{L}\d%°º˚/]|[.,]\d)/giu;

/** What a kitchen heats to, by scale. */
const PLAUSIBLE: Record< Scale, [ number, number ] > = {
	C: [ 40, 320 ],
	F: [ 100, 600 ],
};

/** How much hotter or cooler an oven is made at once. */
const LARGEST_DIFFERENCE = 150;

/**
 * Returns the word that stands between the ends of a range.
 *
 * @param joint What stands there.
 * @return The word with its spaces; undefined for a dash.
 */
export function jointOf( joint = '' ): string | undefined {
	const word = joint.trim();
	return /\p{L}/u.test( word ) ? ` ${ word } ` : undefined;
}

/** Returns the scale in which a text goes on at a place: that of the temperature before, else of the first. */
function scaleAt( groups: readonly Degrees[][], start: number ): Scale | null {
	const said = groups
		.map( ( group ) => group.find( ( { scale } ) => scale !== 'gas' ) )
		.filter( ( one ) => one !== undefined );
	const one = said.findLast( ( { end } ) => end <= start ) ?? said[ 0 ];
	return one === undefined || one.scale === 'gas' ? null : one.scale;
}

/**
 * Adds the temperatures of which a text does not say the scale again: the 300 of
 * `Heat to 450 °F, then reduce to 300.`
 *
 * @param groups       Temperatures that say their scale.
 * @param text         Plain text.
 * @param isDifference Tells by what stands before whether degrees are by how much.
 * @return All, in order.
 */
export function withBare(
	groups: Degrees[][],
	text: string,
	isDifference: ( before: string ) => boolean
): Degrees[][] {
	if ( scaleAt( groups, 0 ) === null ) {
		return groups;
	}
	const bare = [ ...text.matchAll( NUMBERS ) ].flatMap(
		( match ): Degrees[][] => {
			const { low = '', joint, high } = match.groups ?? {};
			const start = match.index;
			const end = start + match[ 0 ].length;
			const before = text.slice( 0, start );
			const scale = scaleAt( groups, start );
			const [ least, most ] = PLAUSIBLE[ scale ?? 'C' ];
			const isBy = isDifference( before );
			const value = Number( low );
			const isTaken = groups.some( ( group ) =>
				group.some( ( one ) => one.start < end && start < one.end )
			);
			const goesOn = groups.some( ( group ) =>
				/^\s(?:to|auf|bis|a|à)\s$/i.test(
					text.slice( group.at( -1 )?.end, start )
				)
			);
			const isPlausible = isBy
				? value <= LARGEST_DIFFERENCE
				: value >= least && Number( high ?? low ) <= most;
			return ! scale ||
				isTaken ||
				! isPlausible ||
				! HEAT_BEHIND.test( text.slice( end ) ) ||
				! ( goesOn || HEAT_BEFORE.test( before ) )
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
	return [ ...groups, ...bare ].sort(
		( [ a ], [ b ] ) => ( a?.start ?? 0 ) - ( b?.start ?? 0 )
	);
}
