/** A plain link that shares the recipe. */
export type ShareLink = { name: string; label: string; url: string };

/** What the view shows; the server does not send the links, which stand in the markup. */
export type ShareProps = {
	recipeId: number;
	/** Address of the recipe. */
	url: string;
	/** What the recipe is called, plain text. */
	title: string;
	/** Plain text, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
	links: ShareLink[];
};
