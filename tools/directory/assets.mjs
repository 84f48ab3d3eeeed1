#!/usr/bin/env node
/**
 * `npm run directory`: makes what the plugin directory shows beside the plugin,
 * into `.wordpress-org/`: icon, banner, screenshots and the blueprint of the
 * live preview. Reads the pictures of the README and the built demo.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { REPOSITORY } from '../site/paths.mjs';
import { makeBlueprint } from './blueprint.mjs';

const folder = path.join( REPOSITORY, '.wordpress-org' );

/** The screenshots in the order of their captions in readme.txt. */
const SCREENSHOTS = [
	'recipe',
	'editor',
	'phone',
	'cook-mode',
	'nutrition',
	'front-page',
	'right-to-left',
];

/**
 * Draws an SVG of this folder.
 *
 * @param {string} name  Its file.
 * @param {number} width In pixels.
 * @param {string} file  What is written.
 */
async function draw( name, width, file ) {
	const svg = await readFile( new URL( name, import.meta.url ) );
	await sharp( svg, { density: 288 } )
		.resize( width )
		.png( { compressionLevel: 9, palette: true } )
		.toFile( path.join( folder, file ) );
}

await mkdir( path.join( folder, 'blueprints' ), { recursive: true } );
await writeFile(
	path.join( folder, 'icon.svg' ),
	await readFile( new URL( 'icon.svg', import.meta.url ) )
);
await draw( 'icon.svg', 128, 'icon-128x128.png' );
await draw( 'icon.svg', 256, 'icon-256x256.png' );
await draw( 'banner.svg', 772, 'banner-772x250.png' );
await draw( 'banner.svg', 1544, 'banner-1544x500.png' );
for ( const [ index, name ] of SCREENSHOTS.entries() ) {
	await sharp( path.join( REPOSITORY, 'docs/screenshots', `${ name }.webp` ) )
		.png( { compressionLevel: 9, palette: true } )
		.toFile( path.join( folder, `screenshot-${ index + 1 }.png` ) );
}
await writeFile(
	path.join( folder, 'blueprints/blueprint.json' ),
	`${ JSON.stringify(
		await makeBlueprint( {
			resource: 'wordpress.org/plugins',
			slug: 'larder',
		} ),
		null,
		'\t'
	) }\n`
);
process.stdout.write(
	`.wordpress-org: ${ SCREENSHOTS.length } screenshots, icon, banner and blueprint\n`
);
