import type { RatingSummary } from '@larder/contracts';

/** What the block says of a recipe's ratings. */
export type RatingBlock = {
	/** Safe HTML. */
	title: string;
	/** Level of the heading. */
	level: 2 | 3 | 4 | 5;
	summary: RatingSummary;
	showBars: boolean;
	/** Where the comments are, empty when there are none. */
	commentsUrl: string;
	/** Where a comment with a rating is written, empty when that cannot be done. */
	formUrl: string;
	/** Whether visitors may rate without a comment. */
	isOpen: boolean;
};

/** What the server prints for the view. */
export type RatingViewProps = {
	recipeId: number;
	/** What the field is called, plain text. */
	legend: string;
	/** Null inside a comment form, where there is the field alone. */
	block: RatingBlock | null;
};
