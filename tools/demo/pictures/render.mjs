import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { Scene } from './kit/scene.mjs';
import { layTable, noise } from './kit/tables.mjs';

/**
 * Draws the demo recipes' pictures: `npm run demo:pictures [-- slug…]`.
 *
 * @typedef {Object} Dish
 * @property {import('./kit/tables.mjs').TableName} table
 * @property {(scene: Scene) => void}               draw
 */

const FOLDER = path.dirname( fileURLToPath( import.meta.url ) );
const OUT = path.join( FOLDER, 'out' );
const MOST_BYTES = 60 * 1024;

/**
 * Draws one dish.
 *
 * @param {string} slug
 * @return {Promise<string>} SVG.
 */
async function draw( slug ) {
	/** @type {Dish} */
	const dish = await import(
		pathToFileURL( path.join( FOLDER, 'dishes', `${ slug }.mjs` ) ).href
	);
	const scene = new Scene( slug );
	layTable( scene, dish.table );
	dish.draw( scene );
	noise( scene, '0.4', '#2b1a12', 0.02 );
	return scene.toSvg();
}

/**
 * Encodes a picture as well as its limit of bytes allows. A very detailed
 * picture is softened a little first: that looks better than a low quality.
 *
 * @param {Buffer} pixels PNG.
 * @return {Promise<{ data: Buffer, quality: number }>} WebP.
 */
async function encode( pixels ) {
	for ( const softness of [ 0, 0.5, 0.7, 0.9, 1.1, 1.4, 1.8 ] ) {
		const image = sharp( pixels );
		const soft = softness > 0 ? image.blur( softness ) : image;
		for ( let quality = 80; quality >= 44; quality -= 6 ) {
			const data = await soft
				.clone()
				.webp( { quality, effort: 5 } )
				.toBuffer();
			if ( data.length <= MOST_BYTES ) {
				return { data, quality };
			}
		}
	}
	throw new Error( 'The picture is too detailed for 60 KB.' );
}

const slugs = process.argv.slice( 2 );
const all = ( await readdir( path.join( FOLDER, 'dishes' ) ) )
	.map( ( file ) => path.basename( file, '.mjs' ) )
	.sort();
await mkdir( OUT, { recursive: true } );
for ( const slug of slugs.length > 0 ? slugs : all ) {
	const started = Date.now();
	const pixels = await sharp( Buffer.from( await draw( slug ) ), {
		unlimited: true,
	} )
		.png( { compressionLevel: 1 } )
		.toBuffer();
	const { data, quality } = await encode( pixels );
	const file = path.join( OUT, `${ slug }.webp` );
	await writeFile( file, data );
	const { size } = await stat( file );
	process.stdout.write(
		`${ slug }: ${ Math.round( size / 1024 ) } KB, quality ${ quality }, ${ (
			( Date.now() - started ) /
			1000
		).toFixed( 1 ) } s\n`
	);
}
