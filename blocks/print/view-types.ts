/** What the server prints for the view. */
export type PrintLinkProps = {
	recipeId: number;
	/** Address of the print page. */
	url: string;
	/** Plain text, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
};
