import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readRecipe } from '../content/read-recipe.mjs';

const DEMO = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const COURSES = [
	'Bread',
	'Breakfast',
	'Dessert',
	'Drink',
	'Main course',
	'Salad',
	'Sauce',
	'Side dish',
	'Snack',
	'Soup',
	'Starter',
];

const files = await readdir( path.join( DEMO, 'recipes' ) );
const recipes = await Promise.all(
	files.map( async ( file ) =>
		readRecipe(
			path.basename( file, '.md' ),
			await readFile( path.join( DEMO, 'recipes', file ), 'utf8' )
		)
	)
);

/**
 * Gathers one fact of all recipes.
 *
 * @param {'course' | 'cuisine' | 'language'} fact
 * @return {Set<string>} The values.
 */
function all( fact ) {
	return new Set( recipes.flatMap( ( { facts } ) => facts[ fact ] ?? [] ) );
}

describe( 'the demo recipes', () => {
	it( 'are many, from many kitchens, for every course', () => {
		assert.ok( recipes.length >= 24 );
		assert.ok( all( 'cuisine' ).size >= 10 );
		assert.deepEqual( [ ...all( 'course' ) ].sort(), COURSES );
	} );

	it( 'speak English, German and a language from right to left', () => {
		assert.deepEqual( [ ...all( 'language' ) ].sort(), [
			'ar',
			'de',
			'en',
		] );
	} );

	it( 'have a very long title among them', () => {
		assert.ok( recipes.some( ( { facts } ) => facts.name.length > 150 ) );
	} );

	it( 'link only to recipes that are there', () => {
		const slugs = new Set( recipes.map( ( { slug } ) => slug ) );
		const links = recipes.flatMap( ( { ingredients } ) =>
			ingredients.flatMap( ( { items } ) =>
				items.map( ( { link } ) => link )
			)
		);
		const internal = links.filter( ( link ) =>
			link.startsWith( 'recipe:' )
		);
		assert.ok( internal.length > 0 );
		internal.forEach( ( link ) =>
			assert.ok( slugs.has( link.slice( 7 ) ), link )
		);
	} );

	it( 'show in their steps what is in their galleries', () => {
		const shown = recipes.flatMap( ( { slug, facts, instructions } ) =>
			instructions.flatMap( ( { steps } ) =>
				steps
					.filter( ( { picture } ) => picture !== '' )
					.map( ( { picture } ) => {
						const gallery = facts.gallery ?? [];
						assert.ok(
							gallery.some(
								( item ) => item.picture === picture
							),
							`${ slug }: ${ picture }`
						);
						return picture;
					} )
			)
		);
		assert.ok( shown.length >= 4 );
	} );

	for ( const { slug, facts, ingredients, instructions } of recipes ) {
		it( `${ slug } is complete`, () => {
			assert.ok(
				facts.name && facts.description && facts.author && facts.alt
			);
			assert.match( facts.yield, /^\d/ );
			assert.ok(
				Object.values( facts.times ).some(
					( time ) => Number( time ) > 0
				)
			);
			assert.ok(
				ingredients.every( ( { items } ) =>
					items.every( ( { text } ) => text )
				)
			);
			assert.ok(
				instructions.every( ( { steps } ) =>
					steps.every( ( { text } ) => text )
				)
			);
		} );

		if ( facts.video ) {
			const { file, seconds } = facts.video;
			it( `${ slug } has a film of at most 300 KB that begins at once, with captions to its end`, async () => {
				const film = path.join( DEMO, 'pictures/film', file );
				const data = await readFile( `${ film }.mp4` );
				assert.ok(
					data.length <= 300 * 1024,
					`${ data.length } bytes`
				);
				// Else a browser reads all of it before it plays.
				assert.ok( data.indexOf( 'moov' ) < data.indexOf( 'mdat' ) );
				const captions = await readFile( `${ film }.vtt`, 'utf8' );
				const [ , end ] =
					/--> 00:(\d\d)\.\d+\n[^\n]+\n*$/.exec( captions ) ?? [];
				assert.ok(
					Number( end ) <= seconds && Number( end ) >= seconds - 2
				);
			} );

			it( `${ slug } shows its steps in the film one after the other`, () => {
				const shown = instructions
					.flatMap( ( { steps } ) => steps )
					.filter( ( { second } ) => second !== '' )
					.map( ( { second } ) => Number( second ) );
				assert.deepEqual(
					shown,
					[ ...new Set( shown ) ].sort( ( a, b ) => a - b )
				);
				assert.ok( shown.every( ( second ) => second < seconds ) );
			} );
		}

		const more = facts.gallery ?? [];
		for ( const picture of [
			slug,
			...more.map( ( item ) => item.picture ),
		] ) {
			it( `${ picture } is a picture of 1600 by 1200 and at most 60 KB`, async () => {
				const data = await readFile(
					path.join( DEMO, `pictures/out/${ picture }.webp` )
				);
				const { width, height, format } =
					await sharp( data ).metadata();
				assert.deepEqual(
					{ width, height, format },
					{ width: 1600, height: 1200, format: 'webp' }
				);
				assert.ok( data.length <= 60 * 1024, `${ data.length } bytes` );
			} );
		}
	}
} );

