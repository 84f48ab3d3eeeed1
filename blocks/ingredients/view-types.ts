import type { WordOrder } from '@larder/quantity';
import type { PictureAttributes, WrittenIn } from '@larder/ui';
import type { Pan } from './pan';

/** One line as the server prints it: `quantity` and `unit` plain text, `name` and `note` safe HTML. */
export type Line = {
	id: string;
	quantity: string;
	unit: string;
	name: string;
	note: string;
	link: { url: string; newTab: boolean; rel: string } | null;
	image: PictureAttributes | null;
	/** Address of the whole picture. */
	imageUrl?: string;
	/** How it was typed where that is not the usual order: `2 garlic cloves`, `Flour: 500 g`. */
	order?: WordOrder;
	/** Whether its amount stays as it is when the recipe is scaled. */
	fixed?: boolean;
	/** Whether other servings are shown and its amount is the written one nonetheless. */
	isLeft?: boolean;
};

/** A line as the server sends it, without what is empty. */
export type SentLine = Pick< Line, 'id' > & Partial< Line >;

/** What the server sends for the view; `wholeLines()` makes the rest of it. */
export type SentIngredients = Omit< IngredientsViewProps, 'groups' > & {
	groups: ( Omit< LineGroup, 'items' > & { items: SentLine[] } )[];
};

export type LineGroup = {
	id: string;
	/** Safe HTML. */
	title: string;
	items: Line[];
};

/** What the view shows. */
export type IngredientsViewProps = WrittenIn & {
	recipeId: number;
	/** Safe HTML. */
	title: string;
	/** Level of the heading. */
	level: 2 | 3 | 4 | 5;
	/** What the recipe makes as written, null when it does not say. */
	servings: number | null;
	/** Unit word of the servings, plain text. */
	unit: string;
	/** What the recipe is baked in, null where it does not say. */
	pan: Pan | null;
	servingType: 'scale' | 'input';
	useFraction: boolean;
	/** Whether scaled amounts are rounded to what a kitchen can measure. */
	kitchen: boolean;
	isAdjustable: boolean;
	hasCheckboxes: boolean;
	/** Whether visitors may choose units. */
	hasUnits: boolean;
	groups: LineGroup[];
};
