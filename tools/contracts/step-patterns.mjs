import { moduleOf } from './module-of.mjs';

const SOURCE = 'packages/duration/src/step-pattern.ts';

/**
 * Returns the words for units of time, as the editor reads them in the fields of a recipe.
 *
 * @return {Promise<Record<string, {minutes: number, words: string[]}>>} By unit, the longest first.
 */
export async function timeUnits() {
	const { MINUTES, UNIT_WORDS } = await moduleOf(
		'packages/duration/src/units.ts'
	);
	return Object.fromEntries(
		Object.entries( MINUTES )
			.reverse()
			.map( ( [ unit, minutes ] ) => [
				unit,
				{ minutes, words: UNIT_WORDS[ unit ].split( ' ' ) },
			] )
	);
}

/**
 * Returns what finds times in the texts of steps.
 *
 * @return {Promise<Record<string, string | number>>} Expressions and limits by name.
 */
export async function stepPatterns() {
	const { STEP_PATTERNS, MAX_STEP_LENGTH, WORDS_AROUND } =
		await moduleOf( SOURCE );
	return {
		...STEP_PATTERNS,
		longest: MAX_STEP_LENGTH,
		around: WORDS_AROUND,
	};
}

/**
 * Returns what a time is read with that was found in a text.
 *
 * @return {Promise<Record<string, string | Record<string, number>>>} Expressions, and what words are worth.
 */
export async function stepTimeWords() {
	const { PIECES } = await moduleOf( SOURCE );
	const { amount, space, unit, ...values } = PIECES;
	return {
		head: `^(${ amount })${ space }*(${ unit })`,
		bare: `^${ amount }$`,
		...Object.fromEntries(
			Object.entries( values ).map( ( [ name, worth ] ) => [
				name,
				Object.fromEntries( worth ),
			] )
		),
	};
}
