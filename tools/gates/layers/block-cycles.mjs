import path from 'node:path';
import ts from 'typescript';
import { components } from './components.mjs';

/** A file of a block, and the block's folder. */
const OF_BLOCK = /^blocks\/([^/]+)\//;

/**
 * Finds blocks whose folders import each other, types included: neither can be
 * read, moved or taken out without the other. Tests may look at any block.
 *
 * @param {ReadonlyArray<{ file: string, text: string }>} files Paths relative to the repository, with their texts.
 * @return {string[]} A line for each cycle.
 */
export function blockCycles( files ) {
	/** @type {Map<string, string[]>} */
	const graph = new Map();
	for ( const { file, text } of files ) {
		const block = OF_BLOCK.exec( file )?.[ 1 ];
		if ( block === undefined || file.includes( '/test/' ) ) {
			continue;
		}
		const needs = ts
			.preProcessFile( text, true, true )
			.importedFiles.flatMap( ( { fileName } ) => {
				if ( ! fileName.startsWith( '.' ) ) {
					return [];
				}
				const need = OF_BLOCK.exec(
					path.posix.join( path.posix.dirname( file ), fileName )
				)?.[ 1 ];
				return need === undefined || need === block ? [] : [ need ];
			} );
		graph.set( block, [ ...( graph.get( block ) ?? [] ), ...needs ] );
	}
	return components( graph ).map(
		( members ) =>
			`${ members
				.map( ( block ) => `blocks/${ block }` )
				.join( ', ' ) }: they import each other`
	);
}
