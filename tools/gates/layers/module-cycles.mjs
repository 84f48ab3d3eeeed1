import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../../site/paths.mjs';
import { components } from './components.mjs';

/**
 * Returns whether an import or export brings types alone, which are gone at run time.
 *
 * @param {import('typescript').ImportDeclaration | import('typescript').ExportDeclaration} statement
 * @return {boolean} Whether nothing is loaded for it.
 */
function isOfTypes( statement ) {
	if ( ts.isExportDeclaration( statement ) ) {
		return statement.isTypeOnly;
	}
	const clause = statement.importClause;
	const names = clause?.namedBindings;
	return (
		clause !== undefined &&
		( clause.isTypeOnly ||
			( clause.name === undefined &&
				names !== undefined &&
				ts.isNamedImports( names ) &&
				names.elements.every( ( { isTypeOnly } ) => isTypeOnly ) ) )
	);
}

/**
 * Finds modules that load each other. `import/no-cycle` finds the same, and takes a minute for it.
 *
 * @param {readonly string[]} files Absolute paths.
 * @return {string[]} A line for each cycle.
 */
export function moduleCycles( files ) {
	const { options } = ts.parseJsonConfigFileContent(
		ts.readConfigFile( path.join( REPOSITORY, 'tsconfig.json' ), ( name ) =>
			ts.sys.readFile( name )
		).config,
		ts.sys,
		REPOSITORY
	);
	/** @type {Map<string, string[]>} */
	const graph = new Map();
	for ( const file of files ) {
		const source = ts.createSourceFile(
			file,
			ts.sys.readFile( file ) ?? '',
			ts.ScriptTarget.Latest
		);
		const needs = source.statements.flatMap( ( statement ) => {
			if (
				! (
					ts.isImportDeclaration( statement ) ||
					ts.isExportDeclaration( statement )
				) ||
				statement.moduleSpecifier === undefined ||
				! ts.isStringLiteral( statement.moduleSpecifier ) ||
				isOfTypes( statement )
			) {
				return [];
			}
			const found = ts.resolveModuleName(
				statement.moduleSpecifier.text,
				file,
				options,
				ts.sys
			).resolvedModule;
			const real = found && ts.sys.realpath?.( found.resolvedFileName );
			return real === undefined || real.includes( '/node_modules/' )
				? []
				: [ real ];
		} );
		graph.set( file, needs );
	}
	return components( graph ).map(
		( members ) =>
			`${ members
				.map( ( file ) => path.relative( REPOSITORY, file ) )
				.join( ', ' ) }: they load each other`
	);
}
