import type { Html } from '@larder/editor/content';

export type CookModeAttributes = {
	anchor: string;
	/** What the button says, empty for the default. */
	label: Html;
};
