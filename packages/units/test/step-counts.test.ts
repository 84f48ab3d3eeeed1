import { describe, expect, it } from '@jest/globals';
import { scalePieces } from '../src/scale-text';

/** What the recipe has of each language. */
const FOODS: Record< string, string[] > = {
	en: [ 'eggs', 'onions', 'potatoes', 'lemon' ],
	de: [ 'Eier', 'Zwiebeln', 'Kartoffeln', 'Zitrone' ],
	fr: [ 'œufs', 'oignons', 'pommes de terre', 'citron' ],
	es: [ 'huevos', 'cebollas', 'patatas', 'limón' ],
	it: [ 'uova', 'cipolle', 'patate', 'limone' ],
};

/** Writes a step for twice as many. */
function doubled( locale: string, text: string ): string {
	return scalePieces( text, {
		factor: 2,
		format: { mode: 'scale', useFraction: true, locale },
		foods: ( FOODS[ locale ] ?? [] ).map( ( name, at ) => ( {
			id: String( at ),
			name,
			unit: '',
			isCounted: true,
			isFixed: false,
		} ) ),
	} )
		.reduceRight(
			( all, { start, end, text: piece } ) =>
				all.slice( 0, start ) + piece + all.slice( end ),
			text
		)
		.replace( /[\u00a0\u2009]/g, ' ' );
}

describe( 'a time in an abbreviation stays, whatever stands behind it', () => {
	it.each( [
		[ 'en', 'After 24 h the eggs are firm.' ],
		[ 'en', 'After 2 hrs the eggs are firm.' ],
		[ 'en', 'After 30 min eggs are firm.' ],
		[ 'de', 'Nach 24 Std. die Eier wenden.' ],
		[ 'fr', 'Après 24 h les œufs sont durs.' ],
		[ 'es', 'Después de 24 h los huevos están listos.' ],
		[ 'it', 'Dopo 24 h le uova sono pronte.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );
} );

describe( 'those that are left of what was counted before follow, too', () => {
	it.each( [
		[
			'en',
			'Chop 1 onion; slice the other two.',
			'Chop 2 onions; slice the other 4.',
		],
		[
			'en',
			'Halve 2 of the potatoes and quarter the remaining 4.',
			'Halve 4 of the potatoes and quarter the remaining 8.',
		],
		[
			'de',
			'2 Kartoffeln halbieren und die übrigen 4 vierteln.',
			'4 Kartoffeln halbieren und die übrigen 8 vierteln.',
		],
		[
			'de',
			'1 Zwiebel hacken, die anderen beiden in Ringe schneiden.',
			'2 Zwiebeln hacken, die anderen 4 in Ringe schneiden.',
		],
		[
			'fr',
			'Émincez 1 oignon et coupez les 2 autres en rondelles.',
			'Émincez 2 oignons et coupez les 4 autres en rondelles.',
		],
		[
			'es',
			'Pica 1 cebolla y corta las otras 2 en aros.',
			'Pica 2 cebollas y corta las otras 4 en aros.',
		],
		[
			'it',
			'Tritate 1 cipolla e affettate le altre 2.',
			'Tritate 2 cipolle e affettate le altre 4.',
		],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );

	it.each( [
		[ 'en', 'Halve 2 eggs into one bowl; fill the other 2 bowls.' ],
		[ 'de', '2 Eier halbieren, die anderen 4 Formen fetten.' ],
	] )( 'not what has a name of its own, in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text.replace( '2', '4' ) );
	} );

	it( 'nor what stands alone', () => {
		const text = 'Fold one side over, then the other two.';
		expect( doubled( 'en', text ) ).toBe( text );
	} );
} );

describe( 'what is weighed follows, and what something weighs stays', () => {
	it.each( [
		[ 'en', 'Weigh 300 g of flour.', 'Weigh 600 g of flour.' ],
		[
			'en',
			'Mix, then weigh 200 g dough.',
			'Mix, then weigh 400 g dough.',
		],
		[ 'fr', 'Pesez 300 g de farine.', 'Pesez 600 g de farine.' ],
		[ 'es', 'Pesa 300 g de harina.', 'Pesa 600 g de harina.' ],
		[ 'it', 'Pesate 300 g di farina.', 'Pesate 600 g di farina.' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );

	it.each( [
		[ 'en', 'Shape balls that weigh 50 g.' ],
		[ 'en', 'Each loaf is round and weighing 500 g.' ],
		[ 'en', 'Makes 4 servings of 250 g.' ],
		[ 'fr', 'Formez des boules qui pèsent 50 g.' ],
		[ 'fr', 'Comptez 10 g de sel par litre d’eau.' ],
		[ 'es', 'Una pieza que pesa 250 g.' ],
		[ 'es', 'Usa 10 g de sal por litro de agua.' ],
	] )( 'in %s: %s', ( locale, text ) => {
		expect( doubled( locale, text ) ).toBe( text );
	} );
} );

describe( 'a number stands with the word that it needs', () => {
	it.each( [
		[
			'de',
			'Den Saft einer Zitrone zugeben.',
			'Den Saft von 2 Zitronen zugeben.',
		],
		[
			'de',
			'Den Saft einer halben Zitrone zugeben.',
			'Den Saft von 1 Zitrone zugeben.',
		],
		[ 'de', 'Mit einer Zitrone servieren.', 'Mit 2 Zitronen servieren.' ],
		[ 'de', '2 der Eier verquirlen.', '4 der Eier verquirlen.' ],
		[ 'fr', 'Ajoutez le jus d’un citron.', 'Ajoutez le jus de 2 citrons.' ],
		[
			'fr',
			'Ajoutez le jus d’un demi citron.',
			'Ajoutez le jus d’1 citron.',
		],
		[ 'fr', 'Pressez un demi-citron.', 'Pressez 1 citron.' ],
		[ 'it', 'Unite il succo d’un limone.', 'Unite il succo di 2 limoni.' ],
		[ 'it', 'Fate ridurre a 250 ml.', 'Fate ridurre a 500 ml.' ],
	] )( 'in %s: %s', ( locale, text, right ) => {
		expect( doubled( locale, text ) ).toBe( right );
	} );

	it( 'of what something is as large as stays', () => {
		const text = 'Formez une boule de la taille d’un citron.';
		expect( doubled( 'fr', text ) ).toBe( text );
	} );
} );
