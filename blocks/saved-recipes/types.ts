/** Attributes of the block. */
export type SavedAttributes = {
	anchor: string;
	align: string;
	/** Name of the layout of cards. */
	layout: string;
	/** What cards show besides, as the server names it. */
	details: string[];
	/** Level of the headings, from 2 on. */
	level: number;
};
