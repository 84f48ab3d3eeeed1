/** How many slides and small pictures are on each side of the one that is shown. */
type Round = {
	/** Whether the first has nothing before it. A circle has as many before a slide as after it: of two or four the row of small pictures would show one twice. */
	finite: boolean;
	preload: number;
};

/**
 * Returns how pictures follow one another.
 *
 * @param count How many there are.
 */
export function roundOf( count: number ): Round {
	return { finite: count < 3, preload: count === 4 ? 1 : 2 };
}
