import {
	MAX_FOOD_LENGTH,
	MIN_FOOD_LINES,
	MIN_KNOWN_FOODS,
	MIN_SENTENCE_WORDS,
} from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { isFactLine } from './fact-lines';
import { farewellIn, withoutLetter } from './letter';
import {
	isFood,
	isKnown,
	isMarkedStep,
	mayBeStep,
	sentencesIn,
	textOf,
	wordsOf,
} from './line-kinds';
import rules from './rules.json';
import { plainStepBelow, spokenOf } from './step-words';

const FOR = new RegExp( `^${ rules.forAPart }$`, 'iu' );

/** Finds the first of short sentences that speak of the foods, directly above a step: "Slice the cucumber." */
function withShortSteps(
	lines: readonly Line[],
	foods: readonly Line[],
	step: number
): number {
	const isSpoken = spokenOf( foods );
	const mayBePlain = plainStepBelow( foods );
	return (
		lines
			.slice( 0, step )
			.findLastIndex(
				( line ) =>
					! (
						isMarkedStep( line ) &&
						isSpoken( line ) &&
						mayBePlain( line )
					)
			) + 1
	);
}

/** Finds the first step: a sentence or a line with a number, else words below the last food. */
function firstStep( lines: readonly Line[], start: number ): number {
	const marked = lines.findIndex(
		( line, at ) =>
			at > start &&
			isMarkedStep( line ) &&
			( line.isCounted === true || wordsOf( line ) >= MIN_SENTENCE_WORDS )
	);
	const last = lines.findLastIndex( isFood );
	const foods = lines.filter( isFood );
	const isSpoken = spokenOf( foods );
	return marked >= 0
		? withShortSteps( lines, foods, marked )
		: lines.findIndex(
				( line, at ) =>
					at > last &&
					mayBeStep( line ) &&
					wordsOf( line ) >=
						MIN_SENTENCE_WORDS - ( isSpoken( line ) ? 1 : 0 )
			);
}

/**
 * Returns whether all lines are steps, with names of groups and facts between them or not.
 *
 * @param foods The foods, of which steps speak.
 * @return False for a text or a list that goes on.
 */
export function areSteps(
	lines: readonly Line[],
	foods: readonly Line[]
): boolean {
	const isSpoken = spokenOf( foods );
	const mayBePlain = plainStepBelow( foods );
	const isPlain = ! lines.some( isMarkedStep );
	const own = lines.filter( mayBeStep );
	return (
		lines.every( ( line, at ) => {
			const next = lines[ at + 1 ];
			return line.isHeading
				? next !== undefined && ! next.isHeading
				: isFactLine( line ) ||
						( mayBeStep( line ) &&
							( isMarkedStep( line ) ||
								( wordsOf( line ) > 1 &&
									( isPlain ? mayBePlain : isSpoken )(
										line
									) ) ) );
		} ) &&
		( ! isPlain ||
			( own.length > 1 &&
				own.filter( isSpoken ).length * 2 > own.length &&
				foods.filter( isKnown ).length * 2 >=
					foods.filter( isFood ).length ) )
	);
}

/** Splits the lines below the foods: "Makes 3 dozen" may be below the last step. */
function stepsOf( lines: readonly Line[] ): {
	steps: Line[];
	told: Line[];
	farewell: Line[];
} {
	const other = lines.filter( ( line ) => ! isFactLine( line ) );
	const farewell = other.slice( farewellIn( other ) );
	const left = lines.filter( ( line ) => ! farewell.includes( line ) );
	const last = left.findLastIndex( ( line ) => ! isFactLine( line ) );
	return {
		steps: left.slice( 0, last + 1 ),
		told: left.slice( last + 1 ),
		farewell,
	};
}

/** Returns the lines without their numbers where foods have some: these are not those of steps. */
function withoutNumbersOfFoods( lines: readonly Line[] ): readonly Line[] {
	const isNumbered = lines.some(
		( line ) => line.isCounted && isFood( line )
	);
	return isNumbered ? lines.map( ( { isCounted, ...line } ) => line ) : lines;
}

