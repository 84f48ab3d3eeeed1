import path from 'node:path';
import { SiteError } from '../errors.mjs';
import { siteName } from '../options.mjs';
import { chooseRuntime, runtimeNamed } from '../runtime/index.mjs';
import { buildWhole, removePartials, requireSpace } from '../system/files.mjs';
import { withLock } from '../system/lock.mjs';
import { DEFAULT_PORT, choosePort, isFree } from '../system/ports.mjs';
import { resolveWordPress } from '../wordpress-source/index.mjs';
import { isUp, removeSite } from './lifecycle.mjs';
import { prepareSite } from './prepare.mjs';
import {
	allSites,
	readSite,
	siteFolder,
	sitesFolder,
	writeSite,
} from './store.mjs';

/**
 * @typedef {import('../types.mjs').SiteState} SiteState
 * @typedef {import('../types.mjs').StartOptions} StartOptions
 * @typedef {import('../types.mjs').Progress} Progress
 */

/**
 * Creates the folder of a site, as a whole or not at all.
 *
 * @param {string}       name
 * @param {StartOptions} options
 * @param {import('../types.mjs').RuntimeName} runtime
 * @param {Progress}     progress
 * @return {Promise<SiteState>} A site at rest.
 */
async function createSite( name, options, runtime, progress ) {
	const { create, require } = runtimeNamed( runtime );
	await require( options, progress );
	const source = await resolveWordPress( options.wordpress, progress );
	const sites = await sitesFolder();
	await removePartials( sites );
	await requireSpace( sites, 100 );
	await buildWhole( sites, async ( folder ) => {
		await create( { folder, options, source, progress } );
		return name;
	} );
	return {
		name,
		wordpress: options.wordpress,
		version: source.version,
		runtime,
		db: options.db,
		port: 0,
		url: '',
		php: [],
		core: '',
		log: '',
		ready: false,
		server: null,
		database: null,
	};
}

/**
 * Chooses a site's port: the one that is requested, the one it had, or the
 * next free one that no other site had.
 *
 * @param {string}       name
 * @param {StartOptions} options
 * @param {number}       before The port it had, or 0.
 * @param {Progress}     progress
 * @return {Promise<number>} A free port.
 */
async function portFor( name, options, before, progress ) {
	const others = ( await allSites() ).filter(
		( site ) => site.name !== name
	);
	const wanted = options.port ?? ( before > 0 ? before : DEFAULT_PORT );
	const claimed = new Set( others.map( ( site ) => site.port ) );
	if ( options.port !== null ) {
		// A port that is requested may be that of a site at rest.
		claimed.delete( options.port );
	}
	const port = await choosePort( wanted, claimed );
	if ( options.port !== null && port !== options.port ) {
		progress.note(
			`Port ${ options.port } is taken; this site has ${ port }.`
		);
	}
	return port;
}

/**
 * Returns a note that a site which runs already cannot move to the port that is requested.
 *
 * @param {Pick<SiteState, 'name'|'port'>} site   The site, up.
 * @param {number|null}                    wanted The port that is requested.
 * @return {string|null} Null where nobody asks for another one.
 */
export function portNote( site, wanted ) {
	return wanted === null || wanted === site.port
		? null
		: `The site ${ site.name } runs already, on port ${ site.port }. For port ${ wanted }, first: npm run site -- stop --name ${ site.name }`;
}

/**
 * Refuses to give a running site to somebody who asked for something else.
 *
 * @param {SiteState}    site
 * @param {StartOptions} options
 * @param {import('../types.mjs').RuntimeName} runtime
 */
function assertSame( site, options, runtime ) {
	const wanted = `${ options.wordpress }, ${ runtime }, ${ options.db }`;
	const actual = `${ site.wordpress }, ${ site.runtime }, ${ site.db }`;
	if ( wanted !== actual ) {
		throw new SiteError(
			`The site ${ site.name } is there already and is another: ${ actual }; asked for was ${ wanted }.`,
			{
				fix: `Choose another --name, or: npm run site -- reset --name ${ site.name }`,
			}
		);
	}
}

/**
 * Starts a site, unless it is up already.
 *
 * @param {StartOptions} options
 * @param {Progress}     progress
 * @return {Promise<{ site: SiteState, alreadyUp: boolean }>} The site, up.
 */
export async function bringUp( options, progress ) {
	const runtime = options.runtime ?? ( await chooseRuntime( options.db ) );
	const name = siteName( options, runtime );
	const sites = await sitesFolder();
	return withLock(
		path.join( sites, `.lock-${ name }` ),
		async () => {
			if ( options.fresh ) {
				await removeSite( name );
			}
			const before = await readSite( name );
			if ( before !== null ) {
				assertSame( before, options, runtime );
				if ( await isUp( before ) ) {
					const note = portNote( before, options.port );
					if ( note !== null ) {
						progress.note( note );
					}
					return {
						site: await repair( before, options, progress ),
						alreadyUp: true,
					};
				}
			}
			const site =
				before ??
				( await createSite( name, options, runtime, progress ) );
			return {
				site: await startSite( site, options, progress ),
				alreadyUp: false,
			};
		},
		( pid ) =>
			progress.note(
				`Waiting for process ${ pid }, which starts this site.`
			)
	);
}

/**
 * Tries once more to activate the plugin of a running site, where it failed.
 *
 * @param {SiteState}    site
 * @param {StartOptions} options
 * @param {Progress}     progress
 * @return {Promise<SiteState>} The site as it is now.
 */
async function repair( site, options, progress ) {
	if ( site.ready || ! options.activate ) {
		return site;
	}
	const ready = await prepareSite( site.php, site.url, true, progress );
	const repaired = { ...site, ready };
	await writeSite( repaired );
	return repaired;
}

/**
 * Starts a site that exists; once more, on another port, when somebody else
 * takes the port between the choice and the start.
 *
 * @param {SiteState}    site
 * @param {StartOptions} options
 * @param {Progress}     progress
 * @return {Promise<SiteState>} The site, up.
 */
async function startSite( site, options, progress ) {
	const claimed = await claimPort( site, options, progress );
	const { start } = runtimeNamed( site.runtime );
	try {
		const started = await start( {
			folder: await siteFolder( site.name ),
			options,
			port: claimed.port,
			url: claimed.url,
			isNew: ! site.ready,
			progress,
		} );
		const up = { ...claimed, ...started };
		await writeSite( up );
		return up;
	} catch ( error ) {
		if ( await isFree( claimed.port ) ) {
			throw error;
		}
		return startSite( claimed, options, progress );
	}
}

/**
 * Chooses a port and stores it, so that no other site takes it meanwhile.
 *
 * @param {SiteState}    site
 * @param {StartOptions} options
 * @param {Progress}     progress
 * @return {Promise<SiteState>} The site with its address.
 */
async function claimPort( site, options, progress ) {
	const lock = path.join( await sitesFolder(), '.lock-port' );
	return withLock( lock, async () => {
		const port = await portFor( site.name, options, site.port, progress );
		const claimed = {
			...site,
			port,
			url: options.url ?? `http://127.0.0.1:${ port }`,
		};
		await writeSite( claimed );
		return claimed;
	} );
}
