import { pastedLines } from '../src/paste/pasted-lines';

/** Returns pasted plain text as lines, headings marked. */
function read( plain: string ): string[] {
	return pastedLines( {
		getData: ( type ) => ( type === 'text/plain' ? plain : '' ),
	} ).map( ( { html, isHeading } ) => ( isHeading ? `# ${ html }` : html ) );
}

it( 'reads structured data that was pasted as text as the recipe that it tells', () => {
	const recipe = {
		'@context': 'https://schema.org',
		'@graph': [
			{ '@type': 'WebPage', name: 'Page' },
			{
				'@type': [ 'Recipe' ],
				name: 'Pie',
				prepTime: 'PT20M',
				recipeYield: [ '4', '4 servings' ],
				author: { '@type': 'Person', name: 'Ana' },
				recipeIngredient: [ '200 g flour', '1 egg' ],
				recipeInstructions: [
					{
						'@type': 'HowToSection',
						name: 'Dough',
						itemListElement: [
							{ '@type': 'HowToStep', text: 'Mix & knead.' },
						],
					},
				],
			},
		],
	};
	expect(
		read(
			`<script type="application/ld+json">${ JSON.stringify(
				recipe
			) }</script>`
		)
	).toEqual( [
		'Pie',
		'Prep time: PT20M',
		'Yield: 4 servings',
		'Author: Ana',
		'Ingredients',
		'200 g flour',
		'1 egg',
		'Instructions',
		'# Dough',
		'Mix &amp; knead.',
	] );
} );

it( 'keeps every course, cuisine, diet and keyword of structured data, each as the line that names its term', () => {
	expect(
		read(
			JSON.stringify( {
				'@type': 'Recipe',
				name: 'Pie',
				recipeCategory: [ 'Dessert', 'Snack' ],
				recipeCuisine: 'French, Basque',
				suitableForDiet: [
					'https://schema.org/GlutenFreeDiet',
					'VeganDiet',
					'Paleo',
				],
				keywords: [ 'autumn', 'apples' ],
				recipeIngredient: [ '1 egg' ],
			} )
		).slice( 1, -3 )
	).toEqual( [
		'Course: Dessert',
		'Course: Snack',
		'Cuisine: French',
		'Cuisine: Basque',
		'Diet: Gluten-free',
		'Diet: Vegan',
		'Diet: Paleo',
		'Keywords: autumn, apples',
	] );
} );

it.each( [ '{ "a": 1 }', '{ broken', '[1, 2]' ] )(
	'leaves "%s" the text that it is',
	( text ) => {
		expect( read( text ) ).toEqual( [ text ] );
	}
);

it( 'leaves out what a copied page has around its recipe, and nothing else', () => {
	expect(
		read(
			'Jump to Recipe\nPrint Recipe\n4.7 from 182 votes\n★★★★★\nPie\nPrint the letters on the dough.\nSave some sugar'
		)
	).toEqual( [
		'Pie',
		'Print the letters on the dough.',
		'Save some sugar',
	] );
} );
