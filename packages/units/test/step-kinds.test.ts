import { describe, expect, it } from '@jest/globals';
import { unitsOf } from '../src/convert';
import { scalePieces, type Scaling } from '../src/scale-text';
import type { Converted } from '../src/print';
import { convertPieces } from '../src/text';

/** What the recipe has of each language: the unit and the name of what is counted. */
const FOODS: Record< string, ReadonlyArray< readonly [ string, string ] > > = {
	en: [
		[ '', 'eggs' ],
		[ '', 'lemons' ],
		[ 'cans', 'tomatoes' ],
	],
	de: [
		[ '', 'Eier' ],
		[ '', 'Bio-Zitronen' ],
		[ '', 'Lorbeerblätter' ],
		[ 'Dosen', 'Tomaten' ],
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
		foods: ( FOODS[ locale ] ?? [] ).map( ( [ unit, name ], at ) => ( {
			id: String( at ),
			name,
			unit,
			isCounted: true,
			isFixed: false,
		} ) ),
	};
}

function written( text: string, pieces: Converted[] ): string {
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
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
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
