import { describe, expect, it } from '@jest/globals';
import { unitsOf } from '../src/convert';
import { scalePieces, type Scaling } from '../src/scale-text';
import type { StepFood } from '../src/step-food';
import type { Replacement } from '../src/measure-format';
import { convertPieces } from '../src/text';

const FORMAT = { mode: 'scale', useFraction: true } as const;

/** Creates foods from names; `3 eggs` is counted, `clove garlic` by the clove, `!vanilla` does not scale. */
function foodsOf( ...names: string[] ): StepFood[] {
	return names.map( ( typed, at ) => {
		const [ , fixed, unit = '', name = '' ] =
			/^(!?)(?:\((.*)\) )?(.*)$/.exec( typed ) ?? [];
		return {
			id: String( at ),
			name,
			unit: unit === 'g' ? 'g' : unit,
			isCounted: unit !== 'g',
			isFixed: fixed === '!',
		};
	} );
}

const FOODS: Record< string, StepFood[] > = {
	en: foodsOf(
		'eggs',
		'(g) flour',
		'large onions',
		'(cloves) garlic',
		'lemon',
		'(g) milk',
		'bay leaves',
		'(cans) tomatoes',
		'(slices) bread',
		'!(tsp) vanilla extract',
		'spring onions',
		'!star anise'
	),
	de: foodsOf( 'Eier', '(g) Mehl', 'Zwiebeln', '(Zehen) Knoblauch' ),
	fr: foodsOf( 'œufs', '(g) farine', 'oignons', '(gousses) ail' ),
	es: foodsOf( 'huevos', '(g) harina', 'cebollas', '(dientes) ajo' ),
	it: foodsOf( 'uova', '(g) farina', 'cipolle', '(spicchi) aglio' ),
};

/** Inserts pieces into their text, with plain spaces. */
function written( text: string, pieces: Replacement[] ): string {
	return pieces
		.reduceRight(
			( all, { start, end, text: piece } ) =>
				all.slice( 0, start ) + piece + all.slice( end ),
			text
		)
		.replace( /[\u00a0\u2009]/g, ' ' );
}

function scaled( text: string, factor = 2, locale = 'en' ): string {
	return written(
		text,
		scalePieces( text, {
			factor,
			format: { ...FORMAT, locale },
			foods: FOODS[ locale ] ?? [],
		} )
	);
}

