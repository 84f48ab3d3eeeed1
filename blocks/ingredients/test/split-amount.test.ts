import { splitAmount } from '../split-amount';

describe( 'an amount that is said twice', () => {
	it.each( [
		[ '250 g / 9 oz', '250 g', '9 oz' ],
		[ '800\u00a0g\u00a0/ 1\u2009¾ lb', '800\u00a0g', '1\u2009¾ lb' ],
		[ '70 g (⅓ cup)', '70 g', '⅓ cup' ],
		[ '2 (400 g)', '2', '400 g' ],
		[ '250 g / 9 oz / 2 cups', '250 g', '9 oz / 2 cups' ],
	] )( 'of %s is split', ( text, first, second ) => {
		expect( splitAmount( text ) ).toEqual( [ first, second ] );
	} );

	it.each( [
		'',
		'1',
		'1 ½',
		'1/3',
		'3/4–1',
		'2 x 400 ml',
		'(400 g)',
		'1 + 2',
	] )( 'leaves %s, which is one, as it is', ( text ) => {
		expect( splitAmount( text ) ).toEqual( [ text, '' ] );
	} );
} );
