import type { Html } from '../recipe/types';

export type RatingAttributes = {
	anchor: string;
	/** Heading, empty for the usual one. */
	title: Html;
	/** Whether it shows how the ratings are spread. */
	showBars: boolean;
};
