import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { HEIGHT, Scene, WIDTH } from './kit/scene.mjs';
import { layTable, noise } from './kit/tables.mjs';

/**
 * Draws the demo recipes' pictures: `npm run demo:pictures [-- slug…]`.
 *
 * @typedef {Object} Dish
 * @property {import('./kit/tables.mjs').TableName} table
 * @property {(scene: Scene) => void}               draw
 * @property {Record<string, readonly [number, number, number]>} [details] What is
 *           shown from near by, by name: left, top and width of the part.
 */

const FOLDER = path.dirname( fileURLToPath( import.meta.url ) );
const OUT = path.join( FOLDER, 'out' );
const MOST_BYTES = 60 * 1024;

/**
 * Draws one dish, and its parts from near by.
 *
 * @param {string} slug
 * @return {Promise<Map<string, string>>} SVG by the name of the picture.
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
	return new Map( [
		[ slug, scene.toSvg() ],
		...Object.entries( dish.details ?? {} ).map(
			( [ name, [ x, y, width ] ] ) =>
				/** @type {const} */ ( [
					`${ slug }-${ name }`,
					scene.toSvg( { x, y, width } ),
				] )
		),
	] );
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

/**
 * Cuts off the edge of a part, along which the light of the layers breaks off.
 *
 * @param {import('sharp').Sharp} image
 * @return {import('sharp').Sharp} As large as before.
 */
function withoutEdge( image ) {
	return image
		.extract( {
			left: WIDTH * 0.02,
			top: HEIGHT * 0.02,
			width: WIDTH * 0.96,
			height: HEIGHT * 0.96,
		} )
		.resize( WIDTH, HEIGHT );
}

const slugs = process.argv.slice( 2 );
const all = ( await readdir( path.join( FOLDER, 'dishes' ) ) )
	.map( ( file ) => path.basename( file, '.mjs' ) )
	.sort();
await mkdir( OUT, { recursive: true } );
for ( const slug of slugs.length > 0 ? slugs : all ) {
	for ( const [ name, svg ] of await draw( slug ) ) {
		const started = Date.now();
		const drawn = sharp( Buffer.from( svg ), { unlimited: true } );
		const pixels = await ( name === slug ? drawn : withoutEdge( drawn ) )
			.png( { compressionLevel: 1 } )
			.toBuffer();
		const { data, quality } = await encode( pixels );
		const file = path.join( OUT, `${ name }.webp` );
		await writeFile( file, data );
		const { size } = await stat( file );
		process.stdout.write(
			`${ name }: ${ Math.round( size / 1024 ) } KB, quality ${ quality }, ${ (
				( Date.now() - started ) /
				1000
			).toFixed( 1 ) } s\n`
		);
	}
}
