import type { Html } from '../recipe/types';

export type CookModeAttributes = {
	anchor: string;
	/** What the button says, empty for the usual. */
	label: Html;
};
