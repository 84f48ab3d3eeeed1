import type { PictureAttributes, WrittenIn } from '@larder/ui';

/** What the server sends of a step: what cannot be read in the markup, and nothing that is empty. */
export type SentStep = Pick< PrintedStep, 'id' > &
	Partial< Pick< PrintedStep, 'videoUrl' | 'ingredients' > >;

/** What the server sends for the view; `wholeSteps()` makes the rest of it. */
export type SentInstructions = Omit<
	InstructionsViewProps,
	'title' | 'groups'
> & {
	groups: { id: string; steps: SentStep[] }[];
};

/** One step as the server prints it; texts are safe HTML, empty when there is none. */
export type PrintedStep = {
	id: string;
	title: string;
	text: string;
	image: PictureAttributes | null;
	/** Address of the whole picture. */
	imageUrl?: string;
	videoUrl: string;
	note: string;
	tip: string;
	/** Ids of the ingredients that its editor chose; null for those that its text names. */
	ingredients: string[] | null;
};

export type PrintedStepGroup = {
	id: string;
	/** Safe HTML. */
	title: string;
	steps: PrintedStep[];
};

/** How amounts in the steps follow the servings. */
export type StepScaling = {
	/** What the recipe makes as written, null when it does not say. */
	servings: number | null;
	servingType: 'scale' | 'input';
	useFraction: boolean;
};

/** What the view shows. */
export type InstructionsViewProps = WrittenIn & {
	recipeId: number;
	/** Safe HTML. */
	title: string;
	/** Level of the heading. */
	level: 2 | 3 | 4 | 5;
	/** Null where the steps stay as they were written. */
	scaling: StepScaling | null;
	groups: PrintedStepGroup[];
};
