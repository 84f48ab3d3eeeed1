import type { Picture } from './media';
import { recipeContent } from './recipe-content';

/**
 * Returns a recipe whose author wrote no English word, with what a visitor may press.
 *
 * @param photos Pictures of the gallery.
 * @return Block markup.
 */
export const spanishRecipe = ( photos: readonly Picture[] ) =>
	recipeContent(
		{
			yieldAmount: 4,
			yieldUnit: 'raciones',
			prepTime: 75,
			cookTime: 20,
			difficulty: 'advanced',
			seasons: [ 'fall' ],
			costAmount: 11.5,
			costCurrency: 'EUR',
			temperature: 180,
			temperatureUnit: 'C',
		},
		{
			details: {},
			equipment: {
				groups: [
					{
						id: 'utensil1',
						title: '',
						items: [ { id: 'ollaolla', text: 'olla' } ],
					},
				],
			},
			ingredients: {
				groups: [
					{
						id: 'ingredi1',
						title: '',
						items: [
							[ '1/2', 'kg', 'patatas' ],
							[ '1', 'taza', 'arroz' ],
							[ '1', 'diente', 'ajo' ],
						].map( ( [ quantity, unit, name ], at ) => ( {
							id: `ingredi${ at + 2 }`,
							quantity,
							unit,
							name,
							text: '',
							note: '',
						} ) ),
					},
				],
			},
			instructions: {
				groups: [
					{
						id: 'pasopaso',
						title: '',
						steps: [
							{
								id: 'pasouno1',
								title: '',
								text: 'Cuece las patatas 25 minutos.',
								tip: 'Sin tapa.',
								note: 'Fuego lento.',
							},
						],
					},
				],
			},
			nutrition: { values: { calories: 412, protein: 5 } },
			gallery: {
				items: photos.map( ( { id, url }, at ) => ( {
					type: 'image',
					id,
					url,
					alt: `Plato ${ at + 1 }`,
					caption: '',
				} ) ),
			},
			rating: {},
			recommend: {},
			'shopping-button': {},
		}
	);
