import { recipeContent } from './recipe-content';

/** A line of an ingredient list without extras. */
const item = ( id: string, quantity: string, unit: string, name: string ) => ( {
	id,
	text: [ quantity, unit, name ].filter( Boolean ).join( ' ' ),
	quantity,
	unit,
	name,
	note: '',
} );

/** A step without extras. */
const step = ( id: string, text: string, more: object = {} ) => ( {
	id,
	title: '',
	text,
	videoUrl: '',
	note: '',
	tip: '',
	...more,
} );

/** A title that does not fit on one line anywhere. */
export const LONG_TITLE =
	'Slow-Roasted Butternut Squash with Hazelnut-Brown-Butter-Breadcrumbs, Crispy Sage and Whipped Feta for Long Autumn Evenings';

/**
 * A recipe that has everything that is hard to lay out: a long title, every
 * fact, groups, ranges, long words, notes and tips.
 */
export const harvestRecipe = {
	title: LONG_TITLE,
	content: recipeContent(
		{
			description: 'Sweet, salty and crisp, and better the next day.',
			yieldAmount: 6,
			yieldUnit: 'generous servings',
			prepTime: 25,
			cookTime: 75,
			restTime: 1440,
			difficulty: 'intermediate',
			seasons: [ 'fall', 'winter' ],
			calories: 412,
			costAmount: 11.5,
			costCurrency: 'EUR',
			temperature: 180,
			temperatureUnit: 'C',
		},
		{
			details: {},
			ingredients: {
				groups: [
					{
						id: 'forsqash',
						title: 'For the squash',
						items: [
							item(
								'squash00',
								'1 1/2',
								'kg',
								'butternut squash'
							),
							item( 'butter00', '120', 'g', 'butter' ),
							item( 'sage0000', '8-10', 'leaves', 'sage' ),
						],
					},
					{
						id: 'fortopng',
						title: 'For the topping',
						items: [
							item(
								'crumbs00',
								'3/4',
								'cup',
								'Hazelnut-sourdough-breadcrumbs-from-yesterday'
							),
							item( 'feta0000', '200', 'g', 'feta' ),
							item(
								'salt0000',
								'',
								'',
								'salt and pepper, to taste'
							),
						],
					},
				],
			},
			instructions: {
				groups: [
					{
						id: 'roasting',
						title: 'Roast',
						steps: [
							step(
								'halvesqu',
								'Halve the squash, score the flesh and season it well.',
								{ tip: 'Save the seeds and toast them.' }
							),
							step(
								'roastsqu',
								'Roast cut side up until a knife goes in without resistance.',
								{
									note: 'Ovens differ; begin to look after 50 minutes.',
								}
							),
						],
					},
					{
						id: 'serveall',
						title: 'Serve',
						steps: [
							step(
								'whipfeta',
								'Whip the feta with a spoon of yoghurt.'
							),
						],
					},
				],
			},
		}
	),
};

/** The same kind of recipe in a language that is written from right to left. */
export const arabicRecipe = {
	title: 'شوربة العدس الأحمر',
	content: recipeContent(
		{
			description: 'شوربة دافئة بالكمون والليمون.',
			yieldAmount: 4,
			yieldUnit: 'حصص',
			prepTime: 10,
			cookTime: 30,
		},
		{
			details: {},
			ingredients: {
				groups: [
					{
						id: 'mukawwin',
						title: 'المكونات الأساسية',
						items: [
							item( 'adas0000', '200', 'غ', 'عدس أحمر' ),
							item( 'kammun00', '1 1/2', 'ملعقة', 'كمون' ),
						],
					},
				],
			},
			instructions: {
				groups: [
					{
						id: 'khutuwat',
						title: '',
						steps: [
							step( 'ightsil0', 'اغسل العدس جيدًا.' ),
							step( 'utbukh00', 'اطبخه حتى يلين، ثم اهرسه.' ),
						],
					},
				],
			},
		}
	),
};
