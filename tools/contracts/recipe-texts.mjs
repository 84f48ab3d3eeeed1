import { readFile } from 'node:fs/promises';

/** Where the editor's paste has its rules. */
const RULES = new URL(
	'../../packages/editor/src/paste/rules.json',
	import.meta.url
);

/**
 * Returns the rules by which recipes are read that people have written.
 *
 * @return {Promise<Record<string, unknown>>} Expressions by what they find.
 */
export async function recipeTexts() {
	const { '//': note, ...rules } = JSON.parse(
		await readFile( RULES, 'utf8' )
	);
	return rules;
}
