import { SiteError } from '../../site/errors.mjs';
import { installPackages } from '../../site/system/apt.mjs';
import { exists } from '../../site/system/files.mjs';

/** Where the distributions put Galera. */
const LIBRARIES = [
	'/usr/lib/galera/libgalera_smm.so',
	'/usr/lib64/galera-4/libgalera_smm.so',
];

/**
 * Finds Galera, which is installed where that is allowed.
 *
 * @param {import('../../site/progress.mjs').Progress} progress
 * @return {Promise<string>} Path of the library.
 */
export async function requireGalera( progress ) {
	const find = async () => {
		for ( const library of LIBRARIES ) {
			if ( await exists( library ) ) {
				return library;
			}
		}
		return null;
	};
	const found = await find();
	if ( found !== null ) {
		return found;
	}
	await installPackages( [ 'galera-4' ], 'Galera', progress );
	const installed = await find();
	if ( installed === null ) {
		throw new SiteError( 'There is no Galera on this machine.', {
			tried: LIBRARIES,
			missing: 'libgalera_smm.so',
			fix: 'sudo apt-get install galera-4',
		} );
	}
	return installed;
}
