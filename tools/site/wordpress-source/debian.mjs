import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteError, explainFileError } from '../errors.mjs';
import { cacheFolder, cachePath } from '../paths.mjs';
import { copyFollowingLinks } from '../system/files.mjs';
import { findCommand, lastLines, run } from '../system/run.mjs';
import { preparePrivateApt } from './private-apt.mjs';
import { answers } from './versions.mjs';

/** WordPress, and the libraries that its package only links to. */
const PACKAGES = [
	'wordpress',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-cropper',
	'wordpress-theme-twentytwentyfive',
];

/** Which suite most likely has which version; the others are looked at after it. */
const LIKELY_SUITE = new Map( [
	[ '7.1', 'sid' ],
	[ '6.8', 'trixie' ],
] );

const SUITES = [ 'sid', 'testing', 'trixie', 'forky' ];

/** What the package configures for Debian's own web servers. */
const LEFT_OUT = new Set( [ 'wp-config.php', '.htaccess' ] );

/**
 * Returns the suites that are worth a look, in order.
 *
 * @param {string} request
 * @return {string[]} Names of suites.
 */
export function suitesFor( request ) {
	const [ major = '', minor = '' ] = request.split( '.' );
	const likely = LIKELY_SUITE.get( `${ major }.${ minor }` );
	return likely
		? [ likely, ...SUITES.filter( ( suite ) => suite !== likely ) ]
		: SUITES;
}

/**
 * Reads the upstream version out of a Debian version: "7.1.4+dfsg1-1" is 7.1.4.
 *
 * @param {string} policy What `apt-cache policy wordpress` prints.
 * @return {string|null} Null when the suite has no candidate.
 */
export function candidateVersion( policy ) {
	return /Candidate:\s*(?:\d+:)?(\d[\d.]*\d)/.exec( policy )?.[ 1 ] ?? null;
}

/**
 * Finds a suite of the machine's own mirror that has the version.
 *
 * @param {string} request
 * @param {( detail: string ) => void} update
 * @return {Promise<string[]>} The options that make apt use this suite.
 */
async function findSuite( request, update ) {
	/** @type {string[]} */
	const seen = [];
	for ( const suite of suitesFor( request ) ) {
		update( `looking into ${ suite }` );
		const options = await preparePrivateApt( suite );
		const updated = await run( 'apt-get', [ ...options, '-q', 'update' ] );
		// An old apt calls it a success when no list could be had.
		const failure = /^(?:E:|W: Failed|Err:).*$/m.exec( updated.stderr );
		if ( updated.code !== 0 || failure !== null ) {
			throw explainFileError(
				new SiteError(
					`The mirror is out of reach: ${
						failure?.[ 0 ] ?? lastLines( updated.stderr, 1 )
					}`
				),
				cacheFolder()
			);
		}
		const { stdout } = await run( 'apt-cache', [
			...options,
			'policy',
			'wordpress',
		] );
		const version = candidateVersion( stdout );
		if ( version !== null && answers( version, request ) ) {
			return options;
		}
		seen.push( `${ suite }: ${ version ?? 'no package' }` );
	}
	throw new SiteError(
		`Debian has no WordPress ${ request } (${ seen.join( '; ' ) }).`
	);
}

/**
 * Unpacks WordPress as Debian packages it into an empty folder. The machine's own
 * mirror and keys are used, its settings and its packages stay as they are.
 *
 * @param {string} request A version, full or not.
 * @param {string} folder
 * @param {( detail: string ) => void} update
 */
export async function fetchFromDebian( request, folder, update ) {
	for ( const command of [ 'apt-get', 'dpkg-deb' ] ) {
		if ( ( await findCommand( command ) ) === null ) {
			throw new SiteError( `This machine has no ${ command }.` );
		}
	}
	const options = await findSuite( request, update );
	const scratch = await mkdtemp(
		path.join( await cachePath( 'apt' ), 'packages-' )
	);
	try {
		await downloadPackages( options, scratch, update );
		update( 'unpacking' );
		const tree = await unpackPackages( scratch );
		await copyWordPress( tree, folder );
	} finally {
		await rm( scratch, { recursive: true, force: true } );
	}
}

/**
 * Downloads the packages, without installing them.
 *
 * @param {readonly string[]} options The options that make apt use the suite.
 * @param {string}            folder
 * @param {( detail: string ) => void} update
 */
async function downloadPackages( options, folder, update ) {
	let count = 0;
	const { code, stderr } = await run(
		'apt-get',
		[ ...options, '-q', 'download', ...PACKAGES ],
		{
			cwd: folder,
			onLine: ( line ) => {
				if ( line.startsWith( 'Get:' ) ) {
					count += 1;
					update(
						`downloading package ${ count } of ${ PACKAGES.length }`
					);
				}
			},
		}
	);
	if ( code !== 0 ) {
		throw new SiteError( `apt-get download: ${ lastLines( stderr, 2 ) }` );
	}
}

/**
 * Unpacks the packages of a folder into one tree, without running their scripts.
 *
 * @param {string} folder
 * @return {Promise<string>} The top of the tree.
 */
async function unpackPackages( folder ) {
	const tree = path.join( folder, 'tree' );
	const names = await readdir( folder );
	for ( const name of names.filter( ( file ) => file.endsWith( '.deb' ) ) ) {
		const { code, stderr } = await run( 'dpkg-deb', [
			'-x',
			path.join( folder, name ),
			tree,
		] );
		if ( code !== 0 ) {
			throw new SiteError( `${ name }: ${ lastLines( stderr, 4 ) }` );
		}
	}
	return tree;
}

/**
 * Copies WordPress out of a tree of packages.
 *
 * @param {string} tree
 * @param {string} folder
 */
async function copyWordPress( tree, folder ) {
	const broken = await copyFollowingLinks(
		path.join( tree, 'usr/share/wordpress' ),
		folder,
		tree,
		LEFT_OUT
	);
	if ( broken.length > 0 ) {
		throw new SiteError(
			`Debian's WordPress links to files of a package that is not known here: ${ broken.join(
				', '
			) }`
		);
	}
}
