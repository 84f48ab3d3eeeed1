import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { namesOf } from './names.mjs';
import { REGISTRATIONS } from './registrations.mjs';

const TEMPLATES = path.join( import.meta.dirname, 'templates' );

/** The suffix that keeps linters and formatters from reading a template as code. */
const SUFFIX = '.txt';

/**
 * Writes the files of a new block from the templates, and registers the block
 * where its renderer and its stored markup are listed.
 *
 * @param {string}   root      Path of the repository.
 * @param {string[]} arguments_ What follows the command: the block's name.
 * @return {Promise<string[]>} Written and changed files, relative to the repository.
 * @throws {SiteError} For a name that is none, or that a block has already.
 */
export async function addBlock( root, arguments_ ) {
	const names = namesOf( arguments_ );
	if ( await exists( path.join( root, 'blocks', names.slug ) ) ) {
		throw new SiteError( `There is a block ${ names.slug } already.`, {
			fix: 'Choose another name.',
		} );
	}
	// Everything is made before anything is written: a registration that finds no place leaves no half block behind.
	const changes = [
		...( await fromTemplates( names ) ),
		...( await Promise.all(
			REGISTRATIONS.map( async ( { file, add } ) => ( {
				file,
				text: add(
					await readFile( path.join( root, file ), 'utf8' ),
					names
				),
			} ) )
		) ),
	];
	for ( const { file, text } of changes ) {
		const target = path.join( root, file );
		await mkdir( path.dirname( target ), { recursive: true } );
		await writeFile( target, text );
	}
	return changes.map( ( { file } ) => file );
}

/**
 * Fills in the templates; a template's path says where its file goes.
 *
 * @param {import('./names.mjs').Names} names
 * @return {Promise<Array<{ file: string, text: string }>>} Files relative to the repository.
 */
async function fromTemplates( names ) {
	const templates = await readdir( TEMPLATES, {
		recursive: true,
		withFileTypes: true,
	} );
	return Promise.all(
		templates
			.filter( ( entry ) => entry.isFile() )
			.map( async ( entry ) => {
				const template = path.join( entry.parentPath, entry.name );
				const file = path
					.relative( TEMPLATES, template )
					.slice( 0, -SUFFIX.length );
				return {
					file: fill( file, names ),
					text: fill( await readFile( template, 'utf8' ), names ),
				};
			} )
	);
}

/**
 * Replaces `{{slug}}` and its like.
 *
 * @param {string}                      text
 * @param {import('./names.mjs').Names} names
 * @return {string} The text with the names.
 */
function fill( text, names ) {
	return text.replaceAll(
		/\{\{(slug|pascal|camel|snake|title)\}\}/g,
		( _, form ) => names[ /** @type {keyof typeof names} */ ( form ) ]
	);
}

/**
 * Returns whether there is a file or folder.
 *
 * @param {string} file
 * @return {Promise<boolean>} False when nothing has that path.
 */
async function exists( file ) {
	return stat( file ).then(
		() => true,
		() => false
	);
}
