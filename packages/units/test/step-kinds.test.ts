import { describe, expect, it } from '@jest/globals';
import { unitsOf } from '../src/convert';
import { scalePieces, type Scaling } from '../src/scale-text';
import type { Replacement } from '../src/measure-format';
import { convertPieces } from '../src/text';

/** What the recipe has of each language: the unit and the name of what is counted, and its number. */
const FOODS: Record<
	string,
	ReadonlyArray< readonly [ string, string, number? ] >
> = {
	en: [
		[ '', 'eggs', 4 ],
		[ '', 'lemons', 2 ],
		[ 'cans', 'tomatoes' ],
		[ 'tsp', 'salt' ],
		[ 'tsp', 'pepper' ],
		[ 'cups', 'filling' ],
		[ 'cups', 'cheese' ],
		[ 'cups', 'rice' ],
		[ 'cups', 'beans' ],
	],
	de: [
		[ '', 'Eier', 4 ],
		[ '', 'Bio-Zitronen' ],
		[ '', 'Lorbeerblätter' ],
		[ 'Dosen', 'Tomaten' ],
		[ 'TL', 'Kümmel' ],
		[ 'TL', 'Koriander' ],
		[ 'EL', 'Schmand' ],
		[ 'EL', 'Petersilie' ],
		[ 'EL', 'Käse' ],
		[ 'EL', 'Joghurt' ],
		[ 'EL', 'Honig' ],
	],
	fr: [
		[ '', 'œufs' ],
		[ '', 'fraises' ],
		[ 'feuilles de', 'lasagnes' ],
		[ 'boîtes de', 'tomates concassées' ],
	],
	es: [
		[ '', 'huevos' ],
		[ '', 'fresas' ],
		[ 'latas de', 'tomate triturado' ],
	],
	it: [
		[ '', 'uova' ],
		[ '', 'limoni' ],
		[ '', 'mele' ],
		[ 'scatole di', 'pelati' ],
	],
};

function scalingOf( locale: string, factor: number ): Scaling {
	return {
		factor,
		format: { mode: 'scale', useFraction: true, kitchen: true, locale },
		foods: ( FOODS[ locale ] ?? [] ).map(
			( [ unit, name, count ], at ) => ( {
				id: String( at ),
				name,
				unit,
				isCounted: true,
				...( count !== undefined && { count } ),
				isFixed: false,
			} )
		),
	};
}

function written( text: string, pieces: Replacement[] ): string {
	return pieces
		.reduceRight(
			( all, { start, end, text: piece } ) =>
				all.slice( 0, start ) + piece + all.slice( end ),
			text
		)
		.replace( /[\u00a0\u2009]/g, ' ' );
}

function doubled( locale: string, text: string ): string {
	return written( text, scalePieces( text, scalingOf( locale, 2 ) ) );
}

