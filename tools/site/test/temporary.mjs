import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder that goes with the test.
 *
 * @param {import('node:test').TestContext} context
 * @return {Promise<string>} Its path.
 */
export async function temporaryFolder( context ) {
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-test-' ) );
	context.after( () => rm( folder, { recursive: true, force: true } ) );
	return folder;
}
