import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from '../../bench/browser.mjs';
import { createProgress } from '../../site/progress.mjs';
import { draw, table } from './dishes/miso-ramen.mjs';
import { HEIGHT, Scene, WIDTH } from './kit/scene.mjs';
import { layTable, noise } from './kit/tables.mjs';

/**
 * Films how the bowl of ramen is put together: `npm run demo:film`. Draws the
 * layers of its picture one by one, lets them come into the bowl in a browser,
 * and has `ffmpeg`, which has to be on the machine, encode what one sees.
 */

const OUT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'film'
);
const SLUG = 'miso-ramen';
const FRAMES_A_SECOND = 24;
const SECONDS = 10;

/** What comes in, by the marks of the dish: at which second, and how. */
const PIECES = /** @type {const} */ ( [
	[ 0.6, 'pour' ], // Broth.
	[ 2.2, 'turn' ], // Noodles.
	[ 3.5, 'drop' ], // Nori.
	[ 3.9, 'drop' ], // Pork.
	[ 4.3, 'drop' ],
	[ 5, 'drop' ], // Corn.
	[ 5.4, 'drop' ], // Bamboo.
	[ 6.1, 'drop' ], // Eggs.
	[ 6.5, 'drop' ],
	[ 7.2, 'drop' ], // Scallions.
	[ 7.6, 'drop' ], // Sesame and chilli.
] );

/**
 * Draws layers by themselves.
 *
 * @param {Scene}    scene
 * @param {string[]} markup
 * @return {Promise<string>} PNG as an address.
 */
async function still( scene, markup ) {
	const pixels = await sharp(
		Buffer.from( scene.toSvg( undefined, markup ) ),
		{
			unlimited: true,
		}
	)
		.resize( WIDTH * 0.75 )
		.png( { compressionLevel: 1 } )
		.toBuffer();
	return `data:image/png;base64,${ pixels.toString( 'base64' ) }`;
}

/**
 * Draws all that the film shows, from the table upwards.
 *
 * @return {Promise<string[]>} The empty bowl, the pieces, and the light on all.
 */
async function stills() {
	const scene = new Scene( SLUG );
	layTable( scene, table );
	draw( scene );
	noise( scene, '0.4', '#2b1a12', 0.02 );
	const ends = [ 0, ...scene.marks, scene.markup.length ];
	const layers = [];
	for ( const [ at, end ] of ends.slice( 1 ).entries() ) {
		layers.push(
			await still( scene, scene.markup.slice( ends[ at ], end ) )
		);
	}
	return layers;
}

/**
 * Draws one moment on the page's canvas. Runs in the browser.
 *
 * @param {{ time: number, pieces: typeof PIECES, height: number }} moment
 * @return {string} JPEG as an address.
 */
function paint( { time, pieces, height } ) {
	const canvas = /** @type {HTMLCanvasElement} */ (
		document.querySelector( 'canvas' )
	);
	const brush = /** @type {CanvasRenderingContext2D} */ (
		canvas.getContext( '2d' )
	);
	const [ bowl, ...layers ] = [ ...document.images ];
	const light = layers.pop();
	const scale = canvas.width / 1600;
	// As much is cut off above as below, as a poster of the whole picture is.
	brush.setTransform(
		scale,
		0,
		0,
		scale,
		0,
		( canvas.height - height * scale ) / 2
	);
	const [ x, y ] = [ 780, 610 ];
	const put = ( /** @type {HTMLImageElement | undefined} */ layer ) =>
		layer && brush.drawImage( layer, 0, 0, 1600, height );
	put( bowl );
	for ( const [ at, [ start, how ] ] of pieces.entries() ) {
		const length = how === 'drop' ? 0.5 : 1.2;
		const done = Math.min( 1, Math.max( 0, ( time - start ) / length ) );
		if ( done === 0 ) {
			continue;
		}
		const eased = 1 - ( 1 - done ) ** 3;
		brush.save();
		brush.translate( x, y );
		if ( how === 'pour' ) {
			brush.beginPath();
			brush.arc( 0, 0, 560 * eased, 0, 7 );
			brush.clip();
		} else {
			brush.globalAlpha = Math.min( 1, done * 2 );
			const size =
				how === 'drop' ? 1.18 - 0.18 * eased : 0.9 + 0.1 * eased;
			brush.scale( size, size );
			brush.rotate( how === 'turn' ? ( eased - 1 ) * 0.5 : 0 );
		}
		brush.translate( -x, -y );
		put( layers[ at ] );
		brush.restore();
	}
	put( light );
	// Steam, from when there is broth.
	brush.filter = 'blur(14px)';
	brush.strokeStyle = '#fff';
	brush.lineCap = 'round';
	for ( let wisp = 0; wisp < 4; wisp++ ) {
		const age = ( ( time + wisp * 0.85 ) / 3.4 ) % 1;
		const since = Math.min( 1, Math.max( 0, ( time - 1.6 ) / 1.5 ) );
		brush.globalAlpha = 0.42 * since * Math.sin( Math.PI * age );
		brush.lineWidth = 34 + 26 * age;
		brush.beginPath();
		for ( let part = 0; part <= 12; part++ ) {
			const up = age * 380 + part * 22;
			const sway =
				Math.sin( part * 0.42 + wisp * 2 + age * 2.5 ) *
				( 16 + part * 4 );
			brush.lineTo( 560 + wisp * 150 + sway, 860 - up );
		}
		brush.stroke();
	}
	brush.filter = 'none';
	brush.globalAlpha = 1;
	return canvas.toDataURL( 'image/jpeg', 0.97 );
}

const progress = createProgress();
const browser = await openBrowser( progress );
const page = await browser.newPage();
await page.setContent(
	`<canvas width="960" height="540"></canvas>${ ( await stills() )
		.map( ( address ) => `<img src="${ address }">` )
		.join( '' ) }`,
	{ waitUntil: 'load' }
);
await mkdir( OUT, { recursive: true } );
const encoder = spawn(
	'ffmpeg',
	[
		...[ '-y', '-loglevel', 'error', '-f', 'image2pipe' ],
		...[ '-framerate', String( FRAMES_A_SECOND ), '-i', '-' ],
		...[ '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow' ],
		...[ '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart' ],
		path.join( OUT, `${ SLUG }.mp4` ),
	],
	{ stdio: [ 'pipe', 'inherit', 'inherit' ] }
);
for ( let frame = 0; frame < SECONDS * FRAMES_A_SECOND; frame++ ) {
	const moment = {
		time: frame / FRAMES_A_SECOND,
		pieces: PIECES,
		height: HEIGHT,
	};
	const picture = await page.evaluate( paint, moment );
	const bytes = Buffer.from(
		picture.slice( picture.indexOf( ',' ) + 1 ),
		'base64'
	);
	if ( ! encoder.stdin.write( bytes ) ) {
		await once( encoder.stdin, 'drain' );
	}
}
encoder.stdin.end();
const [ code ] = await once( encoder, 'close' );
await browser.close();
process.exitCode = code;
