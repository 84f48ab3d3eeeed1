import type { Wanted } from '@larder/shopping/list';
import { wantedOf } from '@larder/shopping/wanted';
import { printedIslands, textOf } from '@larder/ui';

/** What a recipe asks for, and the id of the line that says so. */
export type WantedLine = Wanted & { line: string };

/** The ingredients that a page has printed for a recipe. */
export type PrintedIngredients = {
	/** What the recipe makes as written, null when it does not say. */
	servings: number | null;
	lines: unknown[];
};

function property( value: unknown, key: string ): unknown {
	return value instanceof Object ? Reflect.get( value, key ) : undefined;
}

function text( value: unknown, key: string ): string {
	const found = property( value, key );
	return typeof found === 'string' ? found : '';
}

/**
 * Finds the ingredients of a recipe where PHP has printed them for their view.
 *
 * @param recipeId Post id.
 * @return What is there; without lines where the page has no ingredients of this recipe.
 */
export function printedIngredients( recipeId: number ): PrintedIngredients {
	for ( const { props } of printedIslands( 'ingredients' ) ) {
		const groups = property( props, 'groups' );
		if (
			property( props, 'recipeId' ) === recipeId &&
			Array.isArray( groups )
		) {
			const servings = property( props, 'servings' );
			return {
				servings: typeof servings === 'number' ? servings : null,
				lines: groups.flatMap( ( group ): unknown[] => {
					const items = property( group, 'items' );
					return Array.isArray( items ) ? items : [];
				} ),
			};
		}
	}
	return { servings: null, lines: [] };
}

/**
 * Converts a recipe's ingredients to lines of a shopping list.
 *
 * @param lines  Ingredients as written.
 * @param factor By what the visitor multiplies the recipe.
 * @param locale Language tag of the recipe.
 * @return What is to buy.
 */
export function wantedLines(
	lines: readonly unknown[],
	factor: number,
	locale?: string
): WantedLine[] {
	return lines
		.map( ( line ) => ( {
			...wantedOf(
				{
					quantity: text( line, 'quantity' ),
					unit: text( line, 'unit' ),
					name: textOf( text( line, 'name' ) ).trim(),
					note: textOf( text( line, 'note' ) ).trim(),
				},
				property( line, 'fixed' ) === true ? 1 : factor,
				locale
			),
			line: text( line, 'id' ),
		} ) )
		.filter( ( { name } ) => name !== '' );
}
