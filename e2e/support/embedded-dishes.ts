import { recipeContent } from './recipe-content';

/**
 * Writes a recipe for four.
 *
 * @param food What it is made of.
 * @return Block markup.
 */
export function dish( name: string, food: string ): string {
	return recipeContent(
		{ name, yieldAmount: 4, yieldUnit: 'servings' },
		{
			details: {},
			ingredients: {
				groups: [
					{
						id: `${ food }list`,
						title: '',
						items: [
							{
								id: `${ food }cup`,
								text: '',
								note: '',
								quantity: '2',
								unit: 'cups',
								name: food,
							},
						],
					},
				],
			},
			instructions: {
				groups: [
					{
						id: `${ food }work`,
						title: '',
						steps: [
							{
								id: `${ food }bake`,
								text: `Bake the ${ food } at 350°F for 25 minutes.`,
							},
							{
								id: `${ food }eat`,
								text: `Serve the ${ food }.`,
							},
						],
					},
				],
			},
			rating: {},
		}
	);
}

/**
 * Writes the block that shows a recipe.
 *
 * @param id    The recipe.
 * @param shown What else the block says.
 * @return Block markup.
 */
export const embed = ( id: number, shown = {} ): string =>
	`<!-- wp:larder/recipe-embed ${ JSON.stringify( {
		recipeId: id,
		...shown,
	} ) } /-->`;
