#!/usr/bin/env node
/** `npm run new:block -- <name>`: adds a block that passes every check, for somebody to continue from. */
import { describeError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { addBlock } from './add-block.mjs';

try {
	const written = await addBlock( REPOSITORY, process.argv.slice( 2 ) );
	process.stdout.write(
		`${ written.map( ( file ) => `  ${ file }` ).join( '\n' ) }\n\n` +
			'docs/guides/block.md says what to do next; `npm run check` says whether everything holds.\n'
	);
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
