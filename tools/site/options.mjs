import { parseArgs } from 'node:util';
import { SiteError, messageOf } from './errors.mjs';
import { DEFAULT_VERSION, isVersion } from './wordpress-source/versions.mjs';

/** @typedef {import('./types.mjs').StartOptions} StartOptions */

export const USAGE = `Usage: npm run site -- <command> [options]

  start    Starts a site, and makes it first where there is none.
  stop     Stops a site; its content stays.
  status   Lists the sites.
  reset    Throws a site away.

Which site (for all commands)
  --name NAME            A name of your own; without it the next three make one.
  --wordpress 7.1|6.8|FOLDER|ZIP
  --runtime native|playground|wp-env
  --db sqlite|mysql

start
  --port NUMBER          The port, or the next free one after it.
  --url ADDRESS          What visitors see, where a proxy stands in front.
  --demo                 Load the demo content.
  --detach               Come back when the site is up, and leave it running.
  --json                 Print one line: url, path, user, password, php, and more.
  --fresh                Throw the site away first.
  --mu FILE              Add a PHP file to mu-plugins; may be repeated.
  --plugin FOLDER|ZIP    Use this in the place of the repository.
  --no-activate          Leave the plugin inactive on a new site.
  --online               Let WordPress call other hosts (updates, embeds).
  --workers NUMBER       How many requests PHP answers at once (6).

stop, reset
  --all                  All sites.
reset
  --cache                All sites, and everything that was downloaded.
status
  --json                 Print one line.
`;

const COMMANDS = [ 'start', 'stop', 'status', 'reset' ];

/** @type {import('./types.mjs').RuntimeName[]} */
const RUNTIMES = [ 'native', 'playground', 'wp-env' ];

/** @type {import('./types.mjs').DatabaseName[]} */
const DATABASES = [ 'sqlite', 'mysql' ];

/**
 * @typedef {object} Command
 * @property {string}       command
 * @property {StartOptions} start
 * @property {boolean}      named  Whether the options say which site is meant.
 * @property {boolean}      all
 * @property {boolean}      cache
 * @property {boolean}      help
 */

/**
 * Checks that a value is one of a list.
 *
 * @template {string} T
 * @param {string|undefined} value
 * @param {readonly T[]}     allowed
 * @param {string}           option
 * @return {T|null} Null when there is no value.
 */
function oneOf( value, allowed, option ) {
	if ( value === undefined ) {
		return null;
	}
	const found = allowed.find( ( item ) => item === value );
	if ( found === undefined ) {
		throw new SiteError( `--${ option } cannot be "${ value }".`, {
			fix: `Choose one of: ${ allowed.join( ', ' ) }`,
		} );
	}
	return found;
}

/**
 * Checks a whole number.
 *
 * @param {string|undefined} value
 * @param {string}           option
 * @param {number}           low
 * @param {number}           high
 * @return {number|null} Null when there is no value.
 */
function wholeNumber( value, option, low, high ) {
	if ( value === undefined ) {
		return null;
	}
	const number = /^\d+$/.test( value ) ? Number( value ) : NaN;
	if ( ! ( number >= low && number <= high ) ) {
		throw new SiteError( `--${ option } cannot be "${ value }".`, {
			fix: `Give a whole number from ${ low } to ${ high }.`,
		} );
	}
	return number;
}

/**
 * Checks the address of a site.
 *
 * @param {string|undefined} value
 * @return {string|null} Scheme, host and port.
 */
function address( value ) {
	if ( value === undefined ) {
		return null;
	}
	if ( ! /^https?:\/\/[^/]+\/?$/.test( value ) || ! URL.canParse( value ) ) {
		throw new SiteError( `--url cannot be "${ value }".`, {
			fix: 'Give scheme, host and port, such as http://127.0.0.1:8080.',
		} );
	}
	return new URL( value ).origin;
}

/**
 * Splits the command line.
 *
 * @param {string[]} args
 * @return {ReturnType<typeof parse>} Positionals and values.
 */
