import { SiteError } from '../errors.mjs';
import { findCommand, lastLines, run } from './run.mjs';

/**
 * Returns how packages can be installed here without asking anybody.
 *
 * @return {Promise<string[]|null>} What goes before apt-get, or null when we may not.
 */
export async function rights() {
	if ( ( await findCommand( 'apt-get' ) ) === null ) {
		return null;
	}
	if ( process.getuid?.() === 0 ) {
		return [];
	}
	const sudo = await run( 'sudo', [ '-n', 'true' ] );
	return sudo.code === 0 ? [ 'sudo', '-n' ] : null;
}

/**
 * Installs packages of the machine's own distribution where we may. No service
 * is started by it.
 *
 * @param {readonly string[]} packages
 * @param {string}            what     What they are, for people.
 * @param {import('../progress.mjs').Progress} progress
 */
export async function installPackages( packages, what, progress ) {
	const fix = `sudo apt-get update && sudo apt-get install ${ packages.join(
		' '
	) }`;
	const prefix = await rights();
	if ( prefix === null ) {
		throw new SiteError( `${ what } must be installed.`, {
			tried: [
				'apt-get: this machine has none, or it may only be used by an administrator',
			],
			missing: packages.join( ', ' ),
			fix,
		} );
	}
	/**
	 * @param {string[]} args
	 * @param {( detail: string ) => void} update
	 * @return {ReturnType<typeof run>} How it ended.
	 */
	const apt = ( args, update ) => {
		const [ command = '', ...rest ] = [
			...prefix,
			'env',
			'DEBIAN_FRONTEND=noninteractive',
			// Read by invoke-rc.d: nothing is started.
			'RUNLEVEL=1',
			'apt-get',
			'-q',
			'-o',
			'DPkg::Lock::Timeout=120',
			...args,
		];
		return run( command, rest, {
			onLine: ( line ) => update( line.slice( 0, 60 ) ),
		} );
	};
	await progress.step( `Install ${ what }`, async ( update ) => {
		const install = [
			'install',
			'-y',
			'--no-install-recommends',
			...packages,
		];
		let result = await apt( install, update );
		if ( result.code !== 0 ) {
			// Most often the list of packages is missing or old.
			await apt( [ 'update' ], update );
			result = await apt( install, update );
		}
		if ( result.code !== 0 ) {
			throw new SiteError( `${ what } could not be installed.`, {
				tried: [
					`apt-get install: ${ lastLines( result.stderr, 3 ) }`,
				],
				missing: packages.join( ', ' ),
				fix,
			} );
		}
	} );
}
