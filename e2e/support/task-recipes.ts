import { recipeContent, type LineParts } from './recipe-content';
import type { Rest } from './rest';
import { readLinked } from './rest';

/** A dish of 25 minutes for four, in one language. */
export type TaskRecipe = {
	/** Of the page around it, such as `de_DE`. */
	locale: string;
	/** Of the recipe itself. */
	language: string;
	title: string;
	/** What four of it are. */
	unit: string;
	/** Water by the cup, and four of something. */
	lines: readonly [ water: LineParts, counted: LineParts ];
	steps: readonly [ first: string, withTime: string ];
	/** The time of the second step, as it is spoken. */
	time: string;
	/** The second line for six. */
	scaled: string;
	/** The first line in metric units. */
	metric: RegExp;
};

/** The same dish in three languages. */
export const TASK_RECIPES: readonly [ TaskRecipe, ...TaskRecipe[] ] = [
	{
		locale: 'en_US',
		language: 'en',
		title: 'Tomato rice in a hurry',
		unit: 'servings',
		lines: [
			[ '2', 'cups', 'water' ],
			[ '4', '', 'tomatoes' ],
		],
		steps: [ 'Chop the tomatoes.', 'Simmer everything for 10 minutes.' ],
		time: '10 minutes',
		scaled: '6 tomatoes',
		metric: /\d+ ml water/,
	},
	{
		locale: 'de_DE',
		language: 'de',
		title: 'Schneller Tomatenreis',
		unit: 'Portionen',
		lines: [
			[ '2', 'Tassen', 'Wasser' ],
			[ '4', '', 'Tomaten' ],
		],
		steps: [
			'Die Tomaten würfeln.',
			'Alles 10 Minuten leise köcheln lassen.',
		],
		time: '10 Minuten',
		scaled: '6 Tomaten',
		metric: /\d+ ml Wasser/,
	},
	{
		locale: 'ar',
		language: 'ar',
		title: 'أرز بالطماطم على عجل',
		unit: 'حصص',
		lines: [
			[ '2', 'cups', 'ماء' ],
			[ '4', '', 'طماطم' ],
		],
		steps: [
			'تُقطَّع الطماطم إلى مكعبات.',
			'يُطهى الخليط على نار هادئة لمدة 10 دقائق.',
		],
		time: '10 دقائق',
		scaled: '6 طماطم',
		metric: /\d+ (?:ml|مل) ماء/,
	},
];

/**
 * Returns the dish as a vegetarian recipe whose comments are open.
 *
 * @param rest   Finds the diet.
 * @param recipe In which language.
 * @return Fields of the post.
 */
export async function taskRecipe(
	rest: Rest,
	{ title, language, unit, lines, steps }: TaskRecipe
): Promise< Record< string, unknown > > {
	const diets = await rest.send(
		'GET',
		'/wp/v2/recipe-dietary?slug=vegetarian'
	);
	const { id } = readLinked( Array.isArray( diets ) ? diets[ 0 ] : null );
	return {
		title,
		comment_status: 'open',
		'recipe-dietary': [ id ],
		content: recipeContent(
			{
				language,
				yieldAmount: 4,
				yieldUnit: unit,
				prepTime: 5,
				cookTime: 20,
			},
			{
				details: {},
				ingredients: {
					groups: [
						{
							id: 'taskgrp1',
							title: '',
							items: lines.map(
								( [ quantity, unitOf, name ], at ) => ( {
									id: `tasklin${ at }`,
									text: '',
									quantity,
									unit: unitOf,
									name,
									note: '',
								} )
							),
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'taskgrp2',
							title: '',
							steps: steps.map( ( text, at ) => ( {
								id: `taskstp${ at + 1 }`,
								text,
							} ) ),
						},
					],
				},
			}
		),
	};
}
