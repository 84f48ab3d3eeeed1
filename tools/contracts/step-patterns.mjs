import { moduleOf } from './module-of.mjs';

const SOURCE = 'packages/duration/src/step-pattern.ts';

/**
 * Returns what finds times in the texts of steps.
 *
 * @return {Promise<Record<string, string | number>>} Expressions and limits by name.
 */
export async function stepPatterns() {
	const { STEP_PATTERNS, LONGEST_STEP, WORDS_AROUND } =
		await moduleOf( SOURCE );
	return {
		...STEP_PATTERNS,
		longest: LONGEST_STEP,
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
