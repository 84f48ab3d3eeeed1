import type { Grammar } from '@larder/quantity';
import { matchIngredients } from './match';
import type { StepFood } from './step-food';
import {
	ARTICLE_BEFORE,
	BATTER_BEHIND,
	CAPACITY_BEFORE,
	CAPACITY_BEHIND,
	DEGREES,
	DROPPED_BEFORE,
	EACH_BEFORE,
	EACH_BEHIND,
	EACH_FOOD_BEFORE,
	EACH_FOOD_BEHIND,
	FOOD_BEHIND,
	FOR_SEVERAL,
	FILLED_BEHIND,
	FOODS_BEHIND,
	IN_TURN_BEHIND,
	ON_SURFACE_BEHIND,
	MAKES_BEFORE,
	MAKES_BEHIND,
	MIXTURE_BEHIND,
	MOUND_BEHIND,
	OF_BEHIND,
	ON_ONE_BEFORE,
	PACKAGE_BEFORE,
	PART_BEHIND,
	PIECES_BEFORE,
	PIECES_BEHIND,
	REPEAT_BEHIND,
	REPEATED_BEHIND,
	SHAPED_BEFORE,
	SHAPES_BEHIND,
	SIDE_BEFORE,
	SIZE_BEFORE,
	SIZE_JOINT,
	STEP_BEHIND,
	TIME_BEHIND,
	TOOL_BEFORE,
	VESSEL_BEFORE,
	VESSEL_BEHIND,
} from './step-words';
import type { Found } from './write-amount';

/** Returns whether words name two foods of the recipe, of each of which an amount is. */
function areFoods(
	pattern: RegExp,
	behind: string,
	foods: readonly StepFood[]
): boolean {
	const names = pattern.exec( behind )?.slice( 1 );
	return (
		names?.every(
			( name = '' ) => matchIngredients( name, foods ).length > 0
		) ?? false
	);
}

/**
 * Returns whether an amount is for one piece, one time or one person.
 *
 * @param before The text before it.
 * @param behind The text after it.
 * @param foods  What the recipe has: what is of each of these follows.
 * @param isOne  Whether it is one, after which the next may follow.
 * @return True for `1 tbsp on each`.
 */
export function isForEach(
	before: string,
	behind: string,
	foods: readonly StepFood[],
	isOne = false
): boolean {
	return (
		( EACH_BEFORE.test( before ) &&
			! (
				EACH_FOOD_BEFORE.test( before ) &&
				areFoods( FOODS_BEHIND, behind, foods )
			) ) ||
		DROPPED_BEFORE.test( before ) ||
		areFoods( REPEATED_BEHIND, behind, foods ) ||
		MAKES_BEHIND.test( behind ) ||
		MAKES_BEFORE.test( before ) ||
		( EACH_BEHIND.test( behind ) &&
			! areFoods( EACH_FOOD_BEHIND, behind, foods ) ) ||
		( isOne && IN_TURN_BEHIND.test( behind ) )
	);
}

/** Returns whether the one that a text counts is one of several: the others wait on the work surface, or follow, `on a tortilla. Repeat.` */
export function isOneOfSeveral( before: string, behind: string ): boolean {
	return (
		ON_SURFACE_BEHIND.test( behind ) ||
		( ON_ONE_BEFORE.test( before ) && REPEAT_BEHIND.test( behind ) )
	);
}

/** Returns whether words say with what one shapes, or of what one piece is made: `mit zwei Teelöffeln Nocken abstechen`. */
function isShaping( before: string, typed: string, behind: string ): boolean {
	return (
		( ! FOR_SEVERAL.test( typed ) &&
			( ( SHAPED_BEFORE.test( before ) &&
				MIXTURE_BEHIND.test( behind ) ) ||
				BATTER_BEHIND.test( behind ) ) ) ||
		MOUND_BEHIND.test( behind ) ||
		( TOOL_BEFORE.test( before ) &&
			( SHAPES_BEHIND.test( behind ) ||
				( ! /[\d¼-¾⅐-⅞]/.test( typed ) &&
					! FOOD_BEHIND.test( behind ) ) ) )
	);
}

/** Returns whether an amount says how much a vessel or a package holds. */
function isHeld( before: string, behind: string ): boolean {
	return (
		VESSEL_BEHIND.test( behind ) ||
		( VESSEL_BEFORE.test( before ) && ! OF_BEHIND.test( behind ) ) ||
		CAPACITY_BEFORE.test( before ) ||
		CAPACITY_BEHIND.test( behind )
	);
}

/**
 * Returns whether a weight or volume says how large a vessel, a package or a piece is.
 *
 * @param before  The text before it.
 * @param typed   The amount.
 * @param behind  The text after it.
 * @param grammar The languages.
 * @return True for `a 2-quart pan`.
 */
export function isSize(
	before: string,
	typed: string,
	behind: string,
	{ code }: Grammar
): boolean {
	const isOf = OF_BEHIND.test( behind );
	return (
		// "A 2-quart pan", "a 3- to 4-pound chicken", "200-g-Stücke".
		/[\d¼-¾⅐-⅞]-\s?(?:\p{L}|(?:to|or|bis)\s)/u.test( typed ) ||
		( /(?:half|quarter)-/i.test( typed ) && ! isOf ) ||
		DEGREES.test( typed ) ||
		isShaping( before, typed, behind ) ||
		isHeld( before, behind ) ||
		// "A" says to how much in Spanish and Italian.
		( code !== 'es' &&
			code !== 'it' &&
			ARTICLE_BEFORE.test( before ) &&
			! isOf ) ||
		( code === 'it' &&
			SIZE_BEFORE.test( before ) &&
			! /\sa\s/u.test( typed ) ) ||
		PIECES_BEHIND.test( behind ) ||
		PIECES_BEFORE.test( before )
	);
}

/**
 * Returns whether an amount is the size of packages whose number scales.
 *
 * @param text     Plain text.
 * @param start    Where the amount starts.
 * @param previous What scales before it.
 * @return True for the 400 g of `2 boîtes de 400 g`, but not for those with which `2 Dosen mit 400 g` are filled.
 */
export function isOfPackages(
	text: string,
	start: number,
	previous: Found | undefined
): boolean {
	if ( ! previous?.noun ) {
		return false;
	}
	const joint = text.slice( previous.end, start );
	return (
		start < ( previous.sizeEnd ?? 0 ) ||
		( previous.noun.isUnit && SIZE_JOINT.test( joint ) ) ||
		( /^\s\p{L}+\s$/u.test( joint ) &&
			PACKAGE_BEFORE.test( text.slice( previous.noun.start, start ) ) &&
			! FILLED_BEHIND.test( text.slice( start ) ) )
	);
}

/**
 * Returns whether a number says a part of what is there, the side of a pan, which step it is, or one that one works on.
 *
 * @param before The text before it.
 * @param value  The number.
 * @param behind The text after it.
 * @return True for the 13 of `9×13`.
 */
export function isNoCount(
	before: string,
	value: number,
	behind: string
): boolean {
	return (
		( value < 1 && PART_BEHIND.test( behind ) ) ||
		( value === 1 && isOneOfSeveral( before, behind ) ) ||
		SIDE_BEFORE.test( before ) ||
		TIME_BEHIND.test( behind ) ||
		( /(?:^|[.!?]\s+)$/.test( before ) && STEP_BEHIND.test( behind ) )
	);
}
