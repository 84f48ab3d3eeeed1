import type { WrittenIn } from '@larder/ui';

/** What the server prints for the view. */
export type ShoppingButtonProps = WrittenIn & {
	recipeId: number;
	/** Name of the recipe, plain text. */
	name: string;
	/** Address of the recipe. */
	url: string;
	/** Address of the page with the shopping list, empty where the site has none. */
	listUrl: string;
	/** Plain text, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
};
