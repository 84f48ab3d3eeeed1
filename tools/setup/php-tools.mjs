#!/usr/bin/env node
import { describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts } from '../site/system/interrupt.mjs';
import { installPhpTools } from './composer.mjs';

const progress = createProgress();

handleInterrupts( () => progress.note( '\nStopping…' ) );

try {
	await installPhpTools( progress );
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
