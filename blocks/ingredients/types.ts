import type { Html, RowLink } from '@larder/editor/content';

export type IngredientImage = {
	id: number;
	url: string;
	alt: Html;
};

/** One line of the list: what was typed, and the pieces read from it. */
export type Ingredient = {
	/** Eight lowercase letters and digits, unique in the block, never changed. */
	id: string;
	/** The line as typed. */
	text: Html;
	/** The typed amount, such as `1 1/2` or `2-3`. */
	quantity: Html;
	/** The typed unit, such as `tbsp`. */
	unit: Html;
	name: Html;
	note: Html;
	/** True once a person changed a piece by hand: it is not read again from the line. */
	corrected?: boolean;
	/** True where the amount stays as it is when the recipe is scaled. */
	fixed?: boolean;
	link?: RowLink;
	image?: IngredientImage;
};

export type IngredientGroup = {
	id: string;
	title: Html;
	items: Ingredient[];
};

export type IngredientsAttributes = {
	anchor: string;
	title: Html;
	/** Never written: the default heading, read from the saved markup. */
	printedTitle: Html;
	groups: IngredientGroup[];
};
