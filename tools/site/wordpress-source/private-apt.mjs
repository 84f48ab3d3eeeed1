import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { cachePath } from '../paths.mjs';

const SETTINGS = '/etc/apt';

/**
 * Reads the stanzas of all sources in the modern format (deb822), and those in
 * the old one-line format turned into it.
 *
 * @return {Promise<string[]>} One text a stanza.
 */
async function readStanzas() {
	/** @type {string[]} */
	const stanzas = [];
	const parts = path.join( SETTINGS, 'sources.list.d' );
	const files = ( await readdir( parts ).catch( () => [] ) ).map( ( name ) =>
		path.join( parts, name )
	);
	files.push( path.join( SETTINGS, 'sources.list' ) );
	for ( const file of files ) {
		const text = await readFile( file, 'utf8' ).catch( () => '' );
		if ( file.endsWith( '.sources' ) ) {
			stanzas.push( ...text.split( /\n\s*\n/ ) );
		} else if ( file.endsWith( '.list' ) ) {
			stanzas.push( ...text.split( '\n' ).map( toStanza ) );
		}
	}
	return stanzas.filter( ( stanza ) => stanza.trim() !== '' );
}

/**
 * Turns a line such as `deb [signed-by=/key.gpg] http://mirror/debian bookworm main`
 * into a stanza.
 *
 * @param {string} line
 * @return {string} A stanza, or '' for a line that is none.
 */
export function toStanza( line ) {
	const match =
		/^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+(.+?)\s*$/.exec( line );
	if ( match === null ) {
		return '';
	}
	const [ , options = '', address, suite, components ] = match;
	const key = /signed-by=(\S+)/i.exec( options )?.[ 1 ];
	return [
		'Types: deb',
		`URIs: ${ address }`,
		`Suites: ${ suite }`,
		`Components: ${ components }`,
		...( key ? [ `Signed-By: ${ key }` ] : [] ),
	].join( '\n' );
}

/**
 * Rewrites the stanza of the main archive of a Debian mirror for another suite.
 *
 * @param {readonly string[]} stanzas
 * @param {string}            suite
 * @return {string|null} Null when none of them is a Debian main archive.
 */
export function stanzaForSuite( stanzas, suite ) {
	const main = stanzas.find(
		( stanza ) =>
			/^Types:.*\bdeb\b/m.test( stanza ) &&
			/^Components:.*\bmain\b/m.test( stanza ) &&
			/^URIs:.*\/debian\/?(\s|$)/m.test( stanza ) &&
			! /^Enabled:\s*no/im.test( stanza ) &&
			! /^Suites:.*security/m.test( stanza )
	);
	if ( main === undefined ) {
		return null;
	}
	return main
		.split( '\n' )
		.filter( ( line ) => ! line.startsWith( '#' ) )
		.join( '\n' )
		.replace( /^Types:.*$/m, 'Types: deb' )
		.replace( /^Suites:.*$/m, `Suites: ${ suite }` )
		.replace( /^Components:.*$/m, 'Components: main' )
		.trim();
}

/**
 * Creates an apt of our own in the cache folder, for one suite.
 *
 * @param {string} suite
 * @return {Promise<string[]>} Options for apt-get and apt-cache.
 */
export async function preparePrivateApt( suite ) {
	const stanza = stanzaForSuite( await readStanzas(), suite );
	if ( stanza === null ) {
		throw new SiteError(
			'This machine has no Debian mirror in its settings.'
		);
	}
	const root = await cachePath( 'apt', suite );
	for ( const part of [
		'sources',
		'lists/partial',
		'cache/archives/partial',
	] ) {
		await mkdir( path.join( root, part ), { recursive: true } );
	}
	await writeFile(
		path.join( root, 'sources/larder.sources' ),
		stanza + '\n'
	);
	const settings = {
		'Dir::Etc::sourcelist': '/dev/null',
		'Dir::Etc::sourceparts': path.join( root, 'sources' ),
		'Dir::State::lists': path.join( root, 'lists' ),
		'Dir::Cache': path.join( root, 'cache' ),
		'APT::Sandbox::User': 'root',
		'Acquire::Languages': 'none',
		'Acquire::Retries': '2',
		'Acquire::http::Timeout': '15',
	};
	return Object.entries( settings ).flatMap( ( [ name, value ] ) => [
		'-o',
		`${ name }=${ value }`,
	] );
}
