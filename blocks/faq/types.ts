import type { Html } from '../recipe/types';

export type FaqAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
};
