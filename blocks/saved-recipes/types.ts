/** Attributes of the block. */
export type SavedAttributes = {
	anchor: string;
	align: string;
	/** Name of the layout of cards. */
	layout: string;
	/** Level of the headings, from 2 on. */
	level: number;
};
