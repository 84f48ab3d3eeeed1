import { longestPiece, quoteAsTyped } from '../edit/quotes';

test.each( [
	[ "Grandma's lentil soup", 's lentil soup' ],
	[ 'Grandma’s', 'Grandma' ],
	[ 'one-pot pasta', 'one-pot pasta' ],
	[ "'", '' ],
] )( 'the server looks for a piece of %s', ( typed, piece ) => {
	expect( longestPiece( typed ) ).toBe( piece );
} );

test( 'a name is found by straight marks and by curly ones', () => {
	expect( quoteAsTyped( 'Grandma’s “best” soup', "grandma's" ) ).toBe(
		'Grandma\'s "best" soup'
	);
	expect( quoteAsTyped( 'Grandma’s soup', 'grandma’s' ) ).toBe(
		'Grandma’s soup'
	);
} );
