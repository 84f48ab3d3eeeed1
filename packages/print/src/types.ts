/** What a visitor chose for all prints; kept in the visitor's browser. */
export type Choices = {
	/** Parts by their name, those that were chosen. */
	parts: Record< string, boolean >;
	/** Name of a paper; absent for the site's. */
	paper?: string;
	/** Whether a print is made smaller to be one page. */
	fits: boolean;
};
