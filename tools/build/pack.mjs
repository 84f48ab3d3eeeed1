import { zipSync } from 'fflate';
import { readPlugin } from './files.mjs';
import { compileLanguages } from './languages/compile.mjs';
import { readLanguages } from './languages/read.mjs';
import { makeTemplate } from './pot/template.mjs';

/** Where the template for translations stands in the plugin. */
export const TEMPLATE = 'languages/larder.pot';

/** All files carry this date, so that the same sources give the same archive. */
const DATE = new Date( 2020, 0, 1 );

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
	/** @type {import('fflate').Zippable} */
	const entries = { [ `larder/${ TEMPLATE }` ]: [ pot, { mtime: DATE } ] };
	const translations = compileLanguages( await readLanguages(), contents );
	for ( const [ name, text ] of [ ...contents, ...translations ] ) {
		entries[ `larder/${ name }` ] = [
			new TextEncoder().encode( text ),
			{ mtime: DATE },
		];
	}
	return {
		archive: zipSync( entries, { level: 9 } ),
		files: Object.keys( entries ).sort(),
		texts: count,
	};
}
