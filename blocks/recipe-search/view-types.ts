import type { SearchAnswer } from '@larder/store';

/** Chosen values by filter; `keyword` and `sorting` are filters, too. */
export type Chosen = Record< string, string[] >;

export type Filter = {
	id: string;
	/** Plain text. */
	label: string;
	control: 'dropdown' | 'chips' | 'checkboxes' | 'range';
	/** Where the counts of its values are in an answer; empty for those that are no terms. */
	taxonomy: string;
	/** The facet whose values it takes out; empty for one that chooses. */
	without: string;
	/** Whether recipes have to have all chosen values, not one of them. */
	isAll: boolean;
	/** In their order; `depth` counts the values that it stands below. */
	options: { value: string; label: string; depth: number }[];
	/** End of a slider, which lets everything through; 0 for other controls. */
	max: number;
	step: number;
};

/** What the server prints for the view. */
export type SearchViewProps = {
	/** Names the search in the store. */
	id: string;
	filters: Filter[];
	sorts: { value: string; label: string }[];
	search: Chosen;
	/** Query arguments that WordPress needs to find the page. */
	keep: Record< string, string >;
	perPage: number;
	answer: SearchAnswer;
	hasCounts: boolean;
	hasEmpty: boolean;
	hasKeyword: boolean;
	noResults: string;
	/** Level of the headings of recipes. */
	level: 2 | 3 | 4 | 5 | 6;
};
