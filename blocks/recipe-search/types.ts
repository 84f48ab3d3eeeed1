import type { TemplateLock } from '@wordpress/block-editor';
import type { Pagination } from './view-types';

/** How the values of a filter are chosen. */
export type Control = 'dropdown' | 'chips' | 'checkboxes';

/** A filter of the block; what is empty is decided by the site. */
export type FilterSetting = {
	/** Id of a facet, the same after `not_` to take its values out, or a range such as `total_time`. */
	id: string;
	label?: string;
	control?: Control;
	/** Whether recipes have all chosen values or any of them; as the facet says without it. */
	match?: 'all' | 'any';
	/** Letters that have to be typed before a dropdown lists values; 0 without it. */
	letters?: number;
};

export type SearchAttributes = {
	align: string;
	anchor: string;
	/** In their order; empty for the default. */
	filters: FilterSetting[];
	/** Orders to choose from; empty for all. */
	sorts: string[];
	/** Whether an archive of a term starts with it. */
	inherit: boolean;
	pagination: Pagination;
	/** Name of the layout of cards. */
	layout: string;
	/** The additional details of cards, as the server names them. */
	details: string[];
	/** Recipes on a page, 0 for the site's setting. */
	perPage: number;
	/** Level of the headings of recipes, 2 to 6. */
	level: number;
	columns: number;
	showKeyword: boolean;
	showCounts: boolean;
	/** Whether values stay visible that would leave no recipe. */
	showEmpty: boolean;
	/** Plain text; empty for the default. */
	noResults: string;
	templateLock?: TemplateLock;
};

/** Of the parts of a search that hold blocks. */
export type PartAttributes = Pick< SearchAttributes, 'templateLock' >;
