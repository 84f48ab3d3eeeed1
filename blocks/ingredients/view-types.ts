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
};

export type LineGroup = Omit< SentGroup, 'items' > & { items: Line[] };

/** What the view shows. */
export type IngredientsViewProps = Omit< SentIngredients, 'groups' > & {
	groups: LineGroup[];
};
