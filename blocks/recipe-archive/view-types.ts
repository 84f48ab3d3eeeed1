/** What the server prints for the view, besides the cards that stand in the markup. */
export type ArchiveViewProps = {
	/** Tells the archives of a page apart. */
	id: string;
	/** Posts of the recipes, in the order of their cards; cards of terms have none. */
	recipes: number[];
	autoplay: boolean;
	/** Whether it is a grid or a list. */
	isPlain: boolean;
};

/** What stands in each of the printed list items. */
export type PrintedItems = readonly ( readonly Node[] )[];
