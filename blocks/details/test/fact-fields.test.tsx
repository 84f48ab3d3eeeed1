import '../../../packages/editor/test/browser';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { select } from '@wordpress/data';
import { fireEvent, screen } from '@testing-library/react';
import { holdsStore, typedSpan } from '@larder/editor';
import { showFact } from './show-fact';

/** Types into a field letter by letter, and leaves it. */
function type( label: string, text: string ): HTMLElement {
	const field = screen.getByLabelText( label );
	fireEvent.focus( field );
	for ( let end = 1; end <= text.length; end++ ) {
		fireEvent.change( field, { target: { value: text.slice( 0, end ) } } );
	}
	fireEvent.blur( field );
	return field;
}

describe( 'the number of servings', () => {
	it.each( [ '0', '-3', 'abc', '1e9', '12345678', '1/0', '½½', '😀' ] )(
		'stays, with a word why, where "%s" is typed',
		( text ) => {
			const stored = showFact( 'yield', { yieldAmount: 4 } );
			const field = type( 'Yield, number', text );
			expect( stored() ).toMatchObject( { yieldAmount: 4 } );
			expect( field ).toHaveProperty( 'ariaInvalid', 'true' );
			expect( screen.getByRole( 'alert' ).textContent ).toBe(
				'Write a number or a range, such as 4 or 4–6. Words alone go into the field beside it.'
			);
		}
	);

	it.each( [
		[ '6', 6 ],
		[ '2,5', 2.5 ],
		[ '٦', 6 ],
		[ '۱۲', 12 ],
		[ '', 4 ],
	] )( 'is read from "%s"', ( text, amount ) => {
		const stored = showFact( 'yield', { yieldAmount: 4 } );
		type( 'Yield, number', text );
		expect( stored() ).toMatchObject( { yieldAmount: amount } );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'a time', () => {
	it.each( [
		[ '10-15 min', 10, 15, '10–15 min' ],
		[ '10 to 15 minutes', 10, 15, '10–15 min' ],
		[ '1–1½ hours', 60, 90, '1 h – 1 h 30 min' ],
		[ '45 Min. bis 1 Std.', 45, 60, '45 min – 1 h' ],
		[ 'between 10 and 15 minutes', 10, 15, '10–15 min' ],
		[ '1-2 h', 60, 120, '1–2 h' ],
		[ 'half an hour', 30, 30, '30 min' ],
		[ 'una hora y media', 90, 90, '1 h 30 min' ],
		[ 'an hour and a half', 90, 90, '1 h 30 min' ],
	] )(
		'typed as "%s" is kept, with both ends of a range',
		( text, from, to, shown ) => {
			const stored = showFact( 'prepTime', { prepTime: 20 } );
			const field = type( 'Prep time', text );
			expect( stored() ).toMatchObject( {
				prepTime: to,
				timesFrom: from < to ? { prepTime: from } : null,
			} );
			expect( field ).toHaveProperty( 'value', shown );
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		}
	);

	it.each( [ 'ar', 'de_DE', 'es_ES' ] )(
		'can be typed as its examples say it in %s',
		( locale ) => {
			const translations = readFileSync(
				path.resolve(
					__dirname,
					`../../../languages/larder-${ locale }.po`
				),
				'utf8'
			);
			for ( const example of [
				'15 min',
				'40 min',
				'2 h',
				'1 day',
				'1 h 15 min',
			] ) {
				const [ , translated = '' ] =
					new RegExp(
						`^msgid "${ example }"\nmsgstr "(.+)"`,
						'm'
					).exec( translations ) ?? [];
				expect( {
					translated,
					...typedSpan( translated ),
				} ).toMatchObject( { translated, ...typedSpan( example ) } );
			}
		}
	);

	it.each( [
		'15-10 min',
		'overnight',
		'20 min per side',
		'about 20 min, then chill',
		'10-15-20 min',
	] )(
		'typed as "%s" stays in the field, which says what to write, and nothing of it is thrown away',
		( text ) => {
			const before = {
				prepTime: 20,
				timesFrom: { prepTime: 15, cookTime: 5 },
				cookTime: 8,
			};
			const stored = showFact( 'prepTime', before );
			const field = type( 'Prep time', text );
			expect( field ).toHaveProperty( 'value', text );
			expect( stored() ).toMatchObject( before );
			expect( screen.getByRole( 'alert' ).textContent ).toContain(
				'10–15 min'
			);
		}
	);

	it( 'that was a range and is one time now has one end, and leaves the ranges of other times', () => {
		const stored = showFact( 'prepTime', {
			prepTime: 20,
			cookTime: 30,
			timesFrom: { prepTime: 15, cookTime: 25 },
		} );
		type( 'Prep time', '40 min' );
		expect( stored() ).toMatchObject( {
			prepTime: 40,
			timesFrom: { cookTime: 25 },
		} );
	} );

	it( 'of all shows the sum of both ends as long as nobody has set it', () => {
		showFact( 'totalTime', {
			prepTime: 20,
			cookTime: 60,
			timesFrom: { prepTime: 15 },
		} );
		expect( screen.getByLabelText( 'Total time' ) ).toHaveProperty(
			'placeholder',
			'1 h 15 min – 1 h 20 min'
		);
	} );
} );

it( 'a recipe may cost nothing, and be colder than zero', () => {
	const cost = showFact( 'cost', { costAmount: 3 } );
	type( 'Cost', '0' );
	expect( cost() ).toMatchObject( { costAmount: 0 } );
	const cold = showFact( 'temperature', {} );
	type( 'Temperature', '-18' );
	expect( cold() ).toMatchObject( { temperature: -18 } );
} );

it( 'a time that ends as none is not the time that it began as', () => {
	const stored = showFact( 'prepTime', { prepTime: 20 } );
	type( 'Prep time', '10:99' );
	expect( stored() ).toMatchObject( { prepTime: 20 } );
	type( 'Prep time', '10:30' );
	expect( stored() ).toMatchObject( { prepTime: 630 } );
} );

describe( 'how much a recipe makes', () => {
	it.each( [
		[ '4-6', { yieldAmount: 4, yieldMax: 6 } ],
		[ '4 – 6', { yieldAmount: 4, yieldMax: 6 } ],
		[ '4 to 6', { yieldAmount: 4, yieldMax: 6 } ],
		[ '4 bis 6', { yieldAmount: 4, yieldMax: 6 } ],
		[ '1 1/2', { yieldAmount: 1.5, yieldMax: null } ],
		[ '½', { yieldAmount: 0.5, yieldMax: null } ],
		[ '1,200', { yieldAmount: 1200, yieldMax: null } ],
		[ '12 cookies', { yieldAmount: 12, yieldUnit: 'cookies' } ],
		[ '4-6 people', { yieldAmount: 4, yieldMax: 6, yieldUnit: 'people' } ],
		[ '2 dozen', { yieldAmount: 2, yieldUnit: 'dozen' } ],
		[ 'a loaf', { yieldAmount: 1, yieldUnit: 'loaf' } ],
		[ 'ein Laib', { yieldAmount: 1, yieldUnit: 'Laib' } ],
		[ 'une tarte', { yieldAmount: 1, yieldUnit: 'tarte' } ],
		[ 'una hogaza', { yieldAmount: 1, yieldUnit: 'hogaza' } ],
		[ 'a whole chicken', { yieldAmount: 1, yieldUnit: 'whole chicken' } ],
		[ 'a quart of soup', { yieldAmount: 1, yieldUnit: 'quart of soup' } ],
		[ 'a dozen', { yieldAmount: 12 } ],
		[ 'a dozen cookies', { yieldAmount: 12, yieldUnit: 'cookies' } ],
		[ 'ein Dutzend Kekse', { yieldAmount: 12, yieldUnit: 'Kekse' } ],
		[
			'una ventina di biscotti',
			{ yieldAmount: 20, yieldUnit: 'biscotti' },
		],
		[ 'une vingtaine d’œufs', { yieldAmount: 20, yieldUnit: 'œufs' } ],
		[ 'una docena de bollos', { yieldAmount: 12, yieldUnit: 'bollos' } ],
		[ 'a dozen to 15', { yieldAmount: 12, yieldMax: 15 } ],
		[ 'about 4', { yieldAmount: 4 } ],
		[ 'Serves 4', { yieldAmount: 4 } ],
		[ 'für 4 Personen', { yieldAmount: 4, yieldUnit: 'Personen' } ],
		[ 'about a dozen', { yieldAmount: 12 } ],
		[ 'une centaine de sablés', { yieldAmount: 100, yieldUnit: 'sablés' } ],
		[
			'una quarantina di tartine',
			{ yieldAmount: 40, yieldUnit: 'tartine' },
		],
		[ 'four servings', { yieldAmount: 4, yieldUnit: 'servings' } ],
		[ 'four to six', { yieldAmount: 4, yieldMax: 6 } ],
		[ 'two dozen cookies', { yieldAmount: 24, yieldUnit: 'cookies' } ],
		[ 'half a dozen', { yieldAmount: 6 } ],
		[ 'a dozen and a half', { yieldAmount: 18 } ],
		[
			'una docena y media de galletas',
			{ yieldAmount: 18, yieldUnit: 'galletas' },
		],
		[ 'a little loaf', { yieldAmount: 1, yieldUnit: 'little loaf' } ],
	] )( 'is read from "%s"', ( text, facts ) => {
		const stored = showFact( 'yield', { yieldUnit: 'servings' } );
		type( 'Yield, number', text );
		expect( stored() ).toMatchObject( {
			yieldUnit: 'servings',
			...facts,
		} );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it.each( [
		...[ '6-4', '4-6-8', '4..6', 'a few', 'ein paar', 'a little' ],
		...[ 'a handful', 'a good handful', 'un po’', 'un po’ di riso' ],
		...[ 'eine Handvoll', 'une poignée', 'un puñado', 'a lot of soup' ],
		...[ 'a baker’s dozen', 'ein knappes Dutzend', 'a hundred rolls' ],
		...[ 'ein halber Laib', 'une demi-baguette', 'a half loaf' ],
		...[ 'one or two loaves', 'una o due pagnotte' ],
	] )(
		'stays in the field, and holds the save, where it is "%s"',
		( text ) => {
			const stored = showFact( 'yield', {} );
			const field = type( 'Yield, number', text );
			expect( stored() ).toMatchObject( { yieldAmount: null } );
			expect( field ).toHaveProperty( 'value', text );
			expect(
				Object.values( select( holdsStore ).getHolds() ).map(
					( { message } ) => message
				)
			).toEqual( [ expect.stringContaining( text ) ] );
		}
	);
} );

it.each( [
	[ 'cost', 'Cost', '$12.50', { costAmount: 12.5, costCurrency: '$' } ],
	[ 'cost', 'Cost', '12 eur', { costAmount: 12, costCurrency: 'EUR' } ],
	[ 'calories', 'Calories per serving', '350 kcal', { calories: 350 } ],
	[ 'calories', 'Calories per serving', '1,250', { calories: 1250 } ],
	[
		'temperature',
		'Temperature',
		'350 °F',
		{ temperature: 350, temperatureUnit: 'F' },
	],
] as const )(
	'a number of the fact "%s" keeps the unit that is typed behind it',
	( fact, label, text, facts ) => {
		const stored = showFact( fact, {} );
		type( label, text );
		expect( stored() ).toMatchObject( facts );
	}
);

it( 'a field that can be read again holds the save no longer', () => {
	showFact( 'prepTime', {} );
	const holds = () => Object.keys( select( holdsStore ).getHolds() );
	type( 'Prep time', 'overnight' );
	expect( holds() ).toHaveLength( 1 );
	type( 'Prep time', '8 h' );
	expect( holds() ).toHaveLength( 0 );
} );
