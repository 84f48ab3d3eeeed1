#!/usr/bin/env node
/**
 * Fails when a PHP file of the packed plugin runs where it is called by its
 * address. Reads the build folder, so a build has to be there.
 */
import { packedContents } from '../build/contents.mjs';
import { unguarded } from './direct-access/find.mjs';
import { report } from './report.mjs';

const { files } = await packedContents();
report(
	'PHP files that can be called directly',
	[ ...files ].flatMap( ( [ name, text ] ) =>
		name.endsWith( '.php' ) ? unguarded( name, text ) : []
	)
);