function split( args ) {
	try {
		return parse( args );
	} catch ( error ) {
		throw new SiteError( messageOf( error ), {
			fix: 'npm run site -- --help',
			cause: error,
		} );
	}
}

/** @param {string[]} args */
function parse( args ) {
	return parseArgs( {
		args,
		allowPositionals: true,
		options: {
			name: { type: 'string' },
			wordpress: { type: 'string' },
			runtime: { type: 'string' },
			db: { type: 'string' },
			port: { type: 'string' },
			url: { type: 'string' },
			workers: { type: 'string' },
			plugin: { type: 'string' },
			mu: { type: 'string', multiple: true, default: [] },
			demo: { type: 'boolean', default: false },
			detach: { type: 'boolean', default: false },
			json: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
			online: { type: 'boolean', default: false },
			'no-activate': { type: 'boolean', default: false },
			all: { type: 'boolean', default: false },
			cache: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false, short: 'h' },
		},
	} );
}

/**
 * Reads the command line.
 *
 * @param {string[]} args Without node and the script.
 * @return {Command} What is requested; throws SiteError for what makes no sense.
 */
export function parseCommand( args ) {
	const { positionals, values } = split( args );
	const [ command = 'help', ...others ] = positionals;
	const help = values.help || command === 'help';
	if ( ! help && ! COMMANDS.includes( command ) ) {
		throw new SiteError( `There is no command "${ command }".`, {
			fix: `Choose one of: ${ COMMANDS.join( ', ' ) }`,
		} );
	}
	if ( others.length > 0 ) {
		throw new SiteError( `Nothing known as "${ others.join( ' ' ) }".`, {
			fix: 'npm run site -- --help',
		} );
	}
	const runtime = oneOf( values.runtime, RUNTIMES, 'runtime' );
	const db = oneOf( values.db, DATABASES, 'db' );
	if ( db === 'mysql' && runtime === 'playground' ) {
		throw new SiteError( 'Playground has SQLite only.', {
			fix: 'Leave out --db mysql, or choose --runtime native.',
		} );
	}
	if (
		values.name !== undefined &&
		! /^[a-z0-9][a-z0-9._-]{0,60}$/i.test( values.name )
	) {
		throw new SiteError( `--name cannot be "${ values.name }".`, {
			fix: 'Use letters, digits, dots and hyphens.',
		} );
	}
	return {
		command,
		help,
		all: values.all,
		cache: values.cache,
		named: [ values.name, values.wordpress, runtime, db ].some(
			( value ) => value !== undefined && value !== null
		),
		start: {
			name: values.name ?? null,
			wordpress: values.wordpress ?? DEFAULT_VERSION,
			runtime,
			db: db ?? 'sqlite',
			port: wholeNumber( values.port, 'port', 1024, 65_535 ),
			url: address( values.url ),
			workers: wholeNumber( values.workers, 'workers', 1, 64 ) ?? 6,
			plugin: values.plugin ?? null,
			mu: values.mu,
			demo: values.demo,
			detach: values.detach,
			json: values.json,
			fresh: values.fresh,
			online: values.online,
			activate: ! values[ 'no-activate' ],
		},
	};
}

/**
 * Names a site after what it runs on.
 *
 * @param {Pick<StartOptions, 'name'|'wordpress'|'db'>} options
 * @param {import('./types.mjs').RuntimeName} runtime
 * @return {string} A folder's name.
 */
export function siteName( options, runtime ) {
	if ( options.name !== null ) {
		return options.name;
	}
	const wordpress = isVersion( options.wordpress )
		? options.wordpress
		: options.wordpress
				.replace( /\.zip$/i, '' )
				.replace( /[^a-z0-9.]+/gi, '-' )
				.replace( /^[-.]+|[-.]+$/g, '' )
				.slice( -40 );
	return `${ runtime }-${ options.db }-${ wordpress }`;
}
