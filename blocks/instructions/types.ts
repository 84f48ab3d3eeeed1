import type { Html } from '@larder/editor/content';

export type StepImage = {
	id: number;
	url: string;
	alt: Html;
};

export type Step = {
	/** Eight lowercase letters and digits; the step's anchor is `step-<id>`. */
	id: string;
	title: Html;
	text: Html;
	image?: StepImage;
	videoUrl: string;
	/** Second of the recipe's video at which it shows the step. */
	videoStart?: number;
	note: Html;
	tip: Html;
	/** Ids of the ingredients that belong to it; absent for those that its text names. */
	ingredients?: string[];
};

export type StepGroup = {
	id: string;
	title: Html;
	steps: Step[];
};

export type InstructionsAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	groups: StepGroup[];
};
