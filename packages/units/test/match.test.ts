import fc from 'fast-check';
import { stemOf } from '@larder/quantity';
import { matchIngredients } from '../src/match';

const of = ( text: string, names: string[] ): string[] =>
	matchIngredients(
		text,
		names.map( ( name ) => ( { id: name, name } ) )
	);

describe( 'the ingredients of a step', () => {
	it.each( [
		[ 'Chop the onions.', [ 'onion', 'garlic' ], [ 'onion' ] ],
		[ 'Fold in a berry.', [ 'mixed berries' ], [ 'mixed berries' ] ],
		[
			'Halve each tomato.',
			[ 'ripe tomatoes, halved' ],
			[ 'ripe tomatoes, halved' ],
		],
		[ 'Tear the bay leaf.', [ 'bay leaves' ], [ 'bay leaves' ] ],
		[
			'Heat the olive oil in a pan.',
			[ 'olive oil', 'sesame oil' ],
			[ 'olive oil' ],
		],
		[ 'Heat the oil.', [ 'olive oil', 'salt' ], [ 'olive oil' ] ],
		[
			'Add the flour.',
			[ 'bread flour', 'plain flour', 'cornflour' ],
			[ 'bread flour', 'plain flour' ],
		],
		[
			'Brown the chicken.',
			[ 'boneless chicken thighs', 'chicken stock' ],
			[ 'boneless chicken thighs' ],
		],
		[
			'Pour in the milk, then the buttermilk.',
			[ 'milk', 'buttermilk' ],
			[ 'milk', 'buttermilk' ],
		],
		[ 'Pour in the milk.', [ 'milk', 'buttermilk' ], [ 'milk' ] ],
		[ 'Boil in salted water.', [ 'fine sea salt' ], [] ],
		[ 'Add red things and serve.', [ 'red onion' ], [] ],
		[
			'Die Zwiebeln und das Mehl zugeben.',
			[ 'Zwiebel', 'Weizenmehl', 'Eier' ],
			[ 'Zwiebel', 'Weizenmehl' ],
		],
		[ 'Ein Ei aufschlagen.', [ 'Eier' ], [ 'Eier' ] ],
		[
			'Calienta el aceite y añade las cebollas.',
			[ 'aceite de oliva', 'cebolla', 'ajo' ],
			[ 'aceite de oliva', 'cebolla' ],
		],
		[
			'Faire chauffer l’huile avec les œufs.',
			[ 'huile d’olive', 'œuf' ],
			[ 'huile d’olive', 'œuf' ],
		],
		[ 'Aggiungere i pomodori.', [ 'pomodoro' ], [ 'pomodoro' ] ],
		[
			'أضف البصل والطماطم.',
			[ 'بصل', 'طماطم', 'ملح' ],
			[ 'بصل', 'طماطم' ],
		],
		[ 'Serve.', [ '', '   ', '1' ], [] ],
	] )( 'of "%s"', ( text, names, expected ) => {
		expect( of( text, names ) ).toEqual( expected );
	} );

	it.each( [
		[
			'Pour in the coconut milk.',
			[ 'coconut milk', 'milk' ],
			[ 'coconut milk' ],
		],
		[
			'Stir in the peanut butter.',
			[ 'butter', 'smooth peanut butter', 'roasted peanuts' ],
			[ 'smooth peanut butter' ],
		],
		[
			'Scatter over a spring onion.',
			[ 'spring onions, sliced', 'large onions' ],
			[ 'spring onions, sliced' ],
		],
		[
			'Fry the onions.',
			[ 'spring onions', 'large onions' ],
			[ 'large onions' ],
		],
		[ 'Warm the milk.', [ 'light coconut milk', 'milk' ], [ 'milk' ] ],
		[
			'Add the chicken stock.',
			[ 'chicken thighs', 'chicken stock' ],
			[ 'chicken stock' ],
		],
		[
			'Añade la leche de coco.',
			[ 'leche', 'leche de coco' ],
			[ 'leche de coco' ],
		],
		[
			'Verser le lait de coco et le beurre de cacahuètes.',
			[ 'lait', 'lait de coco', 'beurre', 'beurre de cacahuète' ],
			[ 'lait de coco', 'beurre de cacahuète' ],
		],
		[
			'Versare il latte di cocco.',
			[ 'latte intero', 'latte di cocco' ],
			[ 'latte di cocco' ],
		],
		[
			'Die Kokosmilch und die Frühlingszwiebeln zugeben.',
			[ 'Milch', 'Kokosmilch', 'Zwiebeln', 'Frühlingszwiebeln' ],
			[ 'Kokosmilch', 'Frühlingszwiebeln' ],
		],
		[
			'أضف حليب جوز الهند.',
			[ 'حليب', 'حليب جوز الهند' ],
			[ 'حليب جوز الهند' ],
		],
	] )( 'are those of the longest name: "%s"', ( text, names, expected ) => {
		expect( of( text, names ) ).toEqual( expected );
	} );

	it.each( [
		[ 'Mix the milk and the coconut milk.', [ 'coconut milk', 'milk' ] ],
		[
			'Melt the butter with the peanut butter.',
			[ 'peanut butter', 'butter' ],
		],
		[
			'Chop the onion and two spring onions.',
			[ 'spring onions', 'onions' ],
		],
		[ 'Batir la leche y la leche de coco.', [ 'leche de coco', 'leche' ] ],
		[ 'Milch und Kokosmilch erhitzen.', [ 'Kokosmilch', 'Milch' ] ],
	] )( 'are both where a text names both: "%s"', ( text, names ) => {
		expect( of( text, names ) ).toEqual( names );
	} );

	it( 'are those that are named as they are written, whatever stands around', () => {
		const names = [ 'garlic', 'brown sugar', 'lemon', 'soy sauce', 'rice' ];
		fc.assert(
			fc.property( fc.subarray( names ), ( chosen ) => {
				expect(
					of( `Mix ${ chosen.join( ', ' ) } well.`, names )
				).toEqual( chosen );
			} )
		);
	} );

	it( 'are some of those that there are, for any text and names', () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.array( fc.string() ),
				( text, names ) => {
					const ids = names.map( ( _, at ) => String( at ) );
					const found = matchIngredients(
						text,
						names.map( ( name, at ) => ( {
							id: String( at ),
							name,
						} ) )
					);
					return found.every( ( id ) => ids.includes( id ) );
				}
			)
		);
	} );

	it.each( [
		[ 'Beat the whites until stiff.', [ 'egg whites' ] ],
		[ 'Add the egg white.', [ 'egg whites' ] ],
		[ 'Cook until white.', [] ],
		[ 'Season with pepper.', [ 'black pepper' ] ],
		[ 'Fry the peppers.', [ 'red bell peppers' ] ],
		[ 'Add the red pepper.', [ 'red bell peppers' ] ],
	] )(
		'whites and peppers are told from colours and spices: %s',
		( text, right ) => {
			const names = [ 'egg whites', 'black pepper', 'red bell peppers' ];
			expect(
				matchIngredients(
					text,
					names.map( ( name ) => ( { id: name, name } ) )
				)
			).toEqual( right );
		}
	);

	it.each( [
		[ 'Season with salt and pepper.', [] ],
		[ 'Add the pepper.', [ 'red bell pepper' ] ],
	] )(
		'a recipe without the spice means the other, but for: %s',
		( text, right ) => {
			expect(
				matchIngredients( text, [
					{ id: 'red bell pepper', name: 'red bell pepper' },
				] )
			).toEqual( right );
		}
	);

	it( 'share a stem with their plural', () => {
		for ( const [ one, many ] of [
			[ 'egg', 'eggs' ],
			[ 'cherry', 'cherries' ],
			[ 'potato', 'potatoes' ],
			[ 'radish', 'radishes' ],
			[ 'loaf', 'loaves' ],
			[ 'Tomate', 'Tomaten' ],
			[ 'cipolla', 'cipolle' ],
			[ 'fico', 'fichi' ],
			[ 'fava', 'fave' ],
			[ 'mora', 'more' ],
			[ 'alga', 'alghe' ],
		] as const ) {
			expect( stemOf( many ) ).toBe( stemOf( one ) );
		}
	} );

	it.each( [ 'constructor', 'toString', '__proto__' ] )(
		'are words and no parts of an object of JavaScript: %s',
		( word ) => {
			expect( stemOf( word ) ).toEqual( expect.any( String ) );
			expect( of( `Stir in the ${ word }.`, [ word ] ) ).toEqual( [
				word,
			] );
		}
	);
} );