/** Finds the first food. Where foods have numbers, one without an amount may be above it. */
function firstFood( lines: readonly Line[], written: readonly Line[] ): number {
	let first = lines.findIndex( isFood );
	while ( written[ first ]?.isCounted && written[ first - 1 ]?.isCounted ) {
		first--;
	}
	return first;
}

/** A recipe whose parts have no headings. */
export type Unnamed = ReturnType< typeof stepsOf > & {
	above: Line[];
	foods: Line[];
};

/**
 * Finds where the foods and the steps seem to be.
 *
 * @param written The lines, none of which names a part.
 * @return The parts; null where one is missing.
 */
export function unnamedParts( written: readonly Line[] ): Unnamed | null {
	const lines = withoutNumbersOfFoods( written );
	const first = firstFood( lines, written );
	const steps = first < 0 ? -1 : firstStep( lines, first );
	if ( steps < 0 ) {
		return null;
	}
	const name = lines[ first - 1 ];
	// The only name below a greeting is that of the recipe.
	const isBelowTitle = withoutLetter( lines.slice( 0, first ) )
		.slice( 0, -1 )
		.some( ( line ) => line.isAside !== true );
	const isGroup =
		name?.isHeading === true &&
		( isBelowTitle || FOR.test( textOf( name ) ) );
	const start = isGroup ? first - 1 : first;
	const last = lines[ steps - 1 ];
	const end = last?.isHeading ? steps - 1 : steps;
	return {
		...stepsOf( lines.slice( end ) ),
		above: lines.slice( 0, start ),
		foods: lines.slice( start, end ),
	};
}

/** Finds the foods and the steps; null where it is not sure. */
function unnamedIn( written: readonly Line[] ): Unnamed | null {
	const found = unnamedParts( written );
	if ( found === null ) {
		return null;
	}
	const start = found.foods[ 0 ]?.isHeading ? 1 : 0;
	const foods = found.foods.slice( start );
	const others = foods.filter( ( line ) => ! isFood( line ) );
	const isSure =
		foods.length - others.length >= MIN_FOOD_LINES &&
		foods.filter( isKnown ).length >= MIN_KNOWN_FOODS &&
		others.length * 2 <= foods.length &&
		others.every(
			( line ) => textOf( line ).length <= MAX_FOOD_LENGTH / 2
		) &&
		areSteps( found.steps, foods ) &&
		! written.some( ( { picture } ) => picture );
	return isSure ? found : null;
}

const named = ( { above, told, foods, steps, farewell }: Unnamed ): Line[] => [
	...above,
	...told,
	{ isHeading: true, html: 'Ingredients' },
	...foods,
	{ isHeading: true, html: 'Instructions' },
	...steps,
	...farewell,
];

/**
 * Names the parts of a recipe that is written without any heading: lines with an
 * amount each, and steps after them. Only where nothing else is there: a short line
 * without an amount may be among the foods ("salt and pepper"), and what is neither a
 * sentence nor has a number is a step only where it speaks of the foods. The server
 * reads alike: `Larder\Exchange\Written\NamedParts`.
 *
 * @param lines The lines, none of which names a part.
 * @return The same with the names of ingredients and steps; null where it is not sure.
 */
export function withNamedParts( lines: readonly Line[] ): Line[] | null {
	const found = unnamedIn( lines );
	return found && named( found );
}

/**
 * Names the parts of a recipe without any heading that is pasted into the list of one
 * part: there a list is more likely. So each step has a number or is a sentence, and
 * there are two at least, as one may be a remark on a food; that of a letter is none.
 *
 * @param lines The lines, none of which names a part.
 * @return The same with the names of ingredients and steps; null where it may be one list.
 */
export function withNamedPartsOfList( lines: readonly Line[] ): Line[] | null {
	const found = unnamedIn( lines );
	const steps = found?.steps.filter( ( { isHeading } ) => ! isHeading ) ?? [];
	const sentences = steps.reduce(
		( sum, line ) => sum + sentencesIn( line ),
		0
	);
	const isLetter =
		found !== null &&
		( found.farewell.length > 0 ||
			withoutLetter( found.above ).some( ( { isAside } ) => isAside ) );
	return found &&
		steps.every( isMarkedStep ) &&
		sentences > ( isLetter ? 0 : 1 )
		? named( found )
		: null;
}
