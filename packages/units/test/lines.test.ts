import { describe, expect, it } from '@jest/globals';
import { parseIngredient } from '@larder/lines';
import { readLine, showLine, type LinePieces } from '@larder/quantity';
import { unitsOf, type Units } from '../src/convert';

const metric = unitsOf( 'metric', 'en' );
const us = unitsOf( 'us', 'en' );

/** Splits a line as the editor does. */
function pieces( line: string ): LinePieces {
	const { spans } = parseIngredient( line );
	const piece = ( span: readonly [ number, number ] | undefined ): string =>
		span ? line.slice( ...span ) : '';
	return {
		quantity: piece( spans.quantity ),
		unit: piece( spans.unit ),
		name: piece( spans.name ),
		note: piece( spans.note ),
	};
}

/** Shows a line as a list of ingredients does, with plain spaces. */
function show( units: Units | null, line: string, factor = 1 ): string {
	const { quantity, unit, name, note } = showLine(
		readLine( pieces( line ) ),
		factor,
		{ mode: 'scale', useFraction: true, locale: 'en' },
		units?.line
	);
	return `${ [ quantity, unit, name ].filter( Boolean ).join( ' ' ) }${ note && `, ${ note }` }`
		.replace( /\u2009(?=[¼-¾⅐-⅞])/g, ' ' )
		.replace( /\u00a0/g, ' ' );
}

describe( 'an ingredient in metric units', () => {
	it.each( [
		[ '1 cup milk', '240 ml milk' ],
		[ '1/3 cup water', '80 ml water' ],
		[ '6 cups chicken stock', '1.4 l chicken stock' ],
		[ '1 1/2 cups all-purpose flour', '190 g all-purpose flour' ],
		[ '1 cup packed brown sugar', '220 g packed brown sugar' ],
		[ '4 oz butter', '115 g butter' ],
		[ '1 stick unsalted butter', '115 g unsalted butter' ],
		[ '1 lb ground beef', '450 g ground beef' ],
		[ '3 pounds potatoes', '1.35 kg potatoes' ],
		[ '1 lb 2 oz plums', '500 g plums' ],
		[ '1 cup plus 2 tbsp milk', '270 ml milk' ],
		[ '2-3 cups milk', '475–700 ml milk' ],
		[ '1/2 cup walnuts, ground', '40 g walnuts, ground' ],
		[ '1 cup walnut halves', '100 g walnut halves' ],
		[ '1 (14-ounce) can tomatoes', '1 (400 g) can tomatoes' ],
		[ '2 14-ounce cans tomatoes', '2 × 400 g cans tomatoes' ],
		[ '2-inch piece ginger', '5 cm piece ginger' ],
		[
			'1 lb beef, cut into 1-inch cubes',
			'450 g beef, cut into 2.5 cm cubes',
		],
		[ '1/2 cup (1 stick) butter', '115 g (1 stick) butter' ],
		[ '1 1/2 sticks (12 tbsp) butter', '170 g butter' ],
		[ '1 stick (113 g) butter', '113 g butter' ],
		[ '1 can (14 oz) tomatoes', '1 can (400 g) tomatoes' ],
		[ '2 oz bourbon', '60 ml bourbon' ],
		[ '1 scant cup milk', 'scant 240 ml milk' ],
		[ '1 heaped cup flour', '1 heaped cup flour' ],
		[ '1 packed cup brown sugar', '220 g brown sugar' ],
		[ '1 (3-inch) cinnamon stick', '1 (8 cm) cinnamon stick' ],
	] )( '%s is %s', ( line, shown ) => {
		expect( show( metric, line ) ).toBe( shown );
	} );
} );

describe( 'an ingredient in American units', () => {
	it.each( [
		[ '240 ml milk', '1 cup milk' ],
		[ '500 g flour', '4 cups flour' ],
		[ '115 g butter', '½ cup butter' ],
		[ '250 g beef mince', '9 oz beef mince' ],
		[ '500 g potatoes', '1 lb 2 oz potatoes' ],
		[ '1 kg potatoes', '2 ¼ lb potatoes' ],
		[ '5 ml vanilla extract', '1 tsp vanilla extract' ],
		[ '7 g dried yeast', '1 ¾ tsp dried yeast' ],
		[ '45 ml gin', '1 ½ fl oz gin' ],
		[ '2 dl double cream', '¾ cup + 2 tbsp double cream' ],
		[ '2 x 400 g tins tomatoes', '2 × 14 oz tins tomatoes' ],
		[ '5 cm piece ginger', '2 inch piece ginger' ],
		[ '5 cm of ginger', '2 inches of ginger' ],
	] )( '%s is %s', ( line, shown ) => {
		expect( show( us, line ) ).toBe( shown );
	} );
} );

describe( 'a little and a lot', () => {
	it.each( [
		[ metric, '0.5 g saffron threads', 1 / 3, '0.2 g saffron threads' ],
		[ us, '1/4 oz active dry yeast', 1 / 3, '½ tsp active dry yeast' ],
		[ us, '500 g bread flour', 5, '5 ½ lb bread flour' ],
		[ us, '1 l stock', 5, '5 ¼ quarts stock' ],
	] )( 'is what one can measure: %#', ( units, line, factor, shown ) => {
		expect( show( units, line, factor ) ).toBe( shown );
	} );
} );