describe( 'a recipe in Markdown', () => {
	const source = [
		'---',
		'name: Toast',
		'---',
		'',
		'## Ingredients',
		'',
		'- 1 slice [bread](recipe:bread), *fresh* & soft',
		'',
		'### On top',
		'',
		'- butter',
		'',
		'## Instructions',
		'',
		'1. **Toast it.** Until brown.',
		'   > Tip: Not black.',
		'2. Butter it.',
		'   > Note: While hot.',
		'',
		'## Storage',
		'',
		'Eat it at once.',
	].join( '\n' );

	it( 'is read with its groups, links, titles and asides', () => {
		const toast = readRecipe( 'toast', source );
		assert.deepEqual( toast.ingredients, [
			{
				title: '',
				items: [
					{
						text: '1 slice bread, <em>fresh</em> &amp; soft',
						link: 'recipe:bread',
					},
				],
			},
			{ title: 'On top', items: [ { text: 'butter', link: '' } ] },
		] );
		assert.deepEqual( toast.instructions, [
			{
				title: '',
				steps: [
					{
						title: 'Toast it',
						text: 'Until brown.',
						tip: 'Not black.',
						note: '',
						picture: '',
						second: '',
						uses: [],
					},
					{
						title: '',
						text: 'Butter it.',
						tip: '',
						note: 'While hot.',
						picture: '',
						second: '',
						uses: [],
					},
				],
			},
		] );
		assert.deepEqual( toast.notes, [] );
		assert.deepEqual( toast.tips, [
			{ kind: 'storage', text: [ 'Eat it at once.' ] },
		] );
	} );

	it( 'says what it lacks', () => {
		assert.throws(
			() => readRecipe( 'toast', '# Toast' ),
			/toast\.md has no head/
		);
		assert.throws(
			() => readRecipe( 'toast', '---\nname: Toast\n---\n' ),
			/no part "Ingredients"/
		);
	} );
} );

describe( 'the reviews', async () => {
	/** @type {Record<string, Array<[string, number, number, string, [string, string]?]>>} */
	const reviews = JSON.parse(
		await readFile( path.join( DEMO, 'site/reviews.json' ), 'utf8' )
	);

	for ( const [ slug, list ] of Object.entries( reviews ) ) {
		it( `${ slug }: come after their recipe, with one to five stars`, async () => {
			const recipe = await readFile(
				path.join( DEMO, `recipes/${ slug }.md` ),
				'utf8'
			);
			const published = Number(
				/^published: (.+)$/m.exec( recipe )?.[ 1 ]
			);
			for ( const [ author, stars, days, text, reply ] of list ) {
				assert.ok( author !== '' && text !== '' );
				assert.ok( ! reply?.includes( '' ) );
				assert.ok( [ 1, 2, 3, 4, 5 ].includes( stars ) );
				assert.ok( days < published, author );
			}
		} );
	}
} );
