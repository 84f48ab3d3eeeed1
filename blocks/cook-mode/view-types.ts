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
