import type { Actions } from '@larder/ajax';
import type { Timers } from './timers/types';
import type { Votes } from './votes/types';

/** What a visitor chose for one recipe; kept in the visitor's browser. */
export type Visit = {
	/** Servings, absent when they are the recipe's own. */
	servings?: number;
	/** Ids of ticked ingredients. */
	ingredients?: string[];
	/** Ids of ticked steps. */
	steps?: string[];
};

/** Which units a visitor wants to read: those that were written, or of one system. */
export type UnitSystem = 'original' | 'metric' | 'us';

/** What a search asks for. */
export type SearchQuestion = Actions[ 'recipe_search_results' ][ 'request' ];

/** What it is answered. */
export type SearchAnswer = Actions[ 'recipe_search_results' ][ 'response' ];

/** What is asked of a filter with more values than a page shows. */
export type ValuesQuestion = Actions[ 'larder_filter_values' ][ 'request' ];

/** Some of its values, and how many there are. */
export type ValuesAnswer = Actions[ 'larder_filter_values' ][ 'response' ];

/** A message at the edge of the page, of which there is one at a time. */
export type Toast = {
	/** Distinguishes a message from the same words before it. */
	id: number;
	/** Plain text. */
	text: string;
	/** Reverts what the message reports. */
	undo?: () => void;
};

export type State = {
	visits: Record< number, Visit >;
	/** For all recipes. */
	unitSystem: UnitSystem;
	votes: Votes;
	timers: Timers;
	/** The message at the edge of the page. */
	toast: Toast | null;
};
