import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { packedContents } from './contents.mjs';

/** What all files of an archive carry, so that the same sources give the same archive. */
export const ZIP_OPTIONS = {
	mtime: new Date( 2020, 0, 1 ),
	forceDosTimestamp: true,
	compressionLevel: 9,
};

/**
 * Packs the plugin from what has been built, as small as zlib can.
 *
 * @return {Promise<{ archive: Uint8Array, files: string[], texts: number }>} The zip archive, what is in it, and how many texts can be translated.
 */
export async function packPlugin() {
	const { files, texts } = await packedContents();
	const zip = new ZipFile();
	for ( const [ name, text ] of files ) {
		zip.addBuffer( Buffer.from( text ), `larder/${ name }`, ZIP_OPTIONS );
	}
	zip.end();
	return {
		archive: await buffer( zip.outputStream ),
		files: [ ...files.keys() ].sort(),
		texts,
	};
}
