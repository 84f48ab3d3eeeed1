import type { Failure } from '@larder/ajax';

/** What a visitor chose for one recipe; kept in the visitor's browser. */
export type Visit = {
	/** Servings, absent when they are the recipe's own. */
	servings?: number;
	/** Units to show: as written, metric or US. */
	units?: 'metric' | 'us';
	/** Ids of ticked ingredients. */
	ingredients?: string[];
	/** Ids of ticked steps. */
	steps?: string[];
};

export type RequestStatus =
	| { status: 'idle' | 'loading' | 'success' }
	| { status: 'error'; error: Failure };

export type State = {
	visits: Record< number, Visit >;
	requests: Record< string, RequestStatus >;
	/** Clicks on ingredient links, as the server counted them. */
	linkClicks: Record< string, number >;
};
