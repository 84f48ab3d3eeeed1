import type { SentFilter, SentSearch } from '@larder/contracts';
import type { SearchAnswer } from '@larder/store';

/** Chosen values by filter; `keyword` and `sorting` are filters, too. */
export type Chosen = Record< string, string[] >;

/** What the URL of a search says. */
export type SearchState = {
	search: Chosen;
	/** From 1. */
	page: number;
};

/** How a visitor gets from one page of results to the next. */
export type Pagination = SentSearch[ 'pagination' ];

/** A value of a filter; `depth` counts the values that it is below. */
export type FilterValue = SentFilter[ 'options' ][ number ];

/** Values that the page did not come with. */
export type FoundValues = {
	values: FilterValue[];
	/** How many recipes have each, as long as the results are those of `answer`; null where nobody knows. */
	counts: Record< string, number | null >;
	answer: SearchAnswer;
	/** Where the next ones begin, and how many there are; undefined while only words were looked for. */
	asked: { next: number; total: number } | undefined;
};

export type Filter = SentFilter & {
	/** What it has found so far, after `options`; the page comes with none. */
	found?: FoundValues;
};

/** What the server prints for the view, with what its filters find. */
export type SearchViewProps = Omit< SentSearch, 'filters' | 'others' > & {
	filters: Filter[];
	/** Filters that the URL has and the block does not show; they are chips only. */
	others: Filter[];
};
