import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../site/paths.mjs';

/**
 * Runs a source in TypeScript that imports nothing but types.
 *
 * @param {string} source Its path in the repository.
 * @return {Promise<any>} What it exports.
 */
export async function moduleOf( source ) {
	const text = await readFile( path.join( REPOSITORY, source ), 'utf8' );
	const { outputText } = ts.transpileModule( text, {
		compilerOptions: {
			module: ts.ModuleKind.ESNext,
			target: ts.ScriptTarget.ES2022,
		},
	} );
	return import(
		`data:text/javascript,${ encodeURIComponent( outputText ) }`
	);
}
