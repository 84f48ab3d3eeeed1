import type { RecipeCardData } from '@larder/card';

/** What the card of a term shows; texts are plain. */
export type TermCardData = {
	term_id: number;
	name: string;
	link: string;
	/** Such as "12 recipes". */
	count: string;
	/** Such as `#5F8A3A`, empty when it has none. */
	color: string;
	/** Safe HTML, empty when there is no picture. */
	thumbnail: string;
};

/** What the server prints for the view. */
export type ArchiveViewProps = {
	/** Tells the archives of a page apart. */
	id: string;
	cards: RecipeCardData[];
	terms: TermCardData[];
	/** Safe HTML of the recipes' cards where the site changes them, else empty. */
	printed: string[];
	/** Level of the cards' headings. */
	level: 2 | 3 | 4 | 5 | 6;
	/** Whether cards show time, difficulty and keys. */
	hasMeta: boolean;
	autoplay: boolean;
	/** Whether it is a grid or a list. */
	isPlain: boolean;
};
