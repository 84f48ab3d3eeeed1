import { createRequire } from 'node:module';
import path from 'node:path';
import { SiteError } from '../../errors.mjs';
import { run } from '../../system/run.mjs';

/** Where a site's wp-env keeps what it makes, in the site's folder. */
export const HOME = 'wp-env';

/** How wp-env runs WordPress. @typedef {'docker'|'playground'} Engine */

/**
 * Returns the command line tool of wp-env.
 *
 * @return {string} A script for Node.
 */
export function wpEnvScript() {
	const require = createRequire( import.meta.url );
	try {
		return path.join(
			path.dirname( require.resolve( '@wordpress/env/package.json' ) ),
			'bin/wp-env'
		);
	} catch ( error ) {
		throw new SiteError( 'wp-env is not installed.', {
			missing: 'The package @wordpress/env.',
			fix: 'npm ci',
			cause: error,
		} );
	}
}

/**
 * Returns the environment in which wp-env works for one site: the settings are
 * those of the kept .wp-env.json, the folders and the port are the site's own.
 *
 * @param {string} folder The site's folder.
 * @param {number} port
 * @return {NodeJS.ProcessEnv} Variables for the process.
 */
export function wpEnvEnvironment( folder, port ) {
	return {
		...process.env,
		WP_ENV_HOME: path.join( folder, HOME ),
		WP_ENV_CORE: path.join( folder, 'wordpress' ),
		WP_ENV_PORT: String( port ),
		WP_ENV_TESTS_PORT: String(
			port > 60_000 ? port - 1_000 : port + 1_000
		),
	};
}

/**
 * Chooses how wp-env runs WordPress on this machine.
 *
 * @return {Promise<Engine>} Docker where it answers.
 */
export async function chooseEngine() {
	const { code } = await run( 'docker', [ 'info', '--format', '{{.ID}}' ] );
	const compose =
		code === 0 ? await run( 'docker', [ 'compose', 'version' ] ) : null;
	return compose?.code === 0 ? 'docker' : 'playground';
}
