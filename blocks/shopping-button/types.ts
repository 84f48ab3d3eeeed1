/** Attributes of the block. */
export type ShoppingButtonAttributes = {
	anchor: string;
	/** Plain text, encoded as HTML; empty for the default. */
	label: string;
	showLabel: boolean;
};
