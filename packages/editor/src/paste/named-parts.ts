import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { wordedSpan } from '@larder/duration/find';
import { beginsWithAmount } from './amount';
import { isFactLine } from './fact-lines';
import { factOf } from './facts';
import { farewellIn } from './letter';
import rules from './rules.json';

/** How many lines with an amount are surely a list of ingredients. */
const FEWEST = 3;

/** Longer than this a line with a number is a sentence. */
const LONGEST_FOOD = 90;

/** How many words a sentence has at least; a name has fewer. */
const SENTENCE = 4;

/** How a sentence ends. */
const END = /[.!?。؟]["”»)]?\s*$/u;

/** Words that are long enough to be those of a food. */
const WORD = /\p{L}{4,}/gu;

const FOR = new RegExp( `^${ rules.forAPart }$`, 'iu' );

const textOf = ( { html }: Line ) => decodeText( html ).trim();

/** A time, a year or a number of servings begins with a number and is not a food. */
const isFact = ( text: string ): boolean => factOf( text ) !== null;

const wordsOf = ( line: Line ) => textOf( line ).split( /\s+/u ).length;

function isFood( line: Line ): boolean {
	const text = textOf( line );
	return (
		! line.isHeading &&
		beginsWithAmount( text ) &&
		text.length <= LONGEST_FOOD &&
		! END.test( text ) &&
		! isFact( text )
	);
}

/** Returns whether a line may be a step: a sentence, a line with a number before it, or words that are not a food. */
function mayBeStep( line: Line ): boolean {
	return ! line.isHeading && ! isFood( line ) && ! isFactLine( line );
}

const isMarkedStep = ( line: Line ): boolean =>
	mayBeStep( line ) &&
	( line.isCounted === true || END.test( textOf( line ) ) );

/** Returns what tells whether a line speaks of the foods, or of a time. */
function spokenOf( foods: readonly Line[] ): ( line: Line ) => boolean {
	const words = new Set(
		foods.flatMap(
			( line ) => textOf( line ).toLowerCase().match( WORD ) ?? []
		)
	);
	return ( line ) => {
		const text = textOf( line ).toLowerCase();
		return (
			( text.match( WORD ) ?? [] ).some( ( word ) =>
				words.has( word )
			) || wordedSpan( text ) !== null
		);
	};
}

/** Finds the first step: a sentence or a line with a number, else words below the last food. */
function firstStep( lines: readonly Line[], start: number ): number {
	const marked = lines.findIndex(
		( line, at ) =>
			at > start &&
			isMarkedStep( line ) &&
			( line.isCounted === true || wordsOf( line ) >= SENTENCE )
	);
	const last = lines.findLastIndex( isFood );
	const isSpoken = spokenOf( lines.filter( isFood ) );
	return marked >= 0
		? marked
		: lines.findIndex(
				( line, at ) =>
					at > last &&
					mayBeStep( line ) &&
					wordsOf( line ) >= SENTENCE - ( isSpoken( line ) ? 1 : 0 )
			);
}

/** Returns whether all lines are steps, with names of groups and facts between them or not. */
function areSteps( lines: readonly Line[], foods: readonly Line[] ): boolean {
	const isSpoken = spokenOf( foods );
	const isPlain = ! lines.some( isMarkedStep );
	return (
		lines.every( ( line, at ) => {
			const next = lines[ at + 1 ];
			return line.isHeading
				? next !== undefined && ! next.isHeading
				: line.isCounted === true ||
						isFactLine( line ) ||
						( mayBeStep( line ) &&
							( isMarkedStep( line ) ||
								( wordsOf( line ) > 1 &&
									( isPlain || isSpoken( line ) ) ) ) );
		} ) &&
		( ! isPlain || ( lines.length > 1 && lines.some( isSpoken ) ) )
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
	const first = lines.findIndex( isFood );
	const steps = first < 0 ? -1 : firstStep( lines, first );
	if ( steps < 0 ) {
		return null;
	}
	const name = lines[ first - 1 ];
	const isGroup =
		name?.isHeading === true && ( first > 1 || FOR.test( textOf( name ) ) );
	const start = isGroup ? first - 1 : first;
	const last = lines[ steps - 1 ];
	const end = last?.isHeading ? steps - 1 : steps;
	const foods = lines.slice( first, end );
	const others = foods.filter( ( line ) => ! isFood( line ) );
	const below = stepsOf( lines.slice( end ) );
	const isSure =
		foods.length - others.length >= FEWEST &&
		others.length * 2 <= foods.length &&
		others.every( ( line ) => textOf( line ).length <= LONGEST_FOOD / 2 ) &&
		areSteps( below.steps, foods ) &&
		! lines.some( ( { picture } ) => picture );
	return isSure
		? [
				...lines.slice( 0, start ),
				...below.told,
				{ isHeading: true, html: 'Ingredients' },
				...lines.slice( start, end ),
				{ isHeading: true, html: 'Instructions' },
				...below.steps,
				...below.farewell,
			]
		: null;
}
