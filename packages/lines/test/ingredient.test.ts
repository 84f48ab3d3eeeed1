import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseQuantity } from '@larder/quantity';
import { parseIngredient } from '../src';

describe( 'an ingredient line', () => {
	it.each( [
		[ '200 g flour', 200, null, 'g', 'flour', null ],
		[
			'2 tbsp olive oil, plus extra',
			2,
			null,
			'tbsp',
			'olive oil',
			'plus extra',
		],
		[ '1 1/2 cups of sugar', 1.5, null, 'cup', 'sugar', null ],
		[ '2-3 garlic cloves, crushed', 2, 3, 'clove', 'garlic', 'crushed' ],
		[ 'between 2 and 3 carrots', 2, 3, null, 'carrots', null ],
		[
			'2 x 400 g tins chopped tomatoes',
			2,
			null,
			'g',
			'chopped tomatoes',
			null,
		],
		[ '2 (14-ounce) cans beans', 2, null, 'oz', 'beans', null ],
		[ '500g/1lb 2oz flour', 500, null, 'g', 'flour', null ],
		[ '1 cup plus 2 tbsp sugar', 1, null, 'cup', 'sugar', null ],
		[ '100g-150g rice', 100, 150, 'g', 'rice', null ],
		[ '2 heaped tbsp cocoa', 2, null, 'tbsp', 'cocoa', null ],
		[
			'2 garlic cloves from the garden, crushed',
			2,
			null,
			'clove',
			'garlic',
			'from the garden, crushed',
		],
		[ '5 cloves', 5, null, null, 'cloves', null ],
		[ 'salt to taste', null, null, null, 'salt', 'to taste' ],
		[
			'2 boneless, skinless chicken breasts, diced',
			2,
			null,
			null,
			'boneless, skinless chicken breasts',
			'diced',
		],
		[ 'thirty-two cherries', 32, null, null, 'cherries', null ],
		[ '٣ eggs', 3, null, null, 'eggs', null ],
		[ '2 EL Öl', 2, null, 'tbsp', 'Öl', null ],
		[ '1,5 kg Mehl', 1.5, null, 'kg', 'Mehl', null ],
		[ '3 Zehen Knoblauch', 3, null, 'clove', 'Knoblauch', null ],
		[ '2 cuillères à soupe de sucre', 2, null, 'tbsp', 'sucre', null ],
		[ '1 pizca de sal', 1, null, 'pinch', 'sal', null ],
		[ '2 spicchi di aglio', 2, null, 'clove', 'aglio', null ],
		[ '60% chocolate', null, null, null, '60% chocolate', null ],
		[ '½½ cup', null, null, null, '½½ cup', null ],
		[ '999999999999 eggs', null, null, null, '999999999999 eggs', null ],
		[ '🍋🍋', null, null, null, '🍋🍋', null ],
		[
			'250g/9oz butter (softened)',
			250,
			null,
			'g',
			'butter',
			'(softened)',
		],
		[ 'half a lemon', 0.5, null, null, 'lemon', null ],
		[ 'a dozen eggs', 12, null, null, 'eggs', null ],
		[ 'salt and pepper', null, null, null, 'salt and pepper', null ],
		[ 'a pinch of salt', null, null, 'pinch', 'salt', null ],
		[ 'juice of 1 lemon', 1, null, null, 'juice of 1 lemon', null ],
		[ '1/0 cups flour', null, null, null, '1/0 cups flour', null ],
		[ '-3 eggs', null, null, null, '-3 eggs', null ],
		[ '', null, null, null, null, null ],
	] )( '%j', ( input, quantity, quantityMax, unit, name, note ) => {
		expect( parseIngredient( input ) ).toMatchObject( {
			input,
			quantity,
			quantityMax,
			unit,
			name,
			note,
		} );
	} );

	it.each( [
		// Marks of lists, and what a word processor leaves of them.
		[ '✓ 3 tbsp ghee', 3, 'tbsp', 'ghee' ],
		[ '\uf0b7 4 figs', 4, null, 'figs' ],
		[ '\u200b4 figs', 4, null, 'figs' ],
		[ '2) 5 oz pancetta', 5, 'oz', 'pancetta' ],
		[ '🧄 6 cloves garlic', 6, 'clove', 'garlic' ],
		// Parts and dozens in words.
		[ 'three quarters of a cup of oats', 0.75, 'cup', 'oats' ],
		[ 'two-thirds cup milk', 2 / 3, 'cup', 'milk' ],
		[ '1/4th tsp asafoetida', 0.25, 'tsp', 'asafoetida' ],
		[ 'half a dozen quail eggs', 6, null, 'quail eggs' ],
		[ '½ a swede', 0.5, null, 'swede' ],
		[ 'half of an aubergine', 0.5, null, 'aubergine' ],
		[ '2 and a half cups oats', 2.5, 'cup', 'oats' ],
		// Thousands, the sign of times, spoons of one letter, the mark of inches.
		[ '2 000 g bones', 2000, 'g', 'bones' ],
		[ 'x3 peppers', 3, null, 'peppers' ],
		[ '3 x large peppers', 3, null, 'large peppers' ],
		[ '2 T ghee', 2, 'tbsp', 'ghee' ],
		[ '2 t ghee', 2, 'tsp', 'ghee' ],
		[ '2" cassia bark', 2, 'inch', 'cassia bark' ],
		[ '2 "heirloom" tomatoes', 2, null, '"heirloom" tomatoes' ],
		[ '3-12 oz cans lager', 3, 'oz', 'lager' ],
		[ '10-12 oz bag spinach', 10, 'oz', 'bag spinach' ],
		// The food first.
		[ 'Brown rice: 2 cups', 2, 'cup', 'Brown rice' ],
		[ 'peppers x 3', 3, null, 'peppers' ],
		[ 'Peppers – 3 nos', 3, 'piece', 'Peppers' ],
		[ 'clarified butter 60g', 60, 'g', 'clarified butter' ],
		[ 'cold butter (in cubes) 60g', 60, 'g', 'cold butter (in cubes)' ],
		// Numbers that say how much of nothing.
		[ '16/20 shrimp', null, null, '16/20 shrimp' ],
		[ '4-cheese ravioli', null, null, '4-cheese ravioli' ],
		[ 'half and half', null, null, 'half and half' ],
		[ 'shortcrust, see page 12', null, null, 'shortcrust' ],
		[ 'saffron $4.50', null, null, 'saffron $4.50' ],
		// Names that begin like a unit.
		[ '2 rib eye steaks', 2, null, 'rib eye steaks' ],
		[ '1 bouquet garni', 1, null, 'bouquet garni' ],
		[ '12 head-on prawns', 12, null, 'head-on prawns' ],
		[
			'1 onions and a half cucumber',
			1,
			null,
			'onions and a half cucumber',
		],
	] )( 'means what cooks mean: %s', ( line, quantity, unit, name ) => {
		const read = parseIngredient( line );
		expect( read ).toMatchObject( { unit, name } );
		expect( read.quantity?.toFixed( 3 ) ?? null ).toBe(
			quantity?.toFixed( 3 ) ?? null
		);
	} );

	it.each( [
		[ 'en', '(optional) 2 tsp mustard' ],
		[ 'en', 'half of a leek' ],
		[ 'en', 'leeks x 2' ],
		[ 'en', 'three quarters of a pint of stock' ],
		[ 'it', 'gr 150 burro' ],
		[ 'it', 'un bicchiere e mezzo di latte' ],
		[ 'es', '3 tazas y 1/2 de leche' ],
		[ 'de', '1/2 Dutzend Wachteleier' ],
	] )( 'scales by what it reads in %s: %s', ( locale, line ) => {
		const { quantity, spans } = parseIngredient( line, locale );
		const typed = spans.quantity ? line.slice( ...spans.quantity ) : '';
		expect( parseQuantity( typed, locale )?.value ).toBe( quantity );
	} );

	it.each( [
		[ '250g/9oz flour', '250g/9oz', undefined ],
		[ '250 g (9 oz) flour', '250 g (9 oz)', undefined ],
		[ '1 cup plus 2 tbsp sugar', '1 cup plus 2 tbsp', undefined ],
		[ '2 x 400 g tins tomatoes', '2 x 400 g', 'tins' ],
		[ '2 14-ounce cans tomatoes', '2', '14-ounce cans' ],
		[ '1 (14-ounce) can tomatoes', '1 (14-ounce)', 'can' ],
		[ '2 cans (400 g) beans', '2', 'cans (400 g)' ],
		[ 'about 2 heaped tbsp flour', 'about 2', 'heaped tbsp' ],
		[ '2 large cloves of garlic', '2', 'large cloves of' ],
		[ 'A pinch of salt', undefined, 'A pinch of' ],
	] )(
		'keeps what scales in the quantity, and each word in a piece: %s',
		( line, quantity, unit ) => {
			const { spans } = parseIngredient( line );
			expect( spans.quantity && line.slice( ...spans.quantity ) ).toBe(
				quantity
			);
			expect( spans.unit && line.slice( ...spans.unit ) ).toBe( unit );
		}
	);

	it( 'takes no number from a script, and no tag into a name', () => {
		expect( parseIngredient( '<script>alert(1)</script>' ) ).toMatchObject(
			{ quantity: null, unit: null }
		);
		expect( parseIngredient( '2 <b>red</b> onions' ).name ).toBe(
			'red onions'
		);
	} );

	it.each( [ 'constructor', 'toString', 'valueOf' ] )(
		'takes no word for a spoon that every object of JavaScript has: %s',
		( word ) => {
			expect( parseIngredient( `2 ${ word } flour` ) ).toMatchObject( {
				unit: null,
				name: `${ word } flour`,
			} );
		}
	);

	it( 'loses no character, and its pieces never overlap', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string( { unit: 'grapheme' } ),
					fc.stringMatching( /^[0-9½ /,.()a-z-]{0,40}$/ )
				),
				( line ) => {
					const { input, spans } = parseIngredient( line );
					expect( input ).toBe( line );
					const places = Object.values( spans ).sort(
						( [ a ], [ b ] ) => a - b
					);
					let end = 0;
					for ( const [ from, to ] of places ) {
						expect( from ).toBeGreaterThanOrEqual( end );
						expect( to ).toBeGreaterThanOrEqual( from );
						end = to;
					}
					expect( end ).toBeLessThanOrEqual( line.length );
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it( 'reads ten thousand characters without hanging', () => {
		for ( const part of [ '(', '<', '1 ', '1/', 'a ', '½', ', ', '- ' ] ) {
			const line = part.repeat( 10_000 );
			expect( parseIngredient( line ).input ).toBe( line );
		}
	} );

	it.each( [ 'en', 'de' ] )(
		'names a food by a word that is a unit in another language, in %s',
		( locale ) => {
			for ( const line of [ 'chili peppers', 'feta cheese' ] ) {
				expect( parseIngredient( line, locale ) ).toMatchObject( {
					unit: null,
					name: line,
				} );
				expect(
					parseIngredient( `2 ${ line }`, locale )
				).toMatchObject( { quantity: 2, unit: null, name: line } );
			}
			expect(
				parseIngredient( '2 chili di farina', 'it' )
			).toMatchObject( { quantity: 2, unit: 'kg', name: 'farina' } );
		}
	);
} );
