/** Attributes of the block. */
export type ShoppingListAttributes = {
	anchor: string;
	align?: string;
	/** Level of the headings, from 2 on. */
	level: number;
};
