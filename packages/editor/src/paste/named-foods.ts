import type { Line } from '../list/insert';
import { namesIn } from './how-to';
import { isMarkedStep } from './line-kinds';
import { areFoods, foodsIn, withoutName } from './named-parts';

/**
 * Names the ingredients of a recipe that names its steps alone, and has them above
 * that name. The server reads alike: `Larder\Exchange\Written\NamedFoods`.
 *
 * @return The same with the name of the ingredients; null where it names more, or where it is not sure.
 */
export function withNamedFoods( lines: readonly Line[] ): Line[] | null {
	const parts = namesIn( lines );
	const name = parts.findIndex( ( part ) => part !== null );
	if ( parts[ name ] !== 'instructions' || parts.includes( 'ingredients' ) ) {
		return null;
	}
	const { lines: above, start } = foodsIn( lines.slice( 0, name ) );
	const foods = above.slice( Math.max( start, 0 ) );
	return start >= 0 &&
		areFoods( withoutName( foods ) ) &&
		! foods.some( isMarkedStep )
		? [
				...above.slice( 0, start ),
				{ isHeading: true, html: 'Ingredients' },
				...foods,
				...lines.slice( name ),
			]
		: null;
}
