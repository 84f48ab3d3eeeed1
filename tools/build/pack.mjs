import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readPlugin } from './files.mjs';
import { compileLanguages } from './languages/compile.mjs';
import { readLanguages } from './languages/read.mjs';
import { makeTemplate } from './pot/template.mjs';

/** Where the template for translations stands in the plugin. */
export const TEMPLATE = 'languages/larder.pot';

/** What all files carry, so that the same sources give the same archive. */
const OPTIONS = {
	mtime: new Date( 2020, 0, 1 ),
	forceDosTimestamp: true,
	compressionLevel: 9,
};

/**
 * Packs files as small as zlib can.
 *
 * @param {ReadonlyMap<string, string>} files Texts by path.
 * @return {Promise<Uint8Array>} The zip archive.
 */
async function packed( files ) {
	const zip = new ZipFile();
	for ( const [ name, text ] of files ) {
		const content = name.startsWith( 'packages/server/src/' )
			? shortened( text )
			: text;
		zip.addBuffer( Buffer.from( content ), `larder/${ name }`, OPTIONS );
	}
	zip.end();
	return buffer( zip.outputStream );
}

/**
 * Remarks that say nothing to who extends the plugin: of members that nobody
 * outside of their class can use, of constructors, which the plugin calls
 * itself, of what an interface documents, of why a line of code is as it is, and
 * what only PHPStan reads.
 */
const REMARKS = [
	/\t\/\*\*\n(?:\t \*.*\n)+?\t \*\/\n(?=\t(?:private|protected|public function __construct\b))/g,
	/\t\/\*\* .* \*\/\n(?=\t(?:private|protected) )/g,
	/\t\/\*\* \{@inheritDoc\} \*\/\n/g,
	/^\t{2,}\/\/ (?!phpcs).*\n/gm,
	/^\t* \* @phpstan-.*\n/gm,
];

/** Shapes of what methods take and give, beside the types that the code has. */
const SHAPES = /(?:^\t \*\n)?(?:^\t \* @(?:param|return|throws) .*\n)+/gm;

/**
 * Makes code shorter. The repository has the rest; what an interface asks of who
 * implements it stays. Lines keep their numbers, for reports of errors.
 *
 * @param {string} code PHP.
 * @return {string} The same without some remarks.
 */
function shortened( code ) {
	const remarks = /^interface /m.test( code )
		? REMARKS
		: [ ...REMARKS, SHAPES ];
	return remarks.reduce(
		( rest, remark ) =>
			rest.replace( remark, ( text ) => text.replace( /.+/g, '' ) ),
		code
	);
}

/**
 * Packs the plugin from what has been built.
 *
 * @return {Promise<{ archive: Uint8Array, files: string[], texts: number }>} The zip archive, what is in it, and how many texts can be translated.
 */
export async function packPlugin() {
	const contents = await readPlugin();
	const version =
		/^ \* Version:\s+(\S+)$/m.exec(
			contents.get( 'plugin.php' ) ?? ''
		)?.[ 1 ] ?? '';
	const { pot, count } = makeTemplate( contents, version );
	const files = new Map( [
		// Translators need the texts; the lines of the code that they stand in would be a third of the file.
		[ TEMPLATE, pot.toString().replace( /^#:.*\n/gm, '' ) ],
		...contents,
		...compileLanguages( await readLanguages(), contents ),
	] );
	return {
		archive: await packed( files ),
		files: [ ...files.keys() ].sort(),
		texts: count,
	};
}
