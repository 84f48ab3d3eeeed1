import { moduleOf } from './module-of.mjs';

/**
 * Gives the expressions that find times in the texts of steps.
 *
 * @return {Promise<Record<string, string>>} Expressions by name.
 */
export async function stepPatterns() {
	const { STEP_PATTERNS } = await moduleOf(
		'packages/duration/src/step-pattern.ts'
	);
	return STEP_PATTERNS;
}
