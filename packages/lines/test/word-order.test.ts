import { expect, it } from '@jest/globals';
import { wordOrder } from '../src';
import cases from './fixtures/word-order.json';

it.each( cases )( 'knows in which order "%s" was typed', ( ...line ) => {
	const [ text, quantity, unit, name, note, expected ] = line;
	expect(
		wordOrder( String( text ), {
			quantity: String( quantity ),
			unit: String( unit ),
			name: String( name ),
			note: String( note ),
		} )
	).toEqual( expected );
} );