describe( 'of a package the number follows, and not its size', () => {
	it.each( [
		[ 'en', 'Add one 14-oz can tomatoes.', 'Add 2 14-oz cans tomatoes.' ],
		[
			'fr',
			'Ajoutez une boîte de 400 g de tomates.',
			'Ajoutez 2 boîtes de 400 g de tomates.',
		],
		[
			'es',
			'Añade 2 latas de 400 g de tomate.',
			'Añade 4 latas de 400 g de tomate.',
		],
		[
			'it',
			'Unite una scatola da 400 g di pelati.',
			'Unite 2 scatole da 400 g di pelati.',
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );

	it( 'in other units, with both ends of a range', () => {
		const text = 'Pour between 1 and 2 cups of water.';
		const { line } = unitsOf( 'metric', 'en' );
		expect(
			written(
				text,
				convertPieces( text, 'metric', 'en', {
					...scalingOf( 'en', 2 ),
					convert: line,
				} )
			)
		).toBe( 'Pour between 475 and 950 ml of water.' );
	} );

	it( 'in other units, too', () => {
		const text = 'Add one 14-oz can tomatoes.';
		const { line } = unitsOf( 'metric', 'en' );
		expect(
			written(
				text,
				convertPieces( text, 'metric', 'en', {
					...scalingOf( 'en', 2 ),
					convert: line,
				} )
			)
		).toBe( 'Add 2 × 400 g cans tomatoes.' );
	} );
} );

describe( 'what is said of some, or without its noun or unit, follows', () => {
	it.each( [
		[
			'en',
			'Whisk 2 of the remaining 4 eggs.',
			'Whisk 4 of the remaining 8 eggs.',
		],
		[ 'es', 'Bate 2 de los 4 huevos.', 'Bate 4 de los 8 huevos.' ],
		[ 'it', 'Sbattete 2 delle 4 uova.', 'Sbattete 4 delle 8 uova.' ],
		[ 'de', 'Eier (4 Stück) verquirlen.', 'Eier (8 Stück) verquirlen.' ],
		[ 'en', 'Add the eggs (4) and stir.', 'Add the eggs (8) and stir.' ],
		[
			'fr',
			'Ajoutez 1 c. à café de cumin et 1 de paprika.',
			'Ajoutez 2 c. à café de cumin et 2 de paprika.',
		],
		[
			'es',
			'Añade 1 cucharadita de sal y otra de pimienta.',
			'Añade 2 cucharaditas de sal y otras 2 de pimienta.',
		],
		[
			'it',
			'Unite un cucchiaino di sale e uno di pepe.',
			'Unite 2 cucchiaini di sale e 2 di pepe.',
		],
		[ 'es', 'Añade taza y media de caldo.', 'Añade 3 tazas de caldo.' ],
		[
			'es',
			'Añade 200 g de harina y 100 de azúcar.',
			'Añade 400 g de harina y 200 de azúcar.',
		],
		[
			'es',
			'Añade 2 cucharadas de aceite y una de vinagre.',
			'Añade 4 cucharadas de aceite y 2 de vinagre.',
		],
		[
			'fr',
			'Ajoutez une tasse à café de lait.',
			'Ajoutez 2 tasses à café de lait.',
		],
		[ 'de', '1 Glas Weißwein angießen.', '2 Gläser Weißwein angießen.' ],
		[
			'es',
			'Añade tres cuartos de litro de caldo.',
			'Añade 1,5 litros de caldo.',
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'parts of eggs follow the eggs of the recipe', () => {
	it.each( [
		[ 'en', 'Beat 2 egg whites.', 'Beat 4 egg whites.' ],
		[ 'de', '2 Eiweiß steif schlagen.', '4 Eiweiß steif schlagen.' ],
		[ 'fr', 'Montez 2 blancs en neige.', 'Montez 4 blancs en neige.' ],
		[ 'es', 'Monta 2 claras.', 'Monta 4 claras.' ],
		[ 'it', 'Montate 2 albumi a neve.', 'Montate 4 albumi a neve.' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'a food is found in its other forms', () => {
	it.each( [
		[ 'it', 'Unite il succo di un limone.', 'Unite il succo di 2 limoni.' ],
		[ 'it', 'Tagliate 1 mela a fette.', 'Tagliate 2 mele a fette.' ],
		[ 'de', '1 Zitrone auspressen.', '2 Zitronen auspressen.' ],
		[ 'de', '1 Lorbeerblatt zugeben.', '2 Lorbeerblätter zugeben.' ],
		[
			'de',
			'Mit 1 verquirlten Ei bestreichen.',
			'Mit 2 verquirlten Eiern bestreichen.',
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'an amount of each of several foods follows', () => {
	it.each( [
		[
			'en',
			'Season with ½ tsp each salt and pepper.',
			'Season with 1 tsp each salt and pepper.',
		],
		[
			'de',
			'Je 1 TL Kümmel und Koriander zugeben.',
			'Je 2 TL Kümmel und Koriander zugeben.',
		],
		[
			'fr',
			'Terminez par 4 feuilles de lasagnes.',
			'Terminez par 8 feuilles de lasagnes.',
		],
		[
			'fr',
			'Ajoutez les 4 œufs un par un.',
			'Ajoutez les 8 œufs un par un.',
		],
		[
			'it',
			'Spremete i 2 limoni per ottenere il succo.',
			'Spremete i 4 limoni per ottenere il succo.',
		],
		[ 'en', 'Add 2 mugs of water.', 'Add 4 mugs of water.' ],
		[
			'fr',
			'Ajoutez 1 verre de vin blanc.',
			'Ajoutez 2 verres de vin blanc.',
		],
		[ 'en', 'Add 1/2 can of water.', 'Add 1 can of water.' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'a number of foods follows that are taken one after the other', () => {
	it.each( [
		[
			'it',
			'Unite 2 uova una alla volta.',
			'Unite 4 uova una alla volta.',
		],
		[
			'fr',
			'Ajoutez 2 œufs un à la fois.',
			'Ajoutez 4 œufs un à la fois.',
		],
		[
			'es',
			'Añade 2 huevos uno a la vez.',
			'Añade 4 huevos uno a la vez.',
		],
		[ 'en', 'Add 2 eggs, one at a time.', 'Add 4 eggs, one at a time.' ],
		[ 'it', 'Unite 2 uova alla volta.', 'Unite 2 uova alla volta.' ],
		[ 'it', 'Unite un uovo alla volta.', 'Unite un uovo alla volta.' ],
		[ 'fr', 'Ajoutez un œuf à la fois.', 'Ajoutez un œuf à la fois.' ],
		// A word may end like one.
		[ 'fr', 'Ajoutez 1 prune à la fois.', 'Ajoutez 1 prune à la fois.' ],
		[ 'fr', 'Ajoutez 2 prunes à la fois.', 'Ajoutez 2 prunes à la fois.' ],
		[
			'fr',
			'Ajoutez 1 prune après l’autre.',
			'Ajoutez 1 prune après l’autre.',
		],
		[ 'en', 'Bake 1 scone at a time.', 'Bake 1 scone at a time.' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'of pieces whose size is said the number follows, and not the size', () => {
	it.each( [
		[
			'de',
			'Den Teig in 12 gleich große Stücke (à 50 g) teilen.',
			'Den Teig in 24 gleich große Stücke (à 50 g) teilen.',
		],
		[
			'de',
			'Auf 4 Gläser (à 200 ml) verteilen.',
			'Auf 8 Gläser (à 200 ml) verteilen.',
		],
		[
			'de',
			'In 4 Portionen zu je 125 g teilen.',
			'In 8 Portionen zu je 125 g teilen.',
		],
		[
			'en',
			'Divide the dough into 12 pieces (50 g each).',
			'Divide the dough into 24 pieces (50 g each).',
		],
		[
			'en',
			'Shape into eight patties (each about 4 oz).',
			'Shape into 16 patties (each about 4 oz).',
		],
		[
			'fr',
			'Divisez la pâte en 12 boules égales de 50 g.',
			'Divisez la pâte en 24 boules égales de 50 g.',
		],
		[
			'es',
			'Divide la masa en 12 porciones de unos 50 g cada una.',
			'Divide la masa en 24 porciones de unos 50 g cada una.',
		],
		[
			'it',
			"Dividete l'impasto in 12 pezzi da 50 g l'uno.",
			"Dividete l'impasto in 24 pezzi da 50 g l'uno.",
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
	it.each( [
		[ 'de', 'Den Teig in 12 Stücke teilen.' ],
		[ 'de', 'Aus jedem Teig 4 Stücke à 50 g formen.' ],
		[ 'de', 'In 2 Formen (à 20 cm) füllen.' ],
		[ 'en', 'Divide the dough into 12 pieces.' ],
		[ 'en', 'Cut each loaf into 4 pieces of 50 g each.' ],
		[
			'en',
			'Divide into 2 pieces, 200 g for the base and the rest on top.',
		],
		[ 'fr', 'Coupez un morceau de 200 g de beurre.' ],
		[ 'es', 'Corta 2 trozos de 5 cm.' ],
	] )(
		'what is no number of such pieces stays, in %s: %s',
		( locale, text ) => {
			expect( doubled( locale, text ) ).toBe( text );
		}
	);
} );

describe( 'what is for one, holds something or is said roughly stays', () => {
	it.each( [
		[ 'en', 'Spread 1 tbsp on each and roll.' ],
		[ 'en', 'Add a pinch of salt.' ],
		[ 'en', 'Scoop 2 tbsp portions of dough.' ],
		[ 'de', 'Je 1 EL Schmand und Petersilie auf jede Portion geben.' ],
		[ 'de', 'Je 2 EL Füllung auf die Tortillas geben.' ],
		[ 'fr', 'Versez 2 cuillères à soupe de pâte par crêpe.' ],
		[ 'fr', 'Déposez 2 fraises par assiette.' ],
		[ 'fr', 'Ajoutez 1 cuillère à soupe de lait une par une.' ],
		[ 'fr', 'Versez dans un plat d’une contenance de 2 litres.' ],
		[ 'fr', 'Répartissez dans 4 verres de table.' ],
		[ 'es', 'Sirve 2 fresas por plato.' ],
		[ 'es', 'Vierte en una fuente de 2 litros de capacidad.' ],
		[ 'it', 'Dividete in 2 panetti da 300 g.' ],
		[ 'it', 'Servite 2 mele per bicchiere.' ],
		[ 'it', 'Formate 4 panetti uguali da 300 g.' ],
		[ 'it', 'Formate 8 fagottini da 50 g.' ],
		[ 'it', 'Dividete l’impasto in panetti da 300 g.' ],
		[ 'es', 'Usa una olla de litro y medio de capacidad.' ],
		[ 'it', 'Una pentola da litro e mezzo di capacità.' ],
		[ 'es', 'Añade 10 g de sal por cada kilo y medio de carne.' ],
		[ 'es', 'Por litro y medio de agua, añade 10 g de sal.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );
} );

describe( 'what is for each piece stays, though verbs are joined after it', () => {
	it.each( [
		[ 'de', 'Je 1 EL Teig abstechen und backen.' ],
		[ 'de', 'Je 2 EL Füllung daraufgeben und aufrollen.' ],
		[ 'de', 'Jeweils 1 EL Füllung darauf setzen und zuklappen.' ],
		[ 'de', 'Je 1 TL Marmelade hineinfüllen und verschließen.' ],
		[ 'de', 'Je 2 EL Masse abnehmen, zu Bällchen formen und braten.' ],
		[ 'de', 'Je 1 EL Schmand und Käse daraufgeben.' ],
		[ 'de', 'Mit je 1 EL Joghurt und Honig servieren.' ],
		[ 'en', 'Sprinkle 1 tbsp each with cheese and bake.' ],
		[ 'en', 'Add 1 tbsp each filling and roll up.' ],
		[ 'en', 'Spoon 2 tbsp each rice and beans onto the tortillas.' ],
		[ 'en', 'Add 1 tbsp each salt and pepper to each bowl.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );
} );

describe( 'a number after an amount is of its unit only where nothing else is between', () => {
	it.each( [
		[
			'fr',
			'Faites cuire 500 g de riz 10 minutes et 5 de repos.',
			'Faites cuire 1000 g de riz 10 minutes et 5 de repos.',
		],
		[
			'es',
			'Cuece 500 g de pasta 8 minutos y 2 de reposo.',
			'Cuece 1000 g de pasta 8 minutos y 2 de reposo.',
		],
		[
			'es',
			'Dora 500 g de carne 2 minutos por un lado y 2 de otro.',
			'Dora 1000 g de carne 2 minutos por un lado y 2 de otro.',
		],
		[
			'it',
			'Cuocete 500 g di pasta per 8 minuti e 2 di riposo.',
			'Cuocete 1000 g di pasta per 8 minuti e 2 di riposo.',
		],
		[
			'it',
			'Fate uno strato con 200 g di besciamella e uno di ragù.',
			'Fate uno strato con 400 g di besciamella e uno di ragù.',
		],
		[
			'fr',
			'Étalez une couche de 200 g de béchamel et une de viande.',
			'Étalez une couche de 400 g de béchamel et une de viande.',
		],
		[
			'es',
			'Pon una capa de 200 g de patata y otra de cebolla.',
			'Pon una capa de 400 g de patata y otra de cebolla.',
		],
		[
			'es',
			'Pon una capa de bechamel y otra de queso.',
			'Pon una capa de bechamel y otra de queso.',
		],
		[
			'it',
			'Unite mezzo chilo e mezzo di farina.',
			'Unite 1 chilo e mezzo di farina.',
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'what a vessel is filled with follows', () => {
	it.each( [
		[ 'Die Gläser mit 200 ml Saft auffüllen.', '400 ml' ],
		[ 'Den Becher mit 200 ml Wasser füllen.', '400 ml' ],
		[ 'Becher mit 100 g Joghurt füllen.', '200 g' ],
		[ 'Die Dosen mit 500 ml Wasser ausspülen.', '1000 ml' ],
	] )( 'in de: %s', ( text, amount ) => {
		expect( doubled( 'de', text ) ).toBe(
			text.replace( /\d+ m?[lg]/, amount )
		);
	} );

	it( 'in fr, and in Italian from what one starts', () => {
		expect(
			doubled( 'fr', 'Remplissez les bocaux de 200 ml de sirop.' )
		).toBe( 'Remplissez les bocaux de 400 ml de sirop.' );
		expect( doubled( 'it', 'Partite da 200 g di farina.' ) ).toBe(
			'Partite da 400 g di farina.'
		);
	} );

	it( 'also where the vessels are the tins of the recipe', () => {
		expect( doubled( 'de', '2 Dosen mit 400 ml Wasser ausspülen.' ) ).toBe(
			'4 Dosen mit 800 ml Wasser ausspülen.'
		);
	} );
} );

describe( 'the size of a package follows where its number does not', () => {
	it.each( [
		[ 'fr', 'Ajoutez un paquet de 500 g de pâtes.', '1000 g' ],
		[ 'es', 'Añade un sobre de 8 g de levadura.', '16 g' ],
		[ 'it', 'Unite una bustina da 16 g di lievito.', '32 g' ],
		[ 'de', 'Eine Packung mit 200 g Feta zerbröseln.', '400 g' ],
		[ 'fr', 'Versez une bouteille de 75 cl de vin.', '150 cl' ],
	] )( 'in %s: %s', ( locale, text, amount ) => {
		expect( doubled( locale, text ) ).toBe(
			text.replace( /\d+ c?[lg]/, amount )
		);
	} );

	it( 'and stays where it does, with the words before it', () => {
		expect( doubled( 'de', '2 Dosen mit 400 g Tomaten zugeben.' ) ).toBe(
			'4 Dosen mit 400 g Tomaten zugeben.'
		);
		expect(
			doubled( 'en', 'Use between one 14-oz can tomatoes and two.' )
		).toBe( 'Use between 2 14-oz cans tomatoes and two.' );
	} );
} );

describe( 'glasses that are no measure stay', () => {
	it.each( [
		[ 'de', '2 Gläser bereitstellen und füllen.' ],
		[ 'de', 'Die 4 Gläser kalt stellen.' ],
		[ 'de', '1 Glas mit Deckel bereitstellen.' ],
		[ 'es', 'Prepara 4 vasos de cristal.' ],
		[ 'it', 'Preparate 6 bicchieri di plastica.' ],
		[ 'fr', 'Préparez 4 verres de cuisine.' ],
		[ 'fr', 'Versez dans 4 tasses à café.' ],
		[ 'en', 'Set out 4 glasses of equal size.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );
} );

describe( 'a number in brackets stays where it is not that of the recipe', () => {
	it.each( [
		'Add the eggs (2) one at a time.',
		'Add the lemons (1) to the pot.',
	] )( '%s', ( text ) => {
		expect( doubled( 'en', text ) ).toBe( text );
	} );
} );

it( 'the stop of an abbreviation within a sentence goes with it', () => {
	const text = 'Mix 1 c. flour and 2 tsp. salt.';
	const { line } = unitsOf( 'metric', 'en' );
	expect(
		written(
			text,
			convertPieces( text, 'metric', 'en', {
				...scalingOf( 'en', 2 ),
				convert: line,
			} )
		)
	).toBe( 'Mix 250 g flour and 4 tsp. salt.' );
} );

describe( 'one of several that one works on, or with, stays', () => {
	it.each( [
		[ 'en', 'Place 1 egg on a work surface and press it flat.' ],
		[ 'en', 'Lay a lemon flat on the counter.' ],
		[ 'en', 'Ladle 1/2 cup batter on the griddle.' ],
		[ 'de', 'Lege ein Lorbeerblatt vor dich auf die Arbeitsfläche.' ],
		[ 'fr', 'Posez un œuf sur le plan de travail.' ],
		[ 'es', 'Pon un huevo sobre la encimera.' ],
		[ 'es', 'Usa una cuchara para coger siempre la misma cantidad.' ],
		[ 'it', 'Metti un limone sul piano di lavoro.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );

	it.each( [
		[ 'en', 'Put 1 egg into the pan.', 'Put 2 eggs into the pan.' ],
		[
			'en',
			'Sift 1 cup flour onto a work surface.',
			'Sift 2 cups flour onto a work surface.',
		],
		[
			'de',
			'1 EL Zucker auf die Arbeitsfläche streuen.',
			'2 EL Zucker auf die Arbeitsfläche streuen.',
		],
		[ 'es', 'Usa una cucharada de miel.', 'Usa 2 cucharadas de miel.' ],
		[
			'fr',
			'Battez un œuf entier et 3 jaunes (gardez les 3 blancs).',
			'Battez 2 œufs entier et 6 jaunes (gardez les 6 blancs).',
		],
		[
			'en',
			'Beat 1 egg with 3 yolks (keep the 3 whites).',
			'Beat 2 eggs with 6 yolks (keep the 6 whites).',
		],
		[ 'fr', 'Ajoutez 2/3 œufs.', 'Ajoutez 4–6 œufs.' ],
		[ 'en', 'Add 2/3 cup rice.', 'Add 1 ⅓ cups rice.' ],
	] )( 'while in %s "%s" follows', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );
} );

describe( 'batter for one cake stays, and all of it does not', () => {
	it.each( [
		'Drop 2 tablespoons batter onto the sheet.',
		'Pour 1/4 cup batter onto the griddle.',
		'Pour 2/3 cup batter onto the griddle.',
	] )( '%s', ( text ) => {
		expect( doubled( 'en', text ) ).toBe( text );
	} );

	it.each( [
		[
			'Drop 2 cups batter onto the sheet.',
			'Drop 4 cups batter onto the sheet.',
		],
		[
			'Spread 3 cups of batter onto the tray.',
			'Spread 6 cups of batter onto the tray.',
		],
	] )( '%s', ( text, right ) => {
		expect( doubled( 'en', text ) ).toBe( right );
	} );
} );

describe( 'what holds of one of several, or of any number, stays', () => {
	it.each( [
		'Place ¼ cup filling on a lemon. Fold it. Repeat with the remaining lemons.',
		'Place 1 slice of cheese on a lemon. Repeat with the remaining lemons.',
		'1 cup of rice will make 3 cups of rice.',
		'Bake in a 2 quart container of glass.',
	] )( '%s', ( text ) => {
		expect( doubled( 'en', text ) ).toBe( text );
	} );

	it.each( [
		[
			'Fry 1 cup rice in a pan. Repeat with the rest.',
			'Fry 2 cups rice in a pan. Repeat with the rest.',
		],
		[
			'Add 1 cup rice to make it thick.',
			'Add 2 cups rice to make it thick.',
		],
		[
			'Spread over 1 cup cream. Top with rice. Repeat the layers.',
			'Spread over 2 cups cream. Top with rice. Repeat the layers.',
		],
		[
			'Drizzle over 3 tbsp oil. Toss. Repeat if needed.',
			'Drizzle over 6 tbsp oil. Toss. Repeat if needed.',
		],
		[
			'Fold in 1 cup cream which makes it rich.',
			'Fold in 2 cups cream which makes it rich.',
		],
		[
			'Blend 2 cups rice with water, which makes about 3 cups milk.',
			'Blend 4 cups rice with water, which makes about 6 cups milk.',
		],
		[ 'Add one 750 ml bottle of wine.', 'Add 2 750 ml bottles of wine.' ],
		[ 'Add two 400 g tins of beans.', 'Add 4 400 g tins of beans.' ],
	] )( 'but other amounts follow: %s', ( text, right ) => {
		expect( doubled( 'en', text ) ).toBe( right );
	} );
} );
