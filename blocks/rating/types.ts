import type { Html } from '@larder/editor/content';

export type RatingAttributes = {
	anchor: string;
	/** Heading, empty for the default. */
	title: Html;
	/** Whether it shows how the ratings are spread. */
	showBars: boolean;
};
