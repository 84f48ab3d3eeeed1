/**
 * Ends a check: says what was found, or that all is well.
 *
 * @param {string}            what     What was checked, for people.
 * @param {readonly string[]} findings One line for each, with the file first.
 */
export function report( what, findings ) {
	if ( findings.length === 0 ) {
		process.stdout.write( `${ what }: nothing found.\n` );
		return;
	}
	process.stderr.write(
		`${ what }: ${ findings.length } found.\n${ findings
			.map( ( finding ) => `  ${ finding }` )
			.join( '\n' ) }\n`
	);
	process.exitCode = 1;
}
