import { randomBytes } from 'node:crypto';

/**
 * What the wp-config.php of a site says.
 *
 * @typedef {object} SiteConfig
 * @property {string}      url
 * @property {string}      log      A PHP expression for the log's path.
 * @property {string|null} socket   The socket of MariaDB, or null for SQLite.
 * @property {boolean}     online   Whether WordPress may call other hosts.
 * @property {boolean}     wal      Whether SQLite can keep a write-ahead log.
 */

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * Writes a text as a PHP string.
 *
 * @param {string} text
 * @return {string} The literal, with its quotes.
 */
export function phpString( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * Generates the secrets of a site, as PHP.
 *
 * @return {string} One definition a line.
 */
export function makeSalts() {
	return SALTS.map(
		( name ) =>
			`define( '${ name }', '${ randomBytes( 32 ).toString( 'hex' ) }' );`
	).join( '\n' );
}

/**
 * Writes wp-config.php.
 *
 * @param {SiteConfig} config
 * @return {string} PHP.
 */
export function renderConfig( config ) {
	const host = config.socket ? `localhost:${ config.socket }` : 'localhost';
	return `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', ${ phpString( host ) } );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${ config.wal ? "define( 'SQLITE_JOURNAL_MODE', 'WAL' );\n" : '' }
require __DIR__ . '/wp-salts.php';

$table_prefix = 'wp_';

define( 'WP_HOME', ${ phpString( config.url ) } );
define( 'WP_SITEURL', ${ phpString( config.url ) } );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', ${ config.log } );
define( 'WP_DEBUG_DISPLAY', false );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'LARDER_SITE_ONLINE', ${ config.online } );
define( 'WP_HTTP_BLOCK_EXTERNAL', ${ ! config.online } );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
