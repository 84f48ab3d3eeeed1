/** Attributes of one block, by the name of the block without its namespace. */
type Blocks = Record< string, Record< string, unknown > >;

/**
 * Writes attributes as the block editor does, so that no text ends the comment.
 *
 * @param attributes Attributes of a block.
 * @return JSON without what would break out of a comment.
 */
function encode( attributes: Record< string, unknown > ): string {
	return JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' );
}

/**
 * Returns the recipe that WordPress saves around blocks.
 *
 * @param inner Markup of the blocks inside.
 */
export const recipeAround = ( inner: string ): string =>
	`<!-- wp:larder/recipe --><div class="wp-block-larder-recipe">${ inner }</div><!-- /wp:larder/recipe -->`;

/**
 * Returns the content of a post that holds a recipe. What the visitor gets is
 * rendered from the attributes; the saved markup inside is left out.
 *
 * @param facts  Attributes of the root block.
 * @param blocks Attributes of the blocks inside, in their order.
 * @return Block markup.
 */
export function recipeContent(
	facts: Record< string, unknown >,
	blocks: Blocks
): string {
	const inner = Object.entries( blocks )
		.map(
			( [ name, attributes ] ) =>
				`<!-- wp:larder/${ name } ${ encode( attributes ) } --><div></div><!-- /wp:larder/${ name } -->`
		)
		.join( '' );
	return `<!-- wp:larder/recipe ${ encode( facts ) } --><div>${ inner }</div><!-- /wp:larder/recipe -->`;
}

/** An ingredient that was read into its pieces. */
export type LineParts = readonly [
	quantity: string,
	unit: string,
	name: string,
];

/**
 * Returns the blocks of a recipe with one list and one step.
 *
 * @param lines The ingredients.
 * @param text  The step.
 * @return Attributes by block.
 */
export function listAndStep(
	lines: readonly LineParts[],
	text: string
): Blocks {
	return {
		ingredients: {
			groups: [
				{
					id: 'listgrp1',
					title: '',
					items: lines.map( ( [ quantity, unit, name ], at ) => ( {
						id: `listitm${ at }`,
						text: '',
						note: '',
						quantity,
						unit,
						name,
					} ) ),
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'stepgrp1',
					title: '',
					steps: [ { id: 'steprow1', title: '', text } ],
				},
			],
		},
	};
}

/** A short recipe for four with one linked ingredient and two steps. */
export const soup = recipeContent(
	{
		yieldAmount: 4,
		yieldUnit: 'servings',
		prepTime: 10,
		cookTime: 30,
		description: 'A soup for tests.',
	},
	{
		details: {},
		ingredients: {
			groups: [
				{
					id: 'groupone',
					title: '',
					items: [
						{
							id: 'lentils0',
							text: '200 g lentils',
							quantity: '200',
							unit: 'g',
							name: 'lentils',
							note: '',
							link: { url: '#lentils' },
						},
						{
							id: 'onions00',
							text: '1 onion',
							quantity: '1',
							unit: '',
							name: 'onion',
							note: '',
						},
					],
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'grouptwo',
					title: '',
					steps: [
						{
							id: 'stepone0',
							title: '',
							text: 'Chop the onion.',
							videoUrl: '',
							note: '',
							tip: '',
						},
						{
							id: 'steptwo0',
							title: '',
							text: 'Simmer everything.',
							videoUrl: '',
							note: '',
							tip: '',
						},
					],
				},
			],
		},
	}
);
