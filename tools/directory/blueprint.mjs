import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { REPOSITORY } from '../site/paths.mjs';

/** Recipes of the demo that the preview opens: short ones, with a picture each. */
const SHOWN = [ 'guacamole', 'mango-lassi', 'chimichurri' ];

/** Taxonomies by the demo's names for them. */
const TAXONOMIES = {
	course: 'recipe-course',
	cuisine: 'recipe-cuisine',
	method: 'recipe-cooking-method',
	key: 'recipe-key',
	tag: 'recipe-tag',
	dietary: 'recipe-dietary',
};

/** @typedef {{ slug: string, name: string, description: string, alt: string, document: object, frame: object } & Record<string, unknown>} Recipe */

/**
 * Returns the document of a recipe with one place for its picture, and one for the links to others.
 *
 * @param {object} document A document of the demo.
 * @return {string} The same as JSON.
 */
function withPlaces( document ) {
	return JSON.stringify( document )
		.replaceAll(
			/https:\/\/picture\.invalid\/[a-z0-9.-]+/g,
			'https://larder-preview.invalid/picture'
		)
		.replaceAll(
			/https:\/\/recipe\.invalid\/[a-z0-9-]+/g,
			'https://larder-preview.invalid/recipes'
		);
}

/**
 * Returns what the preview has to know of a recipe.
 *
 * @param {Recipe} recipe One of the demo.
 * @return {Promise<object>} JSON.
 */
async function forPreview( recipe ) {
	const picture = await sharp(
		path.join(
			REPOSITORY,
			'tools/demo/pictures/out',
			`${ recipe.slug }.webp`
		)
	)
		.resize( 800 )
		.webp( { quality: 45 } )
		.toBuffer();
	return {
		slug: recipe.slug,
		name: recipe.name,
		description: recipe.description,
		alt: recipe.alt,
		document: withPlaces( recipe.document ),
		frame: recipe.frame,
		terms: Object.fromEntries(
			Object.entries( TAXONOMIES ).map( ( [ name, taxonomy ] ) => [
				taxonomy,
				[ recipe[ name ] ?? [] ].flat(),
			] )
		),
		picture: picture.toString( 'base64' ),
	};
}

/**
 * Builds the blueprint of the live preview: recipes of the demo in a Playground, with nothing to install and nothing to fetch but WordPress and the plugin.
 *
 * @param {object} plugin Where Playground takes the plugin from.
 * @return {Promise<object>} The blueprint.
 */
export async function makeBlueprint( plugin ) {
	/** @type {Recipe[]} */
	const demo = JSON.parse(
		await readFile(
			path.join( REPOSITORY, 'tools/demo/build/recipes.json' ),
			'utf8'
		)
	);
	const recipes = await Promise.all(
		demo.filter( ( { slug } ) => SHOWN.includes( slug ) ).map( forPreview )
	);
	const code = await readFile(
		path.join( REPOSITORY, 'tools/directory/preview.php' ),
		'utf8'
	);
	return {
		$schema: 'https://playground.wordpress.net/blueprint-schema.json',
		landingPage: `/recipe/${ SHOWN[ 0 ] }/`,
		preferredVersions: { php: '8.2', wp: 'latest' },
		login: true,
		steps: [
			{
				step: 'installPlugin',
				pluginData: plugin,
				options: { activate: true },
			},
			{
				step: 'setSiteOptions',
				options: { permalink_structure: '/%postname%/' },
			},
			{
				step: 'writeFile',
				path: '/tmp/larder-preview.json',
				data: JSON.stringify( recipes ),
			},
			{
				step: 'runPHP',
				code: code.replace(
					'require_once ABSPATH',
					`require_once '/wordpress/wp-load.php';\nrequire_once ABSPATH`
				),
			},
		],
	};
}
