import type { Span } from '@larder/duration';
import { isLoose, readCount } from '@larder/editor/content';

const PARTS = [ 'prepTime', 'cookTime', 'restTime', 'customTime' ] as const;

/** The times of a recipe, in the order of the page; the last is all of them. */
export const TIMES = [ ...PARTS, 'totalTime' ] as const;

export type TimeName = ( typeof TIMES )[ number ];

/** Minutes by time; of a range the longer end. */
export type Times = Record< TimeName, number >;

/** Shorter ends in minutes, of the times that are ranges. */
export type TimesFrom = Partial< Times >;

/**
 * Reads the shorter ends of times, whatever is stored. Its twin is `Larder\Recipe\TimeRanges`.
 *
 * @param stored The `timesFrom` attribute.
 * @param times  The longer ends.
 * @return Those that are shorter than the longer end; null for none.
 */
export function readTimesFrom(
	stored: unknown,
	times: Times
): TimesFrom | null {
	const from: TimesFrom = {};
	for ( const name of isLoose( stored ) ? TIMES : [] ) {
		const minutes = isLoose( stored ) ? readCount( stored[ name ] ) : 0;
		if ( minutes > 0 && minutes < times[ name ] ) {
			from[ name ] = minutes;
		}
	}
	return Object.keys( from ).length > 0 ? from : null;
}

/**
 * Returns how long one time takes; that of all is as set, or the sum of the others.
 *
 * @param times The times, with the shorter ends of those that are ranges.
 * @return Both ends in minutes, the same where it is not a range; 0 when it is not known.
 */
export function timeSpan(
	times: Times & { timesFrom: TimesFrom | null },
	name: TimeName
): Span {
	const from = times.timesFrom ?? {};
	const spans = (
		name === 'totalTime' && times.totalTime === 0 ? PARTS : [ name ]
	).map( ( part ) => ( {
		from: from[ part ] ?? times[ part ],
		to: times[ part ],
	} ) );
	return {
		from: spans.reduce( ( sum, span ) => sum + span.from, 0 ),
		to: spans.reduce( ( sum, span ) => sum + span.to, 0 ),
	};
}

/**
 * Sets one time.
 *
 * @param before The shorter ends of all times.
 * @param name   Which time changes.
 * @param span   Its ends; the same for one time.
 * @return Attributes that change.
 */
export function withSpan(
	before: TimesFrom | null,
	name: TimeName,
	span: Span
): Partial< Times > & { timesFrom: TimesFrom | null } {
	const { [ name ]: replaced, ...others } = before ?? {};
	const from: TimesFrom =
		span.from < span.to ? { ...others, [ name ]: span.from } : others;
	return {
		[ name ]: span.to,
		timesFrom: Object.keys( from ).length > 0 ? from : null,
	};
}
