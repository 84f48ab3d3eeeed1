/** Attributes of the block. */
export type SavedAttributes = {
	anchor: string;
	align: string;
	/** Name of the layout of cards. */
	layout: string;
	/** The additional details of cards, as the server names them. */
	details: string[];
	/** Level of the headings, from 2 on. */
	level: number;
};
