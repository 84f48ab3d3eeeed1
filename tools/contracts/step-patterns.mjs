import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../site/paths.mjs';

const SOURCE = 'packages/duration/src/step-pattern.ts';

/**
 * Gives the expressions that find times in the texts of steps. Their source
 * imports nothing, so it runs once its types are taken out.
 *
 * @return {Promise<Record<string, string>>} Expressions by name.
 */
export async function stepPatterns() {
	const source = await readFile( path.join( REPOSITORY, SOURCE ), 'utf8' );
	const { outputText } = ts.transpileModule( source, {
		compilerOptions: {
			module: ts.ModuleKind.ESNext,
			target: ts.ScriptTarget.ES2022,
		},
	} );
	const { STEP_PATTERNS } = await import(
		`data:text/javascript,${ encodeURIComponent( outputText ) }`
	);
	return STEP_PATTERNS;
}
