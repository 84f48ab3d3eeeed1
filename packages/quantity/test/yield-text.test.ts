import { describe, expect, it } from '@jest/globals';
import { yieldNumber, yieldUnit } from '../src';

describe( 'what a recipe makes', () => {
	it.each( [
		[ 'en', 'loaves', 1, '1 loaf' ],
		[ 'en', 'loaf', 0.5, '½ loaf' ],
		[ 'en', 'loaf of bread', 2, '2 loaves of bread' ],
		[ 'en', 'large loaves', 1, '1 large loaf' ],
		[ 'en', 'servings', 1.5, '1\u2009½ servings' ],
		[ 'en', 'servings', 2.3, '2.3 servings' ],
		[ 'en', 'cookies', 1, '1 cookie' ],
		[ 'en', 'person', 6, '6 people' ],
		[ 'en', 'child', 3, '3 children' ],
		[ 'en', 'sandwiches', 1, '1 sandwich' ],
		[ 'en', 'jars (250 ml)', 1, '1 jar (250 ml)' ],
		[ 'en', 'wonders', 1, '1 wonders' ],
		[ 'en', 'dozen cookies', 1, '1 dozen cookies' ],
		[ 'en', 'dozen cookies', 0.5, '½ dozen cookies' ],
		[ 'de', 'Dutzend Muffins', 1, '1 Dutzend Muffins' ],
		[ 'de', 'Brote', 1, '1 Brot' ],
		[ 'de', 'Portionen', 0.5, '½ Portion' ],
		[ 'de', 'Gläser', 1, '1 Glas' ],
		[ 'de', 'Stück', 24, '24 Stück' ],
		[ 'de', 'Stücke', 1, '1 Stück' ],
		[ 'de', 'Kastenform', 2, '2 Kastenformen' ],
		[ 'de', 'Burger', 4, '4 Burger' ],
		[ 'en', 'hot dog', 12, '12 hot dogs' ],
		[ 'en', 'pie crusts', 1, '1 pie crust' ],
		[ 'es', 'hamburguesa', 4, '4 hamburguesas' ],
		[ 'fr', 'petits fours', 1, '1 petit four' ],
		[ 'it', 'teglie', 1, '1 teglia' ],
		[ 'fr', 'gâteau', 2, '2 gâteaux' ],
		[ 'fr', 'pains', 1, '1 pain' ],
		[ 'fr', 'parts', 1.5, '1\u2009½ part' ],
		[ 'es', 'panes', 1, '1 pan' ],
		[ 'es', 'raciones', 1, '1 ración' ],
		[ 'es', 'galleta', 24, '24 galletas' ],
		[ 'it', 'pane', 2, '2 pani' ],
		[ 'it', 'porzioni', 0.5, '½ porzione' ],
		[ 'it', 'vasetti di marmellata', 1, '1 vasetto di marmellata' ],
	] )( 'in %s: %s for %d is %s', ( locale, unit, amount, text ) => {
		expect(
			`${ yieldNumber( amount, locale ) } ${ yieldUnit( unit, amount, locale ) }`
		).toBe( text );
	} );
} );
