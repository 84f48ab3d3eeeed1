#!/usr/bin/env node
/** `npm run zip`: builds what has changed and packs the plugin into `build/larder.zip`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { SiteError, describeError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { createProgress } from '../site/progress.mjs';
import { packPlugin } from './pack.mjs';

/** The plugin must stay smaller than this, in bytes. */
const LARGEST = 2_000_000;

const target = path.join( REPOSITORY, 'build', 'larder.zip' );

try {
	await ensureBuild( createProgress() );
	const { archive, files, texts } = await packPlugin();
	if ( archive.length >= LARGEST ) {
		throw new SiteError(
			`The plugin has become too large: ${ archive.length } bytes.`,
			{ fix: `Leave something out; ${ LARGEST } is the limit.` }
		);
	}
	await writeFile( target, archive );
	process.stdout.write(
		`build/larder.zip: ${ Math.ceil( archive.length / 1000 ) } kB, ${
			files.length
		} files, ${ texts } texts to translate\n`
	);
} catch ( error ) {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
