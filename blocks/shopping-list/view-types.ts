/** What the server prints for the view, the same for every visitor. */
export type ShoppingListProps = {
	level: 2 | 3 | 4 | 5 | 6;
	/** Where visitors find recipes. */
	find: string;
};
