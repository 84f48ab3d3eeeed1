import { describe, expect, it } from '@jest/globals';
import { parseIngredient } from '@larder/lines';
import { EMPTY, withOwn } from '../src/list';
import { sectionsOf } from '../src/lines';
import { wantedOf } from '../src/wanted';

/** Adds lines of recipes to a list, each scaled, and returns its lines. */
function listed(
	lines: readonly string[],
	factor = 1,
	locale = 'en'
): string[] {
	const list = lines.reduce( ( before, line, at ) => {
		const { spans } = parseIngredient( line, locale );
		const piece = ( span?: [ number, number ] ): string =>
			span ? line.slice( ...span ) : '';
		const wanted = wantedOf(
			{
				quantity: piece( spans.quantity ),
				unit: piece( spans.unit ),
				name: piece( spans.name ),
				note: piece( spans.note ),
			},
			factor,
			locale
		);
		return withOwn( before, wanted, `${ at }`, at + 1 );
	}, EMPTY );
	return sectionsOf( list, locale ).flatMap( ( section ) =>
		section.lines.map( ( { amount, name } ) =>
			`${ amount } ${ name }`.replaceAll( '\u00a0', ' ' ).trim()
		)
	);
}

describe( 'lines that are one on the list', () => {
	it.each( [
		[ 'en', [ '1 Tablespoon, 1 teaspoon cumin' ], 2, '8 teaspoons cumin' ],
		[
			'en',
			[ '1 Tablespoon, 1 teaspoon cumin', '2 tsp cumin' ],
			1,
			'6 tsp cumin',
		],
		[ 'en', [ '1 cup plus 2 tbsp flour' ], 1, '18 tbsp flour' ],
		[ 'en', [ '1 ripe mashed banana', '2 bananas' ], 1, '3 bananas' ],
		[ 'en', [ '1 very ripe mashed banana', '2 bananas' ], 1, '3 bananas' ],
		[
			'fr',
			[ '100 g de beurre mou', '50 g de beurre' ],
			1,
			'150 g de beurre',
		],
		[
			'fr',
			[ '500 g de farine', '1 kg de farine' ],
			1,
			'1,5 kg de farine',
		],
		[
			'fr',
			[ '600 g de farine', '600 g de farine' ],
			1,
			'1,2 kg de farine',
		],
		[
			'it',
			[ '200 g del formaggio', '1 kg di formaggio' ],
			1,
			'1,2 kg di formaggio',
		],
		[
			'fr',
			[ '1 c. à café de sel', '1 c. à soupe de sel' ],
			1,
			'1 c. à soupe + 1 c. à café de sel',
		],
		[ 'es', [ '250 ml de leche', '1 l de leche' ], 2, '2,5 l de leche' ],
		[
			'it',
			[ '500 g di farina', '1 kg di farina', 'gr 200 di farina' ],
			1,
			'1,7 kg di farina',
		],
		[
			'es',
			[ '100 g de mantequilla blanda', '50 g de mantequilla' ],
			1,
			'150 g de mantequilla',
		],
		[
			'it',
			[ '100 g di burro morbido', '50 g di burro' ],
			1,
			'150 g di burro',
		],
		[ 'en', [ '250 g (9 oz) flour', '100 g flour' ], 1, '350 g flour' ],
		[ 'en', [ 'flour, 1 cup (95 g)', '1 cup flour' ], 2, '4 cups flour' ],
		[
			'en',
			[ '3 - 4 x 15ml tablespoons oil', '1 tbsp oil' ],
			1,
			'4–5 tbsp oil',
		],
		[ 'en', [ '2 x 15 ml spoons oil', '1 tbsp oil' ], 1, '3 tbsp oil' ],
		[ 'en', [ '1 tbsp (15 ml) oil', '2 tbsp oil' ], 1, '3 tbsp oil' ],
		[
			'en',
			[ '1 15oz. can beans', '2 15-ounce cans beans' ],
			1,
			'3 15oz. cans beans',
		],
		[
			'en',
			[ '1 (15 oz) can beans', '1 can (15 ounces) beans' ],
			1,
			'2 (15 oz) cans beans',
		],
		[
			'en',
			[ '2 x 400g tins tomatoes', '1 × 400 g tin tomatoes' ],
			1,
			'3 × 400g tins tomatoes',
		],
		[ 'en', [ '2 sliced tomatoes', '3 tomatoes' ], 1, '5 tomatoes' ],
		[ 'en', [ '1 large onion, chopped', 'an onion' ], 1, '2 onions' ],
		[
			'en',
			[ '1 cup finely chopped walnuts', '1 cup walnuts' ],
			1,
			'2 cups walnuts',
		],
		[ 'en', [ 'juice of a lemon', '2 lemons' ], 1, '3 lemons' ],
		[
			'en',
			[ '1 thumb-sized piece ginger', '2 thumb-sized pieces ginger' ],
			1,
			'3 thumb-sized pieces ginger',
		],
		[ 'en', [ '1 chili', '2 chilies' ], 1, '3 chilies' ],
		[ 'en', [ '1 red chilli', '2 red chillies' ], 1, '3 red chillies' ],
		[
			'en',
			[ '1 green chilli', '2 green chilies' ],
			1,
			'3 green chillies',
		],
		[ 'en', [ '1 goose', '2 geese' ], 1, '3 geese' ],
		[ 'en', [ '2 lb fillets', '1 lb filets' ], 1, '3 lb filets' ],
		[ 'en', [ '1 zucchini', '2 zucchinis' ], 1, '3 zucchini' ],
		[ 'en', [ '2 tbsp ketchup', '1 tbsp catsup' ], 1, '3 tbsp catsup' ],
		[ 'de', [ '1 Bio-Zitrone', '2 Zitronen' ], 1, '3 Zitronen' ],
		[ 'fr', [ '1 poireau', '2 poireaux' ], 1, '3 poireaux' ],
		[ 'es', [ '1 nuez', '3 nueces' ], 1, '4 nueces' ],
		[ 'it', [ '1 fungo', '2 funghi' ], 1, '3 funghi' ],
		[ 'it', [ '1 fico', '2 fichi' ], 1, '3 fichi' ],
		[ 'it', [ '1 pesca', '2 pesche' ], 1, '3 pesche' ],
		[ 'de', [ '2 gehackte Tomaten', '3 Tomaten' ], 1, '5 Tomaten' ],
		[ 'de', [ '1 EL, 1 TL Kreuzkümmel' ], 2, '8 TL Kreuzkümmel' ],
		[ 'de', [ 'Saft einer Zitrone', '1 Zitrone' ], 1, '2 Zitronen' ],
		[
			'de',
			[ '1 kleine Zwiebel', '1 fein gewürfelte Zwiebel' ],
			1,
			'2 Zwiebeln',
		],
		[ 'fr', [ "1 gousse d'ail", '2 gousses d’ail' ], 1, '3 gousses ail' ],
		[ 'fr', [ '2 tomates coupées', '3 tomates' ], 1, '5 tomates' ],
		[ 'fr', [ '2/3 carottes', '3 carottes' ], 1, '5–6 carottes' ],
		[
			'fr',
			[ '1 tasse et demie de lait', '1/2 tasse de lait' ],
			1,
			'2 tasses de lait',
		],
		[
			'es',
			[ '1 taza y media de leche', '1/2 taza de leche' ],
			1,
			'2 tazas de leche',
		],
		[ 'es', [ '1 cebolla y media', '1 cebolla' ], 2, '5 cebollas' ],
		[
			'en',
			[ '400g tin chickpeas', '1 can (400 g) chickpeas' ],
			1,
			'2 × 400 g tins chickpeas',
		],
		[ 'en', [ '1 tin tomatoes', '2 cans tomatoes' ], 1, '3 tins tomatoes' ],
		[
			'de',
			[ '1 Dose (400 g) Tomaten', '1 Dose à 400 g Tomaten' ],
			1,
			'2 Dosen (400 g) Tomaten',
		],
		[
			'fr',
			[ '1 boîte de 400 g de maïs', '2 boîtes (400 g) de maïs' ],
			1,
			'3 boîtes de 400 g de maïs',
		],
		[ 'fr', [ "le jus d'un citron", '1 citron' ], 1, '2 citrons' ],
		[ 'es', [ '2 tomates picados', '3 tomates' ], 1, '5 tomates' ],
		[ 'es', [ '2 tomates en rodajas', '3 tomates' ], 1, '5 tomates' ],
		[ 'it', [ '2 pomodori tagliati', '3 pomodori' ], 1, '5 pomodori' ],
		[ 'it', [ "la scorza di un'arancia", '1 arancia' ], 1, '2 arance' ],
	] )( 'in %s: %j times %d make %s', ( locale, lines, factor, line ) => {
		expect( listed( lines, factor, locale ) ).toEqual( [ line ] );
	} );

	it( 'are several where the package is another one, or of another size', () => {
		expect(
			listed( [ '1 can (400 g) corn', '1 can (15 oz) corn' ] )
		).toEqual( [ '1 can (400 g) + 1 can (15 oz) corn' ] );
		expect(
			listed(
				[ '1 boîte de 400 g de maïs', '1 bocal de 400 g de maïs' ],
				1,
				'fr'
			)
		).toEqual( [ '1 boîte de 400 g + 1 bocal de 400 g de maïs' ] );
	} );

	it( 'are several where the preparation makes another food', () => {
		expect(
			listed( [ '1 can chopped tomatoes', '2 tomatoes' ] )
		).toHaveLength( 2 );
		expect(
			listed( [ '1 tsp ground cumin', '1 tsp dried dill' ] )
		).toEqual( [ '1 tsp dried dill', '1 tsp ground cumin' ] );
		expect(
			listed( [ '1 15-ounce can beans', '1 14-ounce can beans' ] )
		).toEqual( [ '1 15-ounce can + 1 14-ounce can beans' ] );
	} );
} );