describe( 'what is said for each stays, wherever that is said', () => {
	it.each( [
		[ 'en', 'For each pancake, use 1/4 cup batter.' ],
		[ 'en', 'Per cookie, use 2 tbsp dough.' ],
		[ 'de', 'Pro Pfannkuchen 1 Kelle Teig (ca. 60 ml) nehmen.' ],
		[ 'en', 'For each bowl, whisk 2 eggs with 1 tbsp milk.' ],
		[ 'de', 'Pro Person 100 g Nudeln kochen.' ],
		[ 'de', 'Esslöffelweise (je ca. 2 EL) zugeben.' ],
		[ 'fr', 'Par personne, prévoyez 2 œufs.' ],
		[ 'fr', 'Pour chaque crêpe, versez 60 ml de pâte.' ],
		[ 'fr', 'Dans chaque verre, versez 5 cl de rhum.' ],
		[ 'es', 'Por cada tortita, vierte 60 ml de masa.' ],
		[ 'es', 'Para cada vaso, usa 50 ml de ron.' ],
		[ 'it', 'Per ogni crêpe, versate 60 ml di pastella.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( scaled( text, 2, locale ) ).toBe( text );
	} );

	it.each( [
		[
			'en',
			'For the sauce, whisk 1 cup milk.',
			'For the sauce, whisk 2 cups milk.',
		],
		[
			'en',
			'Beat after each egg, add 1 cup milk.',
			'Beat after each egg, add 2 cups milk.',
		],
		[
			'it',
			'Per la crema, scaldate 100 g di farina.',
			'Per la crema, scaldate 200 g di farina.',
		],
		[ 'de', 'Zwei 400-g-Dosen zugeben.', '4 400-g-Dosen zugeben.' ],
		[
			'es',
			'Por último, añade 100 g de harina.',
			'Por último, añade 200 g de harina.',
		],
		[
			'fr',
			'Par ailleurs, ajoutez 100 g de farine.',
			'Par ailleurs, ajoutez 200 g de farine.',
		],
	] )( 'but for other words in %s: %s', ( locale, text, right ) => {
		expect( scaled( text, 2, locale ) ).toBe( right );
	} );

	it.each( [ 'Mit einem 250-ml-Glas ausstechen.', 'Eine 2-l-Form fetten.' ] )(
		'an article before a size counts no packages: %s',
		( text ) => {
			expect( scaled( text, 2, 'de' ) ).toBe( text );
		}
	);
} );

describe( 'weights and volumes of a step follow the servings', () => {
	it.each( [
		[ 'Add 1 cup flour.', 'Add 2 cups flour.' ],
		[
			'Add 1 1/2 cups of the flour and mix.',
			'Add 3 cups of the flour and mix.',
		],
		[
			'Stir in half of the 3 cups of flour.',
			'Stir in half of the 6 cups of flour.',
		],
		[ 'Pour in 250ml milk.', 'Pour in 500ml milk.' ],
		[ 'Use 3 oz. Roll it.', 'Use 6 oz. Roll it.' ],
		[ 'Add 2-3 tbsp water.', 'Add 4–6 tbsp water.' ],
		[ 'Add 1 cup (240 ml) milk.', 'Add 2 cups (480 ml) milk.' ],
		[ 'Add 250 g/9 oz flour.', 'Add 500 g/18 oz flour.' ],
		[ 'Add 1 cup plus 2 tbsp water.', 'Add 2 cups plus 4 tbsp water.' ],
		[ 'Add another cup of water.', 'Add another 2 cups of water.' ],
		[ 'Stir in another tablespoon.', 'Stir in another 2 tablespoons.' ],
		[ 'Mix in another cup.', 'Mix in another 2 cups.' ],
		[ 'Stir it in another cup.', 'Stir it in another cup.' ],
		[
			'Add another 2 tablespoons of oil.',
			'Add another 4 tablespoons of oil.',
		],
		[ 'Add half a cup of milk.', 'Add 1 cup of milk.' ],
		[ 'Add a cup of milk.', 'Add 2 cups of milk.' ],
		[ 'Add a litre of stock.', 'Add 2 litres of stock.' ],
		[
			'Stir in a tablespoon of the milk.',
			'Stir in 2 tablespoons of the milk.',
		],
		[ 'Add two tablespoons of oil.', 'Add 4 tablespoons of oil.' ],
		[ 'Add 1 heaped tbsp of flour.', 'Add 2 heaped tbsp of flour.' ],
		[
			'Boil 4 litres of water in a 6-litre pot.',
			'Boil 8 litres of water in a 6-litre pot.',
		],
		[ 'Reserve 1 cup of pasta water.', 'Reserve 2 cups of pasta water.' ],
		[ 'Add a 1/2 cup of milk.', 'Add a 1 cup of milk.' ],
		[ 'Add 2 cups flour in a bowl.', 'Add 4 cups flour in a bowl.' ],
		[ 'Add 200 g pieces of bread.', 'Add 400 g pieces of bread.' ],
		[
			'Add 2 cups, beating after each addition.',
			'Add 4 cups, beating after each addition.',
		],
		[
			'Open the 2 x 400 g tins of tomatoes.',
			'Open the 4 × 400 g tins of tomatoes.',
		],
	] )( '%s', ( text, twice ) => {
		expect( scaled( text ) ).toBe( twice );
	} );

	it( 'down, too', () => {
		expect( scaled( 'Add 1 cup flour and 3 tbsp oil.', 0.5 ) ).toBe(
			'Add ½ cup flour and 1 ½ tbsp oil.'
		);
	} );

	it( 'as the list does with a free number of servings', () => {
		const format = { mode: 'input', locale: 'en' } as const;
		const text = 'Add 1 cup flour.';
		expect(
			written(
				text,
				scalePieces( text, { factor: 4 / 3, format, foods: [] } )
			)
		).toBe( 'Add 1.33 cups flour.' );
	} );
} );

describe( 'numbers of foods that the recipe has follow the servings', () => {
	it.each( [
		[ 'Add the 2 eggs.', 'Add the 4 eggs.' ],
		[ 'Add one egg.', 'Add 2 eggs.' ],
		[
			'Stir in 1 more tablespoon of milk.',
			'Stir in 2 more tablespoons of milk.',
		],
		[ 'Beat in 2 eggs one at a time.', 'Beat in 4 eggs one at a time.' ],
		[ 'Chop 1 large onion.', 'Chop 2 large onions.' ],
		[ 'Crush 4 cloves of garlic.', 'Crush 8 cloves of garlic.' ],
		[ 'Crush 1 garlic clove.', 'Crush 2 garlic cloves.' ],
		[ 'Peel the 4 cloves.', 'Peel the 8 cloves.' ],
		[ 'Drop in two bay leaves.', 'Drop in 4 bay leaves.' ],
		[ 'Whisk the remaining 3 eggs.', 'Whisk the remaining 6 eggs.' ],
		[ 'Slice 2 spring onions.', 'Slice 4 spring onions.' ],
		[ 'Top with 2 slices of bread.', 'Top with 4 slices of bread.' ],
		[
			'Open 1 (14-ounce) can tomatoes.',
			'Open 2 (14-ounce) cans tomatoes.',
		],
		[
			'Cut the 2 onions into 8 wedges.',
			'Cut the 4 onions into 8 wedges.',
		],
	] )( '%s', ( text, twice ) => {
		expect( scaled( text ) ).toBe( twice );
	} );

	it( 'with the noun that fits', () => {
		expect( scaled( 'Add the 2 eggs and 2 onions.', 0.5 ) ).toBe(
			'Add the 1 egg and 1 onion.'
		);
	} );
} );

describe( 'a number in words, and an article, counts foods of the recipe', () => {
	it.each( [
		[ 'en', 'Add an egg and beat.', 'Add 2 eggs and beat.' ],
		[
			'en',
			'Add a bay leaf and a clove of garlic.',
			'Add 2 bay leaves and 2 cloves of garlic.',
		],
		[ 'en', 'Squeeze a lemon.', 'Squeeze 2 lemons.' ],
		[ 'de', 'Zwei Knoblauchzehen pressen.', '4 Knoblauchzehen pressen.' ],
		[ 'it', 'Aggiungete un uovo.', 'Aggiungete 2 uova.' ],
		[ 'fr', 'Un demi-litre de lait.', '1 litre de lait.' ],
	] )( 'in %s: %s', ( locale, text, twice ) => {
		expect( scaled( text, 2, locale ) ).toBe( twice );
	} );

	it.each( [
		[ 'en', 'Brush with an egg wash.' ],
		[ 'en', 'Crack an egg into each cup.' ],
		[ 'en', 'Shape pieces the size of an egg.' ],
		[ 'en', 'Serve with a lemon.' ],
		[ 'en', 'Add a few eggs.' ],
		[ 'en', 'Place an onion in the pan.' ],
		[ 'en', 'Add a teaspoon of milk to each.' ],
		[ 'en', 'Drop the dough by 1 tablespoon onto a sheet.' ],
		[ 'de', '1 Ei nach dem anderen zugeben.' ],
		[ 'es', 'Añade 1 huevo tras otro.' ],
		[ 'fr', 'Ajoutez un œuf après l’autre.' ],
		[ 'it', 'Unite 1 uovo dopo l’altro.' ],
	] )( 'and stays where it is one each time, in %s: %s', ( locale, text ) => {
		expect( scaled( text, 2, locale ) ).toBe( text );
	} );
} );

describe( 'what a step says of anything else stays', () => {
	it.each( [
		'Bake for 20 minutes at 180°C.',
		// One of several, and again with the next.
		'Place one egg on each plate.',
		'Dip one egg into the batter.',
		'Spread 1/3 of flour over it.',
		'Cut into 8 pieces.',
		'Shape into 12 equal balls.',
		'Shape into 12 balls of 50 g.',
		'Cut 2-inch cubes, 1 cm thick.',
		'Roll it 5 mm thick, in a 20 cm tin.',
		'Go back to step 2.',
		'Grease a 9x13-inch pan or a 2-quart dish.',
		'Use a 1/3-cup measure.',
		'Line a 900g loaf tin and a 2 lb tin.',
		'Pour into a 1 litre jug.',
		'Truss a 3 lb chicken.',
		'Roast a 3- to 4-pound chicken.',
		'Use 70% chocolate and 2% milk.',
		'Fold 3 times, in 2 batches.',
		'Add 1 egg at a time.',
		'Add the eggs 1 at a time.',
		'Add the stock ½ cup at a time.',
		'Put 1 tbsp of filling on each.',
		'Fill each mould with 50 ml of milk.',
		'Use ¼ cup batter per pancake.',
		'Allow 20 minutes per 500 g.',
		'Divide into 60 g portions.',
		'Pour ½ of the milk in; keep ⅓ of the flour.',
		'Top each with 2 eggs.',
		'Add 1 tsp vanilla extract.',
		'Add 2 star anise.',
		'Cook on gas mark 4 for 3 people.',
		'Turn it 2 or 3 times.',
		'Cut 4 wedges of lemon into 2.',
		'Use 2 flour tortillas.',
		'Serves 4. Makes 12.',
		'Wait 2 minutes until the eggs are done.',
		'After 24 hours the eggs turn salty and firm.',
		'After 2 days the large onions are soft.',
		'Cook 5 minutes, then add eggs.',
	] )( '%s', ( text ) => {
		expect( scaled( text ) ).toBe( text );
	} );

	it( 'as it is where nothing is scaled', () => {
		expect( scaled( 'Add 1/2 cup of milk and 2 eggs.', 1 ) ).toBe(
			'Add 1/2 cup of milk and 2 eggs.'
		);
	} );
} );

describe.each( [
	[
		'de',
		'200 g Mehl und 2 EL Öl mit 2 Eiern und 1 Zwiebel in einer 2-Liter-Schüssel 5 Minuten rühren. In 8 Stücke teilen, je 2 EL Füllung darauf.',
		'400 g Mehl und 4 EL Öl mit 4 Eiern und 2 Zwiebeln in einer 2-Liter-Schüssel 5 Minuten rühren. In 8 Stücke teilen, je 2 EL Füllung darauf.',
	],
	[
		'fr',
		'Mélanger 200 g de farine, 2 œufs, 1 oignon et 2 gousses d’ail avec une cuillère à soupe d’huile pendant 5 minutes. Couper en 8 morceaux, 50 g chacun, dans un moule de 2 litres.',
		'Mélanger 400 g de farine, 4 œufs, 2 oignons et 4 gousses d’ail avec 2 cuillères à soupe d’huile pendant 5 minutes. Couper en 8 morceaux, 50 g chacun, dans un moule de 2 litres.',
	],
	[
		'es',
		'Mezcla 200 g de harina con 2 huevos, 1 cebolla y 2 dientes de ajo durante 5 minutos. Corta en 8 trozos y pon 2 cucharadas de relleno en cada uno, en un molde de 2 litros.',
		'Mezcla 400 g de harina con 4 huevos, 2 cebollas y 4 dientes de ajo durante 5 minutos. Corta en 8 trozos y pon 2 cucharadas de relleno en cada uno, en un molde de 2 litros.',
	],
	[
		'it',
		'Unire 200 g di farina, 2 uova, 1 cipolla e 2 spicchi d’aglio per 5 minuti. Tagliare in 8 pezzi, 50 g ciascuno, in una pentola da 2 litri.',
		'Unire 400 g di farina, 4 uova, 2 cipolle e 4 spicchi d’aglio per 5 minuti. Tagliare in 8 pezzi, 50 g ciascuno, in una pentola da 2 litri.',
	],
] )( 'in the language %s', ( locale, text, twice ) => {
	it( 'what belongs to the recipe follows, and nothing else', () => {
		expect( scaled( text, 2, locale ) ).toBe( twice );
	} );
} );

describe( 'scaled amounts in other units', () => {
	const scaling: Scaling = {
		factor: 2,
		format: { ...FORMAT, locale: 'en' },
		foods: FOODS[ 'en' ] ?? [],
	};

	it.each( [
		[
			'metric',
			'Add 1 cup flour and 2 eggs.',
			'Add 250 g flour and 4 eggs.',
		],
		[
			'metric',
			'Bake at 350°F in a 9-inch pan.',
			'Bake at 180 °C in a 23 cm pan.',
		],
		[ 'metric', 'Add 1 cup (240 ml) milk.', 'Add 480 ml milk.' ],
		[ 'metric', 'Pour in 250ml milk.', 'Pour in 500ml milk.' ],
		[ 'metric', 'Use a 2-quart dish.', 'Use a 1.9 l dish.' ],
		[ 'us', 'Pour in 250 ml milk.', 'Pour in 2 cups + 2 tbsp milk.' ],
		[ 'us', 'Add 2 cups flour.', 'Add 4 cups flour.' ],
	] as const )( '%s: %s', ( system, text, right ) => {
		const made = written(
			text,
			unitsOf( system, 'en' ).pieces( text, scaling )
		);
		expect( made ).toBe( right );
	} );

	it( 'are those that are only converted where nothing is scaled', () => {
		const text = 'Add 1 cup flour and 2 eggs.';
		expect(
			unitsOf( 'metric', 'en' ).pieces( text, { ...scaling, factor: 1 } )
		).toEqual( convertPieces( text, 'metric', 'en' ) );
	} );
} );

describe( 'what only looks like an amount of the recipe stays', () => {
	it.each( [
		'Bake at 230C for 15 minutes. Reduce heat to 190C.',
		'Heat the oven to 200C (fan 180C, gas mark 6).',
		'Layer half of the bread in the dish.',
		'Add half the large onions and stir.',
		'Spread 1/3 of the bread on the bottom.',
		'Spread it in a 9×13 tomatoes dish.',
		'Pack it into half-pint jars.',
		'5 Cook the eggs and serve.',
		'Roll about 1 tbsp of the mixture into balls.',
		'Pour ¼ cup of the batter onto the griddle.',
		'Scoop 2 tbsp of plain dough onto the sheet.',
	] )( '%s', ( text ) => {
		expect( scaled( text ) ).toBe( text );
	} );

	it( 'in German, what one works with', () => {
		const text =
			'Das Fruchtfleisch mit einem Esslöffel aus der Schale lösen.';
		expect( scaled( text, 2, 'de' ) ).toBe( text );
	} );

	it( 'in Spanish, what each piece weighs', () => {
		const text = 'Salen de unos 30 g unidad.';
		expect( scaled( text, 2, 'es' ) ).toBe( text );
	} );
} );

describe( 'what looks like these and is an amount follows', () => {
	it.each( [
		[ 'Add ½ cup of the milk.', 'Add 1 cup of the milk.' ],
		[ 'Add a quarter-teaspoon of milk.', 'Add ½-teaspoon of milk.' ],
		[
			'Whisk 1 cup of the mixture into the eggs.',
			'Whisk 2 cups of the mixture into the eggs.',
		],
		[ 'Add half an onion.', 'Add 1 onion.' ],
		[ 'Beat in 2 eggs.', 'Beat in 4 eggs.' ],
		[ 'Add 2 c. milk.', 'Add 4 c. milk.' ],
	] )( '%s', ( text, twice ) => {
		expect( scaled( text ) ).toBe( twice );
	} );

	it( 'in German, a spoon of something', () => {
		expect( scaled( 'Mit einem Esslöffel Öl mischen.', 2, 'de' ) ).toBe(
			'Mit 2 Esslöffel Öl mischen.'
		);
	} );
} );

describe( 'what of a food of the recipe cannot follow says so', () => {
	/** Shows where it is said. */
	const said = ( text: string, factor = 2 ): string =>
		written(
			text,
			scalePieces( text, {
				factor,
				format: { ...FORMAT, locale: 'en' },
				foods: FOODS[ 'en' ] ?? [],
			} ).map( ( piece ) =>
				piece.isLeft ? { ...piece, text: ' [left]' } : piece
			)
		);

	it.each( [
		[
			'Stir in 1 tsp vanilla extract and 1 cup flour.',
			'Stir in 1 tsp [left] vanilla extract and 2 cups flour.',
		],
		[ 'Add 1 star anise.', 'Add 1 star anise [left].' ],
		[ 'Add 2 flours, then stir.', 'Add 2 flours [left], then stir.' ],
	] )( '%s becomes %s', ( text, expected ) => {
		expect( said( text ) ).toBe( expected );
	} );

	it.each( [
		'Cut into 8 pieces.',
		'Fill 2 flour tortillas.',
		'Bake for 30 minutes at 180 °C in a 9-inch pan.',
	] )( 'nothing is said of other numbers: %s', ( text ) => {
		expect( said( text ) ).toBe( text );
	} );

	it( 'nothing is said as long as the servings are the written ones', () => {
		expect( said( 'Add 1 star anise.', 1 ) ).toBe( 'Add 1 star anise.' );
	} );

	it( 'and an Arabic minute is no flour', () => {
		const text = 'يخبز الدقيق لمدة 25–30 دقيقة.';
		expect(
			scalePieces( text, {
				factor: 2,
				format: { ...FORMAT, locale: 'ar' },
				foods: foodsOf( 'دقيق' ),
			} )
		).toEqual( [] );
	} );
} );

describe( 'what stands for a food in the next clause follows its number', () => {
	it.each( [
		[
			'en',
			'Peel a lemon, then slice it thinly.',
			'Peel 2 lemons, then slice them thinly.',
		],
		[ 'en', 'Peel a lemon and slice it.', 'Peel 2 lemons and slice them.' ],
		[
			'en',
			'Peel a lemon. Heat the oil and season it.',
			'Peel 2 lemons. Heat the oil and season it.',
		],
		[
			'fr',
			'Épluchez un oignon et hachez-le.',
			'Épluchez 2 oignons et hachez-les.',
		],
		[ 'es', 'Pela una cebolla y pícala.', 'Pela 2 cebollas y pícalas.' ],
		[
			'es',
			'Pela una cebolla y mezcla todo.',
			'Pela 2 cebollas y mezcla todo.',
		],
		[
			'it',
			'Pelate una cipolla e tritatela.',
			'Pelate 2 cipolle e tritatele.',
		],
		[
			'de',
			'Eine Zwiebel schälen und hacken.',
			'2 Zwiebeln schälen und hacken.',
		],
	] )( '%s: %s', ( locale, text, twice ) => {
		expect( scaled( text, 2, locale ) ).toBe( twice );
	} );
} );

describe( 'spoons that one shapes with stay', () => {
	it.each( [
		[ 'de', 'Mit einem Esslöffel Nocken abstechen.' ],
		[ 'de', 'Mit zwei Teelöffeln aus der Masse Klößchen formen.' ],
		[ 'fr', 'À l’aide de deux cuillères à soupe, formez des quenelles.' ],
		[ 'en', 'Using two tablespoons, shape the mixture.' ],
	] )( '%s: %s', ( locale, text ) => {
		expect( scaled( text, 2, locale ) ).toBe( text );
	} );

	it( 'while what is of a food follows', () => {
		expect( scaled( 'Mit 2 EL Wasser verrühren.', 2, 'de' ) ).toBe(
			'Mit 4 EL Wasser verrühren.'
		);
	} );
} );

describe( 'what a text says one more of follows, in the words for several', () => {
	it.each( [
		[ 'en', 'Beat in another egg.', 'Beat in another 2 eggs.' ],
		[ 'en', 'Add one more cup of water.', 'Add 2 more cups of water.' ],
		[
			'en',
			'Add an extra tablespoon of oil.',
			'Add an extra 2 tablespoons of oil.',
		],
		[ 'de', 'Noch eine Tasse Wasser.', 'Noch 2 Tassen Wasser.' ],
		[
			'de',
			'Eine weitere Tasse Milch einrühren.',
			'2 weitere Tassen Milch einrühren.',
		],
		[
			'de',
			'Mit einer weiteren Tasse Wasser ablöschen.',
			'Mit 2 weiteren Tassen Wasser ablöschen.',
		],
		[ 'de', 'Ein weiteres Ei unterrühren.', '2 weitere Eier unterrühren.' ],
		[ 'fr', "Encore une tasse d'eau.", "Encore 2 tasses d'eau." ],
		[
			'fr',
			'Ajoutez une autre tasse de lait.',
			'Ajoutez 2 autres tasses de lait.',
		],
		[
			'fr',
			"Ajoutez une autre gousse d'ail.",
			"Ajoutez 2 autres gousses d'ail.",
		],
		[ 'es', 'Añade otra taza de agua.', 'Añade otras 2 tazas de agua.' ],
		[ 'es', 'Añade otro huevo.', 'Añade otros 2 huevos.' ],
		[ 'es', 'Añade otra media taza de agua.', 'Añade otra taza de agua.' ],
		[
			'it',
			"Unite un'altra tazza d'acqua.",
			"Unite altre 2 tazze d'acqua.",
		],
		[ 'it', 'Un altro cucchiaio di olio.', 'Altri 2 cucchiai di olio.' ],
		[ 'it', 'Unite un altro uovo.', 'Unite altre 2 uova.' ],
	] )( '%s: %s', ( locale, text, right ) => {
		expect( scaled( text, 2, locale ) ).toBe( right );
	} );

	it.each( [
		[ 'es', 'Añade otra taza de agua.', 'Añade otra ½ taza de agua.' ],
		[ 'fr', 'Une autre tasse de lait.', 'Une autre ½ tasse de lait.' ],
		[ 'en', 'Add another cup of milk.', 'Add another ½ cup of milk.' ],
	] )( '%s, half: %s', ( locale, text, right ) => {
		expect( scaled( text, 0.5, locale ) ).toBe( right );
	} );

	it.each( [
		[ 'en', 'Pour into another cup.' ],
		[ 'en', 'Repeat with another egg.' ],
		[ 'de', 'Noch eine Stunde backen.' ],
		[ 'de', 'In einer weiteren Tasse verrühren.' ],
		[ 'de', 'Mit einem weiteren Esslöffel Nocken abstechen.' ],
		[ 'fr', 'Versez dans une autre tasse.' ],
		[ 'es', 'Toma otra taza y bate los huevos.' ],
		[ 'it', "Versate in un'altra tazza." ],
	] )( '%s, as it is: %s', ( locale, text ) => {
		expect( scaled( text, 2, locale ) ).toBe( text );
	} );
} );
