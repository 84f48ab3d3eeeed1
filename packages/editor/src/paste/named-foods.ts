import { MIN_FOOD_LINES, MIN_KNOWN_FOODS } from '@larder/contracts/constants';
import type { Line } from '../list/insert';
import { isFactLine } from './fact-lines';
import {
	isFood,
	isKnown,
	mayBeStep,
	saysTime,
	SENTENCE_END,
	textOf,
} from './line-kinds';
import { partNamedBy } from './part-names';
import rules from './rules.json';

const FOR = new RegExp( `^${ rules.forAPart }$`, 'iu' );

/** An amount with its measure, of which "240 g" has nothing else. */
const MEASURED = new RegExp(
	`${ rules.amount }[^\\p{L}]{0,12}(?:${ rules.measures })(?!\\p{L})`,
	'giu'
);

/** What a table of nutrition has grams of. */
const NUTRIENT = new RegExp(
	`^[^\\p{L}]*(?:${ rules.nutrients })[^\\p{L}]*$`,
	'iu'
);

/** Returns whether a line has an amount, and a food behind it. */
function isAmountOfFood( line: Line ): boolean {
	const food = textOf( line ).replace( MEASURED, '' );
	return (
		line.isCounted !== true &&
		isFood( line ) &&
		/\p{L}{2}/u.test( food ) &&
		! NUTRIENT.test( food ) &&
		( ! saysTime( textOf( line ) ) || isKnown( line ) )
	);
}

/** Returns whether nothing of a list is in a line directly above one: it is the title, a heading, a fact or a sentence. */
const isAboveList = ( line: Line, at: number ): boolean =>
	at === 0 ||
	line.isHeading ||
	isFactLine( line ) ||
	SENTENCE_END.test( textOf( line ) );

/** Returns whether lines have a list of foods in them. */
const haveFoods = ( lines: readonly Line[] ): boolean =>
	lines.some( ( line, at ) => {
		const next = lines[ at + 1 ];
		return isFood( line ) && next !== undefined && isFood( next );
	} );

/**
 * Names the ingredients of a recipe that names its steps alone: the lines directly above
 * that name, where each has an amount and a food, and nothing else in the text may be
 * one. The server reads alike: `Larder\Exchange\Written\NamedFoods`.
 *
 * @return The same with the name of the ingredients; null where it names more, or where it is not sure.
 */
export function withNamedFoods( lines: readonly Line[] ): Line[] | null {
	const parts = lines.map( ( line ) => partNamedBy( textOf( line ) ) );
	const name = parts.findIndex( ( part ) => part !== null );
	const steps = lines.slice( name + 1 );
	if (
		parts[ name ] !== 'instructions' ||
		parts.includes( 'ingredients' ) ||
		parts.lastIndexOf( 'instructions' ) !== name ||
		! steps.some( mayBeStep ) ||
		haveFoods( steps )
	) {
		return null;
	}
	const above = lines.slice( 0, name );
	const start =
		above.findLastIndex( ( line ) => ! isAmountOfFood( line ) ) + 1;
	const foods = above.splice( start );
	const known = foods.filter( isKnown ).length;
	const last = above.at( -1 );
	const isSure =
		foods.length >= MIN_FOOD_LINES &&
		known >= MIN_KNOWN_FOODS &&
		known * 2 >= foods.length &&
		! above.some( isFood ) &&
		( last === undefined || isAboveList( last, start - 1 ) );
	const group =
		last?.isHeading && start > 1 && FOR.test( textOf( last ) )
			? above.splice( -1 )
			: [];
	return isSure
		? [
				...above,
				{ isHeading: true, html: 'Ingredients' },
				...group,
				...foods,
				...lines.slice( name ),
			]
		: null;
}
