import { describe, expect, it } from '@jest/globals';
import { shown } from './shown';

describe( 'the name of a food that is counted', () => {
	it.each( [
		[ 'en', '1 lemon', 2, '2 lemons' ],
		[ 'en', '3 eggs', 1 / 3, '1 egg' ],
		[
			'en',
			'1 large red onion, chopped',
			3,
			'3 large red onions, chopped',
		],
		[
			'en',
			'4 medium-sized ripe tomatoes',
			0.25,
			'1 medium-sized ripe tomato',
		],
		[ 'en', 'half a lemon', 4, '2 lemons' ],
		[ 'en', '1–2 potatoes', 0.5, '½–1 potato' ],
		[ 'en', '1 Bay leaf', 2, '2 Bay leaves' ],
		[ 'de', '1 Zwiebel', 2, '2 Zwiebeln' ],
		[ 'de', '2 große rote Zwiebeln', 0.5, '1 große rote Zwiebel' ],
		[ 'de', '1 Apfel', 3, '3 Äpfel' ],
		[ 'de', '1 red onion', 2, '2 red onions' ],
		[ 'es', '1 cebolla', 2, '2 cebollas' ],
		[ 'es', '2 calabacines', 0.5, '1 calabacín' ],
		[ 'fr', '1 pomme de terre', 3, '3 pommes de terre' ],
		[ 'es', '1 cebolla roja', 2, '2 cebollas rojas' ],
		[ 'es', '2 pimientos verdes grandes', 0.5, '1 pimiento verde grande' ],
		[ 'fr', '1 gros oignon', 2, '2 gros oignons' ],
		[ 'fr', '1 petite pomme verte', 3, '3 petites pommes vertes' ],
		[ 'it', '1 mela verde', 2, '2 mele verdi' ],
		[ 'de', '1 kleiner Apfel', 2, '2 kleine Äpfel' ],
		[ 'de', '1 großes Ei', 3, '3 große Eier' ],
		[ 'de', '1 Ei(er)', 2, '2 Eier' ],
		[ 'en', '2 egg(s)', 0.5, '1 egg' ],
		[ 'en', '1 lemon (organic)', 2, '2 lemons (organic)' ],
		[ 'fr', '1 oignon', 1.5, '1\u2009½ oignon' ],
		[ 'it', '1 mela', 2, '2 mele' ],
		[ 'it', '2 uova', 0.5, '1 uovo' ],
		[ 'en', '1 lemon or lime', 2, '2 lemons or limes' ],
		[ 'en', '1 shallot or small onion', 2, '2 shallots or small onions' ],
		[ 'en', '2 red or yellow peppers', 0.5, '1 red or yellow pepper' ],
	] )( 'follows its number in %s: %s', ( locale, line, factor, text ) => {
		expect( shown( line, factor, locale ) ).toBe( text );
	} );

	it.each( [
		// Units have the number instead of the food.
		[ 'en', '1 cup lemon', 2, '2 cups lemon' ],
		// Something that is not a food known here, alone or beside one that is.
		[ 'en', '1 lemon or yuzu', 2, '2 lemon or yuzu' ],
		[ 'en', '1 lemon zest', 2, '2 lemon zest' ],
		[ 'en', '1 yuzu', 2, '2 yuzu' ],
		// Here the adjective would change, too.
		[ 'de', '2 große Äpfel', 0.5, '1 große Äpfel' ],
		[ 'es', '1 cebolla caramelizada', 2, '2 cebolla caramelizada' ],
	] )(
		'stays where more than it would change, or nothing is sure: %s: %s',
		( locale, line, factor, text ) => {
			expect( shown( line, factor, locale ) ).toBe( text );
		}
	);

	it( 'stays as it was typed while nothing is scaled', () => {
		expect( shown( '2 lemon', 1 ) ).toBe( '2 lemon' );
		expect( shown( '1 eggs', 1 ) ).toBe( '1 eggs' );
	} );
} );
