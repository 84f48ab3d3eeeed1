import { REPOSITORY } from '../site/paths.mjs';
import { run } from '../site/system/run.mjs';

/**
 * Runs npm in the repository, by the very npm that has started this script
 * where there is one.
 *
 * @param {string[]} args
 * @param {( line: string ) => void} [onLine]
 * @return {ReturnType<typeof run>} How it ended.
 */
export function npm( args, onLine ) {
	const script = process.env[ 'npm_execpath' ];
	const [ command, before ] = script
		? [ process.execPath, [ script ] ]
		: [ 'npm', [] ];
	return run( command, [ ...before, ...args ], {
		cwd: REPOSITORY,
		...( onLine === undefined ? {} : { onLine } ),
	} );
}
