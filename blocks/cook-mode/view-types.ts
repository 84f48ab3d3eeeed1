import type { WrittenIn } from '@larder/ui';

/** What the server prints for the button. */
export type CookModeProps = WrittenIn & {
	recipeId: number;
	/** The recipe's name, plain text. */
	recipe: string;
	/** Plain text. */
	label: string;
	/** Addresses of the styles that come with the cook mode. */
	styleUrl: string;
	timersStyleUrl: string;
};

/** What the server prints for the bar of a phone. */
export type RecipeBarProps = CookModeProps & {
	/** What the recipe makes as written, null when it does not say. */
	servings: number | null;
	/** Unit word of the servings, plain text. */
	unit: string;
	isAdjustable: boolean;
};
