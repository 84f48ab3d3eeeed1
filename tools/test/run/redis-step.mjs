import path from 'node:path';
import { SiteError, describeError } from '../../site/errors.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { createProgress } from '../../site/progress.mjs';
import { requirePhp } from '../../site/runtime/native/php.mjs';
import { ensureRedis } from '../redis/redis.mjs';
import { countsFrom, fromJUnit } from './counts.mjs';

/**
 * Runs the tests about what is cached on a site whose object cache lives in Redis.
 *
 * @param {import('./types.mjs').Tools} tools
 * @return {Promise<import('./types.mjs').Counts>} Its counts; one test skipped where Redis is not available, and the log says how to get it.
 */
export async function testWithRedis( { run, log, report } ) {
	const progress = createProgress();
	try {
		const { command } = await requirePhp( 'sqlite', progress );
		await ensureRedis( command, progress );
	} catch ( error ) {
		if ( error instanceof SiteError ) {
			log( describeError( error ) );
			return { passed: 0, failed: 0, skipped: 1 };
		}
		throw error;
	}
	const code = await run( process.execPath, [
		path.join( REPOSITORY, 'tools/test/php.mjs' ),
		'--redis',
		'--log-junit',
		report,
	] );
	return countsFrom( report, fromJUnit, code );
}
