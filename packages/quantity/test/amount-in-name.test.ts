import { describe, expect, it } from '@jest/globals';
import { parseIngredient } from '@larder/lines';
import { readLine } from '../src';
import { shown } from './shown';

describe( 'an amount within a name', () => {
	it.each( [
		[ 'juice of 1 lemon', 2, 'juice of 2 lemons' ],
		[ 'Juice of 2 oranges', 0.5, 'Juice of 1 orange' ],
		[ 'zest of 2 large oranges', 1.5, 'zest of 3 large oranges' ],
		[
			'finely grated zest and juice of 1/2 lemon',
			3,
			'finely grated zest and juice of 1\u2009½ lemons',
		],
		[ 'juice of half a lime', 2, 'juice of 1 lime' ],
		[
			'juice from 1-2 lemons, to taste',
			2,
			'juice from 2–4 lemons, to taste',
		],
		[ 'seeds from 1 pomegranate', 3, 'seeds from 3 pomegranates' ],
		[
			'Yolks from 4 extra-large eggs',
			0.25,
			'Yolks from 1 extra-large egg',
		],
		[ 'zest of 1 lemon and juice', 2, 'zest of 2 lemons and juice' ],
		[
			'zest of 1 <em>Amalfi</em> lemon',
			2,
			'zest of 2 <em>Amalfi</em> lemon',
		],
	] )(
		'scales where it counts what a part is taken of: %s',
		( line, factor, text ) => {
			expect( shown( line, factor ) ).toBe( text );
		}
	);

	it.each( [
		[ 'de', 'Saft von 1 Zitrone', 'Saft von 2 Zitronen' ],
		[ 'de', 'Saft 1 Zitrone', 'Saft 2 Zitronen' ],
		[
			'de',
			'abgeriebene Schale einer halben Bio-Zitrone',
			'abgeriebene Schale von 1 Bio-Zitrone',
		],
		[ 'de', 'Orangensaft von ½ Orange', 'Orangensaft von 1 Orange' ],
		[ 'es', 'zumo de 2 limones', 'zumo de 4 limones' ],
		[
			'es',
			'la ralladura de un limón y medio',
			'la ralladura de 3 limones',
		],
		[ 'es', 'ralladura de 1 limón', 'ralladura de 2 limones' ],
		[ 'es', 'el jugo de media naranja', 'el jugo de 1 naranja' ],
		[ 'fr', 'le jus d’1 citron', 'le jus de 2 citrons' ],
		[ 'fr', 'zeste de 2 oranges', 'zeste de 4 oranges' ],
		[ 'it', 'succo di 1 limone', 'succo di 2 limoni' ],
		[
			'it',
			'scorza grattugiata di 1 arancia',
			'scorza grattugiata di 2 arance',
		],
	] )( 'is found in %s: %s', ( locale, line, text ) => {
		expect( shown( line, 2, locale ) ).toBe( text );
	} );

	it.each( [
		'juice of 1 lemon and about 1 minute of patience',
		'a mix of 5 spices',
		'tin of 3-bean salad',
		'juice of 7-up',
		'peel of 60% chocolate',
		'juice of 1/0 lemons',
		'juice of lemons',
		'a deck of 52 cards',
	] )( 'stays as typed where that is not sure: %s', ( line ) => {
		expect( shown( line, 2 ) ).toBe( line );
	} );

	it( 'stays as typed beside an amount of its own', () => {
		expect( shown( '2 tbsp juice of 1 lemon', 2 ) ).toBe(
			'4 tbsp juice of 1 lemon'
		);
	} );

	it( 'is as typed again at the written servings', () => {
		expect( shown( 'juice of 1/2 lemon', 1 ) ).toBe( 'juice of 1/2 lemon' );
	} );
} );

describe( 'a full stop and three digits', () => {
	it.each( [
		[ 'de-DE', 1500 ],
		[ 'pt-BR', 1500 ],
		[ 'en-US', 1.5 ],
		[ 'es-MX', 1.5 ],
		[ 'de-CH', 1.5 ],
		[ 'no language', 1.5 ],
	] )( 'are read as %s writes numbers', ( locale, value ) => {
		expect( parseIngredient( '1.500 g X', locale ).quantity ).toBe( value );
		expect(
			readLine(
				{ quantity: '1.500', unit: 'g', name: 'X', note: '' },
				locale
			).parsed?.value
		).toBe( value );
	} );
} );
