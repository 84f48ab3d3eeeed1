import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { REPOSITORY } from '../site/paths.mjs';
import { inlineForeign, nameForeign } from './foreign-references.mjs';
import { labelsToPhp, partLabels, typedSchema } from './labels.mjs';
import { inlineReferences, toPhp } from './php.mjs';
import { NOTICE, PHP_FOLDER, phpFile, TYPES_FOLDER } from './targets.mjs';

/** Where the schemas are. */
const SCHEMAS = path.join( REPOSITORY, 'packages/contracts/schemas' );

/**
 * Lists the schemas.
 *
 * @return {Promise<string[]>} Paths from the schemas' folder, sorted.
 */
async function schemaFiles() {
	const names = await readdir( SCHEMAS, { recursive: true } );
	return names.filter( ( name ) => name.endsWith( '.json' ) ).sort();
}

/**
 * Returns the name of the module with the types of a schema.
 *
 * @param {string} file Path from the schemas' folder.
 * @return {string} Such as `ajax/get-ingredient-links-count`.
 */
function moduleName( file ) {
	return file.replace( /\.json$/, '' ).replaceAll( '_', '-' );
}

/**
 * Renders the PHP of a schema that is not of an ajax action: one file, and one more for texts that are translated.
 *
 * @param {string} file Path from the schemas' folder.
 * @param {any}    raw  The schema.
 * @return {Array<[ string, string ]>} Absolute paths with contents.
 */
function renderPhp( file, raw ) {
	const target = path.join( PHP_FOLDER, file.replace( /\.json$/, '' ) );
	const inlined = inlineReferences( raw );
	if ( inlined[ 'x-i18n' ] !== true ) {
		return [ [ `${ target }.php`, phpFile( toPhp( inlined ) ) ] ];
	}
	const { schema, labels } = partLabels( inlined );
	return [
		[ `${ target }.php`, phpFile( toPhp( schema ) ) ],
		[ `${ target }-labels.php`, phpFile( labelsToPhp( labels ) ) ],
	];
}

/**
 * What the schemas make.
 *
 * @typedef {object} Rendered
 * @property {Map<string, string>}                  files     Contents by absolute path.
 * @property {Array<import('./actions.mjs').Contract>} contracts The ajax actions.
 * @property {Map<string, any>}                     islands   Schemas of the islands' props by name of the island, all references inlined.
 */

/**
 * Reads the schemas.
 *
 * @return {Promise<Map<string, any>>} By their path from the schemas' folder.
 */
async function readSchemas() {
	/** @type {Map<string, any>} */
	const read = new Map();
	for ( const file of await schemaFiles() ) {
		read.set(
			file,
			JSON.parse( await readFile( path.join( SCHEMAS, file ), 'utf8' ) )
		);
	}
	return read;
}

/**
 * Renders the TypeScript types of a schema.
 *
 * @param {string}           file Path from the schemas' folder.
 * @param {Map<string, any>} all  All schemas.
 * @return {Promise<string>} The module.
 */
async function renderTypes( file, all ) {
	const { schema, imports } = nameForeign( file, all );
	const lines = [ ...imports ].map(
		( [ type, target ] ) =>
			`import type { ${ type } } from '../${ moduleName( target ) }';`
	);
	return compile( typedSchema( schema ), schema.title, {
		bannerComment: [ `/* ${ NOTICE } */`, ...lines ].join( '\n' ),
		additionalProperties: false,
		style: { singleQuote: true, useTabs: true },
	} );
}

/**
 * Renders what is made from one schema each, and the index of their types.
 *
 * @return {Promise<Rendered>} The files, and what the tables are made from.
 */
export async function renderSchemas() {
	/** @type {Rendered} */
	const { files, contracts, islands } = {
		files: new Map(),
		contracts: [],
		islands: new Map(),
	};
	/** @type {string[]} */
	const modules = [];
	const all = await readSchemas();
	for ( const [ file, schema ] of all ) {
		const name = moduleName( file );
		modules.push( name );
		files.set(
			path.join( TYPES_FOLDER, `${ name }.ts` ),
			await renderTypes( file, all )
		);
		if ( file.startsWith( 'ajax/' ) ) {
			contracts.push( {
				name: path.basename( file, '.json' ),
				schema: inlineReferences( schema ),
			} );
			continue;
		}
		if ( file.startsWith( 'islands/' ) ) {
			islands.set(
				path.basename( file, '.json' ),
				inlineForeign( file, all )
			);
			continue;
		}
		for ( const [ target, contents ] of renderPhp( file, schema ) ) {
			files.set( target, contents );
		}
	}
	files.set(
		path.join( TYPES_FOLDER, 'index.ts' ),
		`/* ${ NOTICE } */\n${ modules
			.map( ( name ) => `export type * from './${ name }';` )
			.join( '\n' ) }\n`
	);
	return { files, contracts, islands };
}
