/** A part of the recipe that can be left out. */
export type Part = { name: string; label: string; isOn: boolean };

/** What can be printed on. */
export type Paper = { name: string; label: string };

/** What the server prints for the view. */
export type PrintProps = {
	recipeId: number;
	/** Address of the recipe. */
	url: string;
	/** What the recipe makes as written, null when it does not say. */
	servings: number | null;
	/** What the address asks for, null for what is written. */
	asked: number | null;
	/** Whether visitors choose what is printed. */
	isOpen: boolean;
	parts: Part[];
	/** Name of the paper that is chosen at first. */
	paper: string;
	papers: Paper[];
};

/** What a visitor chose for all prints; kept in the visitor's browser. */
export type Choices = {
	/** Parts by their name, those that were chosen. */
	parts: Record< string, boolean >;
	/** Name of a paper; absent for the site's. */
	paper?: string;
	/** Whether a print is made smaller to be one page. */
	fits: boolean;
};
