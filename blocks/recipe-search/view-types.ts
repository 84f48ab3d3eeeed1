import type { SearchAnswer } from '@larder/store';

/** Chosen values by filter; `keyword` and `sorting` are filters, too. */
export type Chosen = Record< string, string[] >;

/** What the address of a search says. */
export type SearchState = {
	search: Chosen;
	/** From 1. */
	page: number;
};

/** How a visitor gets from one page of results to the next. */
export type Pagination = 'numbers' | 'more' | 'scroll';

/** A value of a filter; `depth` counts the values that it stands below. */
export type FilterValue = { value: string; label: string; depth: number };

/** Values that the page did not come with. */
export type FoundValues = {
	values: FilterValue[];
	/** How many recipes have each, as long as the results are those of `answer`; null where nobody knows. */
	counts: Record< string, number | null >;
	answer: SearchAnswer;
	/** Where the next ones begin, and how many there are; undefined while only words were looked for. */
	asked: { next: number; total: number } | undefined;
};

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
	/** In their order. */
	options: FilterValue[];
	/** Whether there may be more values than these, which the server finds. */
	hasMore: boolean;
	/** How many values there are, where `hasMore` and the control says so; else 0. */
	size: number;
	/** Letters that have to be typed before its dropdown lists values. */
	letters: number;
	/** What it has found so far, behind `options`; the page comes with none. */
	found?: FoundValues;
	/** Where a range lets everything through; 0 for other controls. */
	max: number;
	/** Ends of a range to choose from, the smallest first. */
	presets: number[];
	/** What a choice of a range is called, with `%s` for the number; empty for other controls. */
	most: string;
};

/** What the server prints for the view. */
export type SearchViewProps = {
	/** Names the search in the store. */
	id: string;
	filters: Filter[];
	/** Filters that the address has and the block does not show; they are chips only. */
	others: Filter[];
	sorts: { value: string; label: string }[];
	search: Chosen;
	/** Chosen by the page itself, such as an archive of a term; not shown, and not to be cleared. */
	fixed: Chosen;
	/** Query arguments that WordPress needs to find the page. */
	keep: Record< string, string >;
	perPage: number;
	answer: SearchAnswer;
	hasCounts: boolean;
	hasEmpty: boolean;
	hasKeyword: boolean;
	/** What to say when there are none: plain text, empty for the usual. */
	noResults: string;
	/** The same as the site has arranged it: safe HTML, empty where it has not. */
	noneHtml: string;
	pagination: Pagination;
	/** Name of the layout of cards. */
	layout: string;
	/** Level of the headings of recipes. */
	level: 2 | 3 | 4 | 5 | 6;
};
