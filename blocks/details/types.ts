export type DetailsAttributes = {
	anchor: string;
	/** Facts to show, in this order; empty shows all that are known. */
	fields: string[];
};
