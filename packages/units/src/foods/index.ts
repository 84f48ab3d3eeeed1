import { BAKING } from './baking';
import { DAIRY } from './dairy';
import { DRINKS } from './drinks';
import { FRUIT } from './fruit';
import { GRAINS } from './grains';
import { NUTS } from './nuts';
import { SEASONINGS } from './seasonings';
import { VEGETABLES } from './vegetables';

/**
 * What a US cup of foods weighs, one food a line: grams, how the food is
 * measured (`l` liquid, `s` spirit, `d` dry, `w` weighed; see `FoodKind`), its
 * names, and after semicolons what else it weighs when something was done to it.
 *
 * The figures are portion weights of USDA FoodData Central, SR Legacy, which is
 * in the public domain (CC0): of a cup, or 16 times that of a tablespoon, or 48
 * times that of a teaspoon. The README of this package says more.
 */
export const FOODS = [
	BAKING,
	GRAINS,
	DAIRY,
	NUTS,
	VEGETABLES,
	FRUIT,
	SEASONINGS,
	DRINKS,
].join( '' );
