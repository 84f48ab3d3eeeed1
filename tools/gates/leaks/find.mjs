/**
 * What no file may hold. Each expression is written so that it does not find
 * itself.
 */
const PATTERNS = [
	{
		what: 'the path of a folder of one machine',
		// The sign before keeps addresses and relative paths out, the names
		// after it those that documentation speaks of.
		pattern:
			/(?<![\w.:/-])\/(?:root|home|work|Users)\/(?!me\b|you\b)[\w.-]+/g,
	},
	{
		what: 'the address of a package registry',
		pattern:
			/https?:\/\/[\w.-]*(?:regi[s]try|artifac[t]ory|ne[x]us|veroda[c]cio|npm-m[i]rror)[\w.-]*(?<!\.example)(?![\w.-])/gi,
	},
	{
		what: 'a private address',
		pattern:
			/https?:\/\/(?:10\.\d+|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+/g,
	},
	{ what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE K[E]Y-----/g },
	{
		what: 'a token',
		pattern:
			/\b(?:gh[pousr]_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,}|xox[abp]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16}|glpat-[\w-]{20})\b/g,
	},
	{
		what: 'a login in an address',
		pattern: /https?:\/\/[^\s/:@'"`$<>{}]+:[^\s/:@'"`$<>{}]+@/g,
	},
];

/**
 * Finds what does not belong into a file.
 *
 * @param {string} file Its name, for the report.
 * @param {string} text
 * @return {string[]} A line for each, with the number of the line.
 */
export function findLeaks( file, text ) {
	return PATTERNS.flatMap( ( { what, pattern } ) =>
		[ ...text.matchAll( pattern ) ].map( ( match ) => {
			const line = text.slice( 0, match.index ).split( '\n' ).length;
			return `${ file }:${ line }: ${ what }: ${ match[ 0 ] }`;
		} )
	);
}
