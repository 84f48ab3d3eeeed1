import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Arranges all pictures side by side, to look at them together:
 * `npm run demo:pictures:sheet -- <file.png> [width of one] [slug…]`.
 */

const OUT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'out'
);
const GAP = 12;

const [ file = 'contact-sheet.png', size = '320', ...slugs ] =
	process.argv.slice( 2 );
const width = Number( size );
const height = Math.round( width * 0.75 );
const names = ( await readdir( OUT ) )
	.sort()
	.filter(
		( name ) =>
			slugs.length === 0 ||
			slugs.includes( path.basename( name, '.webp' ) )
	);
const columns = Math.min(
	names.length,
	Math.max( 1, Math.floor( 2000 / width ) )
);
const rows = Math.ceil( names.length / columns );
const tiles = await Promise.all(
	names.map( async ( name, at ) => ( {
		input: await sharp( path.join( OUT, name ) )
			.resize( width, height )
			.png()
			.toBuffer(),
		left: GAP + ( at % columns ) * ( width + GAP ),
		top: GAP + Math.floor( at / columns ) * ( height + GAP ),
	} ) )
);
await sharp( {
	create: {
		width: GAP + columns * ( width + GAP ),
		height: GAP + rows * ( height + GAP ),
		channels: 3,
		background: '#ffffff',
	},
} )
	.composite( tiles )
	.png()
	.toFile( file );
