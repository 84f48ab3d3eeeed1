import type { Line } from '../list/insert';
import { saysTime, textOf } from './line-kinds';
import rules from './rules.json';

/** Words that are long enough to be those of a food. */
const WORD = /\p{L}{4,}/gu;

/** What a food is for: "oil for frying the eggs". */
const PURPOSE = new RegExp( `\\s${ rules.forAPart }`, 'iu' );

/** Returns the words of foods that are long enough to be found in a step. */
const wordsIn = ( foods: readonly Line[] ): ReadonlySet< string > =>
	new Set(
		foods.flatMap(
			( line ) => textOf( line ).toLowerCase().match( WORD ) ?? []
		)
	);

/**
 * Returns what tells whether a line speaks of the foods, or of a time.
 *
 * @param foods The foods of the recipe.
 * @return True for what is likely a step; a food may speak of another one.
 */
export function spokenOf( foods: readonly Line[] ): ( line: Line ) => boolean {
	const words = wordsIn( foods );
	return ( line ) => {
		const text = textOf( line ).toLowerCase();
		return (
			( text.match( WORD ) ?? [] ).some( ( word ) =>
				words.has( word )
			) || saysTime( text )
		);
	};
}

/**
 * Returns what tells whether a line may be a step that neither a number nor a full stop
 * marks: one that begins with a food ("butter for the tin"), with a small letter, or
 * says what something is for, may be a food.
 *
 * @param foods The foods of the recipe.
 * @return False for what may be a food.
 */
export function plainStepBelow(
	foods: readonly Line[]
): ( line: Line ) => boolean {
	const words = wordsIn( foods );
	return ( line ) => {
		const text = textOf( line );
		const [ first = '' ] = /\p{L}+/u.exec( text ) ?? [];
		return (
			! /^\p{Ll}/u.test( first ) &&
			! words.has( first.toLowerCase() ) &&
			( saysTime( text ) || ! PURPOSE.test( text ) )
		);
	};
}
