import type { SentIngredients, SentLine } from '@larder/contracts';
import type { WordOrder } from '@larder/quantity';
import type { PictureAttributes } from '@larder/ui';

type SentGroup = SentIngredients[ 'groups' ][ number ];

/** One line as the server prints it: `quantity` and `unit` plain text, `name` and `note` safe HTML. */
export type Line = Omit<
	SentLine,
	'quantity' | 'unit' | 'name' | 'note' | 'link' | 'image' | 'order'
> & {
	quantity: string;
	unit: string;
	name: string;
	note: string;
	link: NonNullable< SentLine[ 'link' ] > | null;
	image: PictureAttributes | null;
	/** How it was typed where that is not the usual order: `2 garlic cloves`, `Flour: 500 g`. */
	order?: WordOrder;
	/** Whether other servings are shown and its amount is the written one nonetheless. */
	isLeft?: boolean;
	/** The negative margin at its end by which longer words reach beyond their line, where they would else need another. */
	room?: string | undefined;
};

export type LineGroup = Omit< SentGroup, 'items' > & { items: Line[] };

/** Words that a page has printed in the place of those of the recipe, such as a translation: safe HTML, units plain text. */
export type PrintedWords = {
	/** The heading. */
	title?: string;
	/** Unit word of the servings. */
	unit?: string;
	/** Titles by the id of their group. */
	groups: Record< string, string >;
	/** Pieces by the id of their line. */
	lines: Record< string, Partial< Pick< Line, 'unit' | 'name' | 'note' > > >;
};

/** What the view shows. */
export type IngredientsViewProps = Omit< SentIngredients, 'groups' > & {
	groups: LineGroup[];
	/** Absent until the page has been read. */
	printed?: PrintedWords;
};
