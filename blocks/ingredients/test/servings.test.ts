import { servingsText } from '@larder/quantity';
import { isUnfinished, readServings, stepServings } from '../servings';
import { scaledServingsText } from '../shown-servings';

describe( 'what a visitor types as servings', () => {
	it.each( [
		[ '4', 4 ],
		[ ' 12 ', 12 ],
		[ '4.5', 4.5 ],
		[ '4,5', 4.5 ],
		[ '1/2', 0.5 ],
		[ '1 ½', 1.5 ],
		[ '1000', 1000 ],
	] )( 'reads %j', ( typed, servings ) => {
		expect( readServings( typed ) ).toBe( servings );
	} );

	it.each( [
		[ '0', 'too-few' ],
		[ '0.0', 'too-few' ],
		[ '-3', 'too-few' ],
		[ '1001', 'too-many' ],
		[ '1000000000', 'too-many' ],
		[ '1e9', 'unreadable' ],
		[ 'four', 'unreadable' ],
		[ '4 or so', 'unreadable' ],
		[ '', 'unreadable' ],
		[ '1/0', 'unreadable' ],
		[ '½½', 'unreadable' ],
		[ '🥔', 'unreadable' ],
	] )( 'says what is wrong with %j', ( typed, problem ) => {
		expect( readServings( typed ) ).toBe( problem );
	} );

	it( 'waits while a number may still come', () => {
		expect(
			[ '', '0', '0.', '0,', '1/', '1 1/' ].filter(
				( typed ) => ! isUnfinished( typed )
			)
		).toEqual( [] );
		expect( isUnfinished( '-1' ) ).toBe( false );
		expect( isUnfinished( 'a' ) ).toBe( false );
	} );
} );

describe( 'steps', () => {
	it( 'go to the next whole number', () => {
		expect( stepServings( 4, 1 ) ).toBe( 5 );
		expect( stepServings( 4.5, 1 ) ).toBe( 5 );
		expect( stepServings( 4.5, -1 ) ).toBe( 4 );
	} );

	it( 'stop at the ends', () => {
		expect( stepServings( 1, -1 ) ).toBe( 1 );
		expect( stepServings( 0.5, -1 ) ).toBe( 0.5 );
		expect( stepServings( 1000, 1 ) ).toBe( 1000 );
	} );
} );

it( 'prints no more digits than somebody would type', () => {
	expect( servingsText( 4 / 3 ) ).toBe( '1.33' );
	expect( servingsText( 4 ) ).toBe( '4' );
	expect( servingsText( 1000 ) ).toBe( '1000' );
} );

it( 'prints halves and quarters as they are written', () => {
	expect( servingsText( 0.5 ) ).toBe( '½' );
	expect( servingsText( 0.25 ) ).toBe( '¼' );
	expect( servingsText( 1.5 ) ).toBe( '1\u2009½' );
	expect( servingsText( 12.75 ) ).toBe( '12\u2009¾' );
	expect( servingsText( 0.1 ) ).toBe( '0.1' );
} );

describe( 'scaled servings', () => {
	it( 'are fractions where they are one', () => {
		expect( scaledServingsText( 0.5, 'en-US' ) ).toBe( '½' );
		expect( scaledServingsText( 1.5, 'de-DE' ) ).toBe( '1\u2009½' );
		expect( scaledServingsText( 4 / 3, 'en-US' ) ).toBe( '1\u2009⅓' );
		expect( scaledServingsText( 8, 'en-US' ) ).toBe( '8' );
	} );

	it.each( [
		'en-US',
		'de-DE',
		'fr-FR',
		'es-ES',
		'it-IT',
		'ar-EG',
		'fa-IR',
	] )( 'are read again as what they are in %s', ( locale ) => {
		for ( const servings of [
			0.25,
			0.5,
			1.5,
			4 / 3,
			2.37,
			7,
			999,
			1000,
		] ) {
			const read = readServings( scaledServingsText( servings, locale ) );
			expect( read ).toBeCloseTo( servings, 1 );
		}
	} );
} );
