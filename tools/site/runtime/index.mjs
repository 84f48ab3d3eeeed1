import { rights } from '../system/apt.mjs';
import * as native from './native/index.mjs';
import { findPhp } from './native/php.mjs';
import * as playground from './playground/index.mjs';
import * as wpEnv from './wp-env/index.mjs';

/**
 * What it takes to make a site.
 *
 * @typedef {object} CreateContext
 * @property {string} folder An empty folder, which gets another name afterwards.
 * @property {import('../types.mjs').StartOptions} options
 * @property {import('../wordpress-source/index.mjs').WordPressSource} source
 * @property {import('../types.mjs').Progress} progress
 */

/**
 * What it takes to start a site.
 *
 * @typedef {object} StartContext
 * @property {string}  folder
 * @property {import('../types.mjs').StartOptions} options
 * @property {number}  port
 * @property {string}  url
 * @property {boolean} isNew
 * @property {import('../types.mjs').Progress} progress
 */

/**
 * A site that is up.
 *
 * @typedef {object} Started
 * @property {string} [url] Where it is, when not at 127.0.0.1.
 * @property {import('../types.mjs').ProcessIdentity|null} server Null when it is not a process of ours.
 * @property {import('../types.mjs').ProcessIdentity|null} database
 * @property {string[]} php  The command that runs a PHP file inside this WordPress.
 * @property {string}   core The folder of WordPress.
 * @property {string}   log  Where WordPress writes what goes wrong.
 * @property {boolean}  ready Whether the plugin is active, where it was to be.
 */

/**
 * A way to run WordPress.
 *
 * @typedef {object} Runtime
 * @property {( options: import('../types.mjs').StartOptions, progress: import('../types.mjs').Progress ) => Promise<void>} require Makes sure that the machine has what it takes, before anything is downloaded.
 * @property {( context: CreateContext ) => Promise<void>}   create
 * @property {( context: StartContext ) => Promise<Started>} start
 * @property {( site: import('../types.mjs').SiteState, folder: string ) => Promise<void>} [stop] Where it takes more than ending the processes.
 * @property {( site: import('../types.mjs').SiteState ) => Promise<boolean>} [isUp] Where it takes more than looking for the process.
 */

/**
 * Chooses the best runtime that this machine has.
 *
 * @param {import('../types.mjs').DatabaseName} db
 * @return {Promise<import('../types.mjs').RuntimeName>} PHP of the machine where there is one that fits or can be made to, else Playground.
 */
export async function chooseRuntime( db ) {
	if ( db === 'mysql' ) {
		return 'native';
	}
	const php = await findPhp( db );
	const fits = php !== null && php.missing.length === 0;
	return fits || ( php !== null && ( await rights() ) !== null )
		? 'native'
		: 'playground';
}

/**
 * Returns a runtime by its name.
 *
 * @param {import('../types.mjs').RuntimeName} name
 * @return {Runtime} The runtime.
 */
export function runtimeNamed( name ) {
	return { native, playground, 'wp-env': wpEnv }[ name ];
}
