/** Attributes of the block. */
export type ShoppingButtonAttributes = {
	anchor: string;
	/** Plain text, encoded as HTML; empty for the usual. */
	label: string;
	showLabel: boolean;
};
