import { describe, expect, it } from '@jest/globals';
import { findFood } from '../src/food';

/** Returns what a US cup of a food weighs, null where nobody knows. */
function cup( name: string, note = '' ): number | null {
	const food = findFood( name, note );
	return food && Math.round( food.density * 236.588 );
}

describe( 'a food is the one that is named, with all its words', () => {
	it.each( [
		[ 'buttermilk', 245 ],
		[ 'peanut butter', 258 ],
		[ 'coconut milk', 226 ],
		[ 'coconut cream', 240 ],
		[ 'cream of coconut', 296 ],
		[ 'condensed milk', 306 ],
		[ 'onion powder', 115 ],
		[ 'green onions', 100 ],
		[ 'rice vinegar', 239 ],
		[ 'rice flour', 158 ],
		[ 'soy sauce', 255 ],
		[ 'soy milk', 243 ],
		[ 'sugar snap peas', 63 ],
		[ 'corn syrup', 341 ],
		[ 'uncooked long-grain rice', 185 ],
		[ 'dried kidney beans', 184 ],
		[ 'cooked kidney beans', 177 ],
		[ 'frozen peas', 134 ],
		[ 'fine sea salt', 292 ],
		[ 'canned bamboo shoots', 131 ],
	] )( '%s', ( name, grams ) => {
		expect( cup( name ) ).toBe( grams );
	} );

	it.each( [
		'butter beans',
		'whipped cream',
		'pepper',
		'hot peppers',
		'roasted red peppers',
		'crushed red pepper',
		'baby corn',
		'corn flakes',
		'popcorn',
		'unsweetened shredded coconut',
		'coconut sugar',
		'mint',
		'chocolate',
		'crystallized ginger',
		'dried onion flakes',
		'stock powder',
		'chicken bouillon',
		'flour tortillas',
		'fresh egg noodles',
		'breadcrumbs',
		'panko bread crumbs',
		'kosher salt',
		'coarse sea salt',
		'coarse sugar',
		'fresh turmeric',
		'fresh mozzarella',
		'black beans',
		'pumpkin',
		'tomato puree',
		'tea leaves',
		'coffee',
		'caramels',
		'pistachios in shells',
	] )( 'and %s is none that is known', ( name ) => {
		expect( cup( name ) ).toBeNull();
	} );
} );

describe( 'what was done to a food counts', () => {
	it.each( [
		[ 'basil leaves', '', 24 ],
		[ 'basil', 'roughly chopped', 42 ],
		[ 'parsley leaves', '', null ],
		[ 'parsley leaves', 'finely chopped', 60 ],
		[ 'chopped fresh dill', '', null ],
		[ 'snow peas', 'sliced', 98 ],
		[ 'pears', 'diced', 161 ],
		[ 'parmesan', 'shredded', 80 ],
		[ 'dark brown sugar', 'firmly packed', 220 ],
		[ 'spinach', 'lightly packed', 30 ],
		[ 'packed basil leaves', '', null ],
		[ 'garlic', 'roasted', null ],
		[ 'roasted peanuts', '', 146 ],
		[ 'red lentils', 'rinsed', 192 ],
		[ 'sun-dried tomatoes in oil', '', 110 ],
	] )( '%s, %s', ( name, note, grams ) => {
		expect( cup( name, note ) ).toBe( grams );
	} );

	it( 'in brackets, too', () => {
		expect( cup( 'walnuts (ground)' ) ).toBe( 80 );
		expect( cup( 'milk (powdered)' ) ).toBeNull();
		expect( cup( 'butter', '(1 stick)' ) ).toBe( 227 );
	} );

	it( 'but not what a note says of other food', () => {
		expect( cup( 'sugar', 'plus powdered sugar for dusting' ) ).toBe( 200 );
		expect( cup( 'almonds', 'whole or ground' ) ).toBe( 143 );
	} );
} );
