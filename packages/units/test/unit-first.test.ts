import { describe, expect, it } from '@jest/globals';
import { orderedPieces, readLine, showLine } from '@larder/quantity';
import { unitsOf } from '../src/convert';

/** Says a line that was typed as food, unit and number, twice, in the units of a system, with plain spaces. */
function twice(
	[ name, unit, quantity ]: readonly [ string, string, string ],
	system: 'metric' | 'us'
): string {
	const shown = showLine(
		readLine(
			{
				quantity,
				unit,
				name,
				note: '',
				order: [
					[ 'name', '' ],
					[ 'unit', ' ' ],
					[ 'quantity', ' ' ],
				],
			},
			'it'
		),
		2,
		{ mode: 'scale', useFraction: true, kitchen: true, locale: 'it' },
		unitsOf( system, 'it' ).line
	);
	return orderedPieces( shown )
		.map( ( { piece, before } ) => before + shown[ piece ] )
		.join( '' )
		.replace( /[\u00a0\u2009]/g, ' ' );
}

describe( 'a unit that was typed before its number', () => {
	it.each( [
		[ [ 'latte', 'ml', '250' ], 'latte 2 tazze + 2 cucchiai' ],
		[ [ 'farina', 'gr', '500' ], 'farina 2 ¼ lb' ],
		[ [ 'latte', 'lt', '1' ], 'latte 8 ½ tazze' ],
	] as const )( 'is followed by none in other units: %j', ( line, said ) => {
		expect( twice( line, 'us' ) ).toBe( said );
	} );

	it( 'stays before it where the system has the unit', () => {
		expect( twice( [ 'latte', 'ml', '250' ], 'metric' ) ).toBe(
			'latte ml 500'
		);
	} );
} );
