/** How much smaller than usual a sheet is printed. */
export type Step = {
	scale: number;
	/** Whether its pictures are small. */
	isTight: boolean;
};

/** As large as usual. */
export const DEFAULT_STEP: Step = { scale: 1, isTight: false };

/**
 * From nothing to the smallest that one still reads at arm's length: 8.5 of 11
 * points. Pictures shrink before letters.
 */
const SMALLER: readonly Step[] = [ 1, 0.95, 0.9, 0.86, 0.82, 0.78 ].map(
	( scale ) => ( { scale, isTight: true } )
);

/** A sheet that is longer than this is not brought onto one page; it may be a little smaller, where that saves a page. */
const LONG = 2;

/** The smallest letters of a long sheet: 9.9 points. */
const COMFORTABLE = 0.9;

/** Room for what printers round. */
const TOLERANCE = 0.985;

/** The least share of its usual length that the letters of a sheet leave. */
export const leastShare = ( { scale }: Step ): number =>
	( ( SMALLER.at( -1 ) ?? DEFAULT_STEP ).scale / scale ) ** 2;

/**
 * Finds the first step that fits. What is smaller than one that fits does so, too,
 * and each measurement lays the sheet out again: half of the steps are left after each.
 *
 * @param steps The largest first; the last one fits.
 * @param fits  Measures a step.
 * @return The largest that fits.
 */
function largestOf(
	steps: readonly Step[],
	fits: ( step: Step ) => boolean
): Step | undefined {
	let [ from, to ] = [ 0, steps.length - 1 ];
	while ( from < to ) {
		const middle = Math.floor( ( from + to ) / 2 );
		const step = steps[ middle ];
		if ( step && fits( step ) ) {
			to = middle;
		} else {
			from = middle + 1;
		}
	}
	return steps[ from ];
}

/**
 * Finds the largest print that is one page, or of a long sheet that which saves a page.
 *
 * @param measure  Gives how many pages a sheet takes, such as 1.2.
 * @param isWanted Whether it may be made smaller.
 * @return How to print it, and its pages; as large as usual where nothing helps.
 */
export function findFit(
	measure: ( step: Step ) => number,
	isWanted: boolean
): { step: Step; pages: number } {
	const usual = measure( DEFAULT_STEP );
	const all = Math.max( 1, Math.ceil( usual ) );
	const [ wanted, steps, room ] =
		usual <= LONG
			? [ 1, SMALLER, TOLERANCE ]
			: [
					all - 1,
					SMALLER.filter( ( { scale } ) => scale >= COMFORTABLE ),
					all - 1,
				];
	const fits = ( one: Step ): boolean => measure( one ) <= room;
	const smallest = steps.at( -1 );
	// Mostly it fits as it is, or nothing helps, which the smallest tells at once.
	const step =
		isWanted && usual > room && smallest && fits( smallest )
			? largestOf( steps, fits )
			: undefined;
	return { step: step ?? DEFAULT_STEP, pages: step ? wanted : all };
}
