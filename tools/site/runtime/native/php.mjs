import { SiteError } from '../../errors.mjs';
import { installPackages } from '../../system/apt.mjs';
import { findCommand, run } from '../../system/run.mjs';

/**
 * A PHP that can run WordPress.
 *
 * @typedef {object} Php
 * @property {string}   command
 * @property {string}   version For example "8.2.35".
 * @property {string[]} missing Extensions that it lacks.
 */

const OLDEST = '8.1';

const CANDIDATES = [ 'php', 'php8.4', 'php8.3', 'php8.2', 'php8.1', 'php8.5' ];

const EXTENSIONS = [
	'ctype',
	'curl',
	'dom',
	'exif',
	'fileinfo',
	'gd',
	'intl',
	'mbstring',
	'openssl',
	'SimpleXML',
	'tokenizer',
	'xml',
	'zip',
];

/** @type {Record<import('../../types.mjs').DatabaseName, string[]>} */
const DATABASE_EXTENSIONS = {
	sqlite: [ 'PDO', 'pdo_sqlite', 'sqlite3' ],
	mysql: [ 'mysqli' ],
};

/** Debian's package for an extension, where it is not named like it. */
const PACKAGE_PART = new Map( [
	[ 'ctype', 'common' ],
	[ 'dom', 'xml' ],
	[ 'exif', 'common' ],
	[ 'fileinfo', 'common' ],
	[ 'openssl', 'cli' ],
	[ 'PDO', 'common' ],
	[ 'SimpleXML', 'xml' ],
	[ 'tokenizer', 'common' ],
	[ 'pdo_sqlite', 'sqlite3' ],
	[ 'mysqli', 'mysql' ],
] );

/**
 * Names the Debian packages that bring extensions.
 *
 * @param {readonly string[]} extensions
 * @param {string}            version    The PHP they are for, "8.2.35".
 * @return {string[]} Each package once.
 */
export function packagesFor( extensions, version ) {
	const series = version.split( '.' ).slice( 0, 2 ).join( '.' );
	const parts = extensions.map(
		( extension ) =>
			PACKAGE_PART.get( extension ) ?? extension.toLowerCase()
	);
	return [ ...new Set( parts ) ].map(
		( part ) => `php${ series }-${ part }`
	);
}

/**
 * Looks at one PHP.
 *
 * @param {string} command
 * @param {import('../../types.mjs').DatabaseName} db
 * @return {Promise<Php|null>} Null when it is absent, broken or too old.
 */
async function inspect( command, db ) {
	const { code, stdout } = await run( command, [
		'-r',
		'echo json_encode( [ PHP_VERSION, PHP_VERSION_ID, get_loaded_extensions() ] );',
	] );
	if ( code !== 0 ) {
		return null;
	}
	/** @type {[ string, number, string[] ]} */
	const [ version, id, loaded ] = JSON.parse(
		stdout.slice( stdout.indexOf( '[' ) )
	);
	const [ major = 0, minor = 0 ] = OLDEST.split( '.' ).map( Number );
	if ( id < major * 10_000 + minor * 100 ) {
		return null;
	}
	const names = new Set( loaded.map( ( name ) => name.toLowerCase() ) );
	const missing = [ ...EXTENSIONS, ...DATABASE_EXTENSIONS[ db ] ].filter(
		( name ) => ! names.has( name.toLowerCase() )
	);
	return { command, version, missing };
}

/**
 * Finds the machine's PHP: `$LARDER_PHP`, or the first on the path that is new
 * enough, one with all extensions before one without.
 *
 * @param {import('../../types.mjs').DatabaseName} db
 * @return {Promise<Php|null>} Null when there is none that fits.
 */
export async function findPhp( db ) {
	const chosen = process.env[ 'LARDER_PHP' ];
	/** @type {Php|null} */
	let incomplete = null;
	for ( const name of chosen ? [ chosen ] : CANDIDATES ) {
		const command = chosen ?? ( await findCommand( name ) );
		const php = command === null ? null : await inspect( command, db );
		if ( php !== null && php.missing.length === 0 ) {
			return php;
		}
		incomplete ??= php;
	}
	return incomplete;
}

/**
 * Returns a PHP with all that a site needs; missing extensions are installed
 * where that is allowed.
 *
 * @param {import('../../types.mjs').DatabaseName} db
 * @param {import('../../types.mjs').Progress} progress
 * @return {Promise<Php>} A complete PHP.
 */
export async function requirePhp( db, progress ) {
	const php = await findPhp( db );
	if ( php === null ) {
		throw new SiteError( `There is no PHP ${ OLDEST } or later.`, {
			tried: [
				process.env[ 'LARDER_PHP' ] ??
					`On the path: ${ CANDIDATES.join( ', ' ) }`,
			],
			missing: `PHP ${ OLDEST } or later, for the command line.`,
			fix: 'Install it (Debian: sudo apt-get install php-cli php-sqlite3 php-mbstring php-xml php-gd php-curl php-zip php-intl), or do without: npm run site -- start --runtime playground',
		} );
	}
	if ( php.missing.length === 0 ) {
		return php;
	}
	const packages = packagesFor( php.missing, php.version );
	await installPackages(
		packages,
		`PHP extensions ${ php.missing.join( ', ' ) }`,
		progress
	);
	const repaired = await inspect( php.command, db );
	if ( repaired === null || repaired.missing.length > 0 ) {
		throw new SiteError( `PHP at ${ php.command } lacks extensions.`, {
			tried: [ `apt-get install ${ packages.join( ' ' ) }` ],
			missing: ( repaired ?? php ).missing.join( ', ' ),
			fix: 'Switch them on in php.ini, or do without: npm run site -- start --runtime playground',
		} );
	}
	return repaired;
}
