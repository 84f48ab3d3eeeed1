import { mkdir, readFile, readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { readPlugin } from '../files.mjs';
import { compileLanguages } from './compile.mjs';
import { readLanguages } from './read.mjs';

/** What is made, as opposed to what the repository holds. */
const MADE = /\.(php|json)$/;

/**
 * Writes the files by which WordPress translates the plugin where it runs from
 * the repository, and takes away those of earlier builds.
 */
export async function writeLanguages() {
	const folder = path.join( REPOSITORY, 'languages' );
	await mkdir( folder, { recursive: true } );
	const compiled = compileLanguages(
		await readLanguages(),
		await readPlugin()
	);
	for ( const [ name, text ] of compiled ) {
		const file = path.join( REPOSITORY, name );
		if ( ( await readFile( file, 'utf8' ).catch( () => '' ) ) !== text ) {
			await writeFile( file, text );
		}
	}
	for ( const name of await readdir( folder ) ) {
		if ( MADE.test( name ) && ! compiled.has( `languages/${ name }` ) ) {
			await unlink( path.join( folder, name ) );
		}
	}
}