describe( 'an amount that is said twice', () => {
	it.each( [
		[ '250 g / 9 oz ricotta', '250 g ricotta', '9 oz ricotta' ],
		[ '500g/1lb 2oz plums', '500 g plums', '1 lb 2oz plums' ],
		[ '1 cup (240 ml) milk', '240 ml milk', '1 cup milk' ],
		[ '200 g (1 cup packed) sugar', '200 g sugar', '1 cup sugar' ],
		[
			'1/3 cup (2 1/2 ounces/71 grams) sugar',
			'71 grams sugar',
			'⅓ cup sugar',
		],
		[
			'1 x 400g/14oz tin tomatoes',
			'1 × 400 g tin tomatoes',
			'1 × 14 oz tin tomatoes',
		],
		[
			'1 1/2 sticks (12 tbsp) butter',
			'170 g butter',
			'1 ½ sticks butter',
		],
	] )( 'shows the half that fits: %s', ( line, inMetric, inUs ) => {
		expect( show( metric, line ) ).toBe( inMetric );
		expect( show( us, line ) ).toBe( inUs );
	} );
} );

describe( 'nothing is made up', () => {
	it( 'and what is counted stays', () => {
		for ( const line of [
			'2 eggs',
			'3 cloves garlic',
			'1 pinch salt',
			'salt',
			'1 bunch parsley',
			'1/0 cup milk',
		] ) {
			expect( show( metric, line ) ).toBe( show( null, line ) );
			expect( show( us, line ) ).toBe( show( null, line ) );
		}
	} );

	it( 'and a volume of something unknown stays a volume, a weight a weight', () => {
		expect( show( metric, '1 cup panko' ) ).toBe( '240 ml panko' );
		expect( show( us, '100 g panko' ) ).toBe( '3 ½ oz panko' );
	} );

	it.each( [
		'1 cup peanut butter cups',
		'1 cup butter beans',
		'1 cup gluten-free flour blend',
		'1 cup rice noodles',
		'1 cup sugar snaps',
		'1 cup milk powder substitute',
		'1 cup chickpeas, drained',
		'1 cup butter or cream',
	] )( 'and a name with more in it is another food: %s', ( line ) => {
		expect( show( metric, line ) ).toMatch( /^240 ml / );
	} );

	it( 'and spoons stay spoons, up to what a spoon is for', () => {
		expect( show( metric, '2 tbsp olive oil' ) ).toBe( '2 tbsp olive oil' );
		expect( show( metric, '8 tbsp butter' ) ).toBe( '115 g butter' );
		expect( show( metric, '8 tbsp panko' ) ).toBe( '8 tbsp panko' );
	} );
} );

describe( 'scaling', () => {
	it( 'goes before rounding', () => {
		expect( show( metric, '1 cup milk', 3 ) ).toBe( '700 ml milk' );
		expect( show( us, '120 ml milk', 3 ) ).toBe( '1 ½ cups milk' );
	} );

	it( 'never gives an amount that no cup measures', () => {
		expect( show( us, '1/3 cup milk', 0.25 ) ).toBe( '4 tsp milk' );
		expect( show( us, '1 cup milk', 1 / 6 ) ).toBe( '2 tbsp + 2 tsp milk' );
		expect( show( us, '1/2 lb flour', 0.75 ) ).toBe( '6 oz flour' );
	} );

	it( 'leaves a tin as large as it is', () => {
		expect( show( metric, '1 (14-ounce) can tomatoes', 2 ) ).toBe(
			'2 (400 g) cans tomatoes'
		);
		expect( show( metric, '1 can (14 oz) tomatoes', 2 ) ).toBe(
			'2 cans (400 g) tomatoes'
		);
	} );

	it( 'scales the half that is shown', () => {
		expect( show( metric, '250 g / 9 oz ricotta', 2 ) ).toBe(
			'500 g ricotta'
		);
	} );
} );

it( 'keeps what stands around an amount, and its tags', () => {
	expect( show( metric, 'about 2 cups <em>milk</em>, at 110°F' ) ).toBe(
		'about 475 ml <em>milk</em>, at 43 °C'
	);
} );

it( 'writes numbers and words as the page does', () => {
	const german = unitsOf( 'metric', 'de' ).line;
	const cups = unitsOf( 'us', 'de' ).line;
	const format = { mode: 'scale', locale: 'de' } as const;
	const line = ( quantity: string, unit: string ) =>
		readLine( { quantity, unit, name: 'water', note: '' } );
	expect( german( line( '6', 'cups' ), 1, format ) ).toMatchObject( {
		quantity: '1,4',
		unit: 'l',
	} );
	expect( cups( line( '500', 'ml' ), 1, format ) ).toMatchObject( {
		unit: 'Tassen + 2 EL',
	} );
} );

it( 'takes the imperial pint on a British page', () => {
	const line = readLine( {
		quantity: '1',
		unit: 'pint',
		name: 'milk',
		note: '',
	} );
	const format = { mode: 'scale', locale: 'en-GB' } as const;
	expect(
		unitsOf( 'metric', 'en-GB' ).line( line, 1, format )
	).toMatchObject( { quantity: '575', unit: 'ml' } );
} );

it( 'takes the cup and the spoon of an Australian page', () => {
	const format = { mode: 'scale', locale: 'en-AU' } as const;
	const shown = ( quantity: string, unit: string, name: string ) => {
		const line = readLine( { quantity, unit, name, note: '' } );
		return unitsOf( 'metric', 'en-AU' ).line( line, 1, format );
	};
	expect( shown( '1', 'cup', 'milk' ) ).toMatchObject( {
		quantity: '250',
		unit: 'ml',
	} );
	expect( shown( '4', 'tbsp', 'oil' ) ).toMatchObject( {
		quantity: '80',
		unit: 'ml',
	} );
} );
