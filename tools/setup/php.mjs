import { findPhp, requirePhp } from '../site/runtime/native/php.mjs';
import { installPackages, rights } from '../site/system/apt.mjs';

/** PHP itself; its extensions are named after the version that comes. */
const PACKAGES = [ 'php-cli' ];

/**
 * Makes sure that there is a PHP with all extensions for both databases.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function ensurePhp( progress ) {
	if (
		( await findPhp( 'sqlite' ) ) === null &&
		( await rights() ) !== null
	) {
		await installPackages( PACKAGES, 'PHP', progress );
	}
	await requirePhp( 'sqlite', progress );
	await requirePhp( 'mysql', progress );
}
