import { readPlugin } from './files.mjs';
import { compileLanguages } from './languages/compile.mjs';
import { readLanguages } from './languages/read.mjs';
import { makeTemplate } from './pot/template.mjs';

/** Where the template for translations is in the plugin. */
const TEMPLATE = 'languages/larder.pot';

/**
 * Comments that say nothing to who extends the plugin: of members that nobody
 * outside of their class can use, of constructors, which the plugin calls
 * itself, of what an interface documents, of why a line of code is as it is, and
 * what only PHPStan and editors of code read.
 */
const COMMENTS = [
	/\t\/\*\*\n(?:\t \*.*\n)+?\t \*\/\n(?=\t(?:private|protected|public function __construct\b))/g,
	/\t\/\*\* .* \*\/\n(?=\t(?:private|protected) )/g,
	/\t\/\*\* \{@inheritDoc\} \*\/\n/g,
	/^\t{2,}\/\/ (?!phpcs).*\n/gm,
	/^\t* \* @phpstan-.*\n/gm,
	/^\t{2,}\/\*\* @var .* \*\/\n/gm,
];

/** Comments of a class and of its methods and constants, which nobody calls or extends where it is final: they have hooks and interfaces. */
const FINAL = [
	/^\/\*\*\n(?: \*.*\n)+? \*\/\n(?=final class )/gm,
	/^\t\/\*\*\n(?:\t \*.*\n)+?\t \*\/\n/gm,
	/^\t\/\*\* .* \*\/\n/gm,
];

/** Shapes of what methods take and give, beside the types that the code has. */
const SHAPES = /(?:^\t \*\n)?(?:^\t \* @(?:param|return|throws) .*\n)+/gm;

/** Notices that the licences of others ask to keep in every copy. */
const NOTICE = /copyright|licen[cs]e/i;

/**
 * Shortens code. The repository has the rest; what an interface asks of who
 * implements it stays, and so do the notices of licences. Lines keep their
 * numbers, for reports of errors.
 *
 * @param {string} code PHP.
 * @return {string} The same without some comments.
 */
function shortened( code ) {
	const comments = [
		...COMMENTS,
		...( /^final class /m.test( code ) ? FINAL : [] ),
		...( /^interface /m.test( code ) ? [] : [ SHAPES ] ),
	];
	return comments.reduce(
		( rest, comment ) =>
			rest.replace( comment, ( text ) =>
				NOTICE.test( text ) ? text : text.replace( /.+/g, '' )
			),
		code
	);
}

/** What the build tools write, which know nothing of WordPress's way in. */
const GENERATED = /^build\/(?:.*\.asset|blocks-manifest)\.php$/;

/**
 * Guards a generated file against direct access.
 *
 * @param {string} code PHP that gives a value.
 * @return {string} The same, which ends where it is called by its address.
 */
function guarded( code ) {
	return code.replace( /^<\?php\s/, `<?php defined( 'ABSPATH' ) || exit;\n` );
}

/**
 * Returns a file as it is packed.
 *
 * @param {string} name Its path in the plugin.
 * @param {string} text What the repository or the build has.
 */
function asPacked( name, text ) {
	if ( GENERATED.test( name ) ) {
		return guarded( text );
	}
	return name.startsWith( 'packages/server/src/' ) ? shortened( text ) : text;
}

/**
 * Returns all that the packed plugin holds, from what has been built.
 *
 * @return {Promise<{ files: Map<string, string>, texts: number }>} Texts by path, in the order of the archive, and how many texts can be translated.
 */
export async function packedContents() {
	const contents = await readPlugin();
	const version =
		/^ \* Version:\s+(\S+)$/m.exec(
			contents.get( 'plugin.php' ) ?? ''
		)?.[ 1 ] ?? '';
	const { pot, count } = makeTemplate( contents, version );
	const files = new Map( [
		// Translators need the texts; the lines of the code that they are in would be a third of the file.
		[ TEMPLATE, pot.toString().replace( /^#:.*\n/gm, '' ) ],
		...contents,
		...compileLanguages( await readLanguages(), contents ),
	] );
	return {
		files: new Map(
			[ ...files ].map( ( [ name, text ] ) => [
				name,
				asPacked( name, text ),
			] )
		),
		texts: count,
	};
}
