import type { Html } from '@larder/editor/content';

/** How much of the recipe is shown. */
export type Display = 'whole' | 'card' | 'line';

export type RecipeEmbedAttributes = {
	anchor: string;
	/** Post that holds the recipe; 0 for a recipe of another site. */
	recipeId: number;
	display: Display;
	/** Name and URL of the recipe, which stay readable when the plugin is off. */
	title: Html;
	url: string;
	/** Whether a line has a name of its own in the place of the recipe's. */
	hasOwnTitle: boolean;
	/** What the link to another site is, such as `nofollow`. */
	rel: string;
	/** URL of a picture of a recipe of another site. */
	image: string;
	/** Words of a roundup's author about the recipe. */
	text: Html;
};
