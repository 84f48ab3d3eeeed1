import type { SentInstructions } from '@larder/contracts';
import type { PictureAttributes } from '@larder/ui';

/** One step as the server prints it; texts are safe HTML, empty when there is none. */
export type PrintedStep = {
	id: string;
	title: string;
	text: string;
	image: PictureAttributes | null;
	/** URL of the whole picture. */
	imageUrl?: string;
	videoUrl: string;
	note: string;
	tip: string;
	/** Ids of the ingredients that its editor chose; null for those that its text names. */
	ingredients: string[] | null;
	/** What links to it name: on the page of another post not its id alone. */
	anchor?: string;
};

export type PrintedStepGroup = {
	id: string;
	/** Safe HTML. */
	title: string;
	steps: PrintedStep[];
};

/** How amounts in the steps follow the servings. */
export type StepScaling = NonNullable< SentInstructions[ 'scaling' ] >;

/** What the view shows; `wholeSteps()` reads in the markup what is not sent. */
export type InstructionsViewProps = Omit< SentInstructions, 'groups' > & {
	/** Safe HTML. */
	title: string;
	groups: PrintedStepGroup[];
};
