import type { Actions, Failure } from '@larder/ajax';

/** What a visitor can mark a post with. */
export type MarkKind = 'like' | 'save' | 'recommend';

/** Who looks at the page. */
export type VisitorFacts = {
	isLoggedIn: boolean;
	/** Plain text, empty for visitors who are not logged in. */
	name: string;
};

type ByPost< Value > = Record< number, Value >;

/** How a recipe is rated. */
export type RatingSummary = Actions[ 'larder_rate' ][ 'response' ][ 'summary' ];

/** What is known of the posts of the page, and of the visitor. */
export type Votes = {
	/** Undefined until the server has said. */
	visitor: VisitorFacts | undefined;
	/** What counts: as the server knows it, or as it is kept on this device. */
	marks: Record< MarkKind, ByPost< boolean > >;
	/** What the visitor has just chosen, while the server is told. */
	chosen: Record< MarkKind, ByPost< boolean > >;
	/** Calls that are under way. */
	busy: Record< MarkKind, ByPost< boolean > >;
	/** How many like a post, without what is chosen. */
	likes: ByPost< number >;
	/** Number and suffix of recommendations, plain text. */
	recommendations: ByPost< Recommendations >;
	/** Stars that the visitor gave; 0 for none. */
	rated: ByPost< number >;
	/** How recipes are rated since the visitor rated them. */
	summaries: ByPost< RatingSummary >;
};

/** How many recommend a post, as the site says it; plain text. */
export type Recommendations = { count: string; suffix: string };

/** What happened to votes. */
export type VoteAction =
	| {
			type: 'RECEIVE_VISITOR';
			visitor: VisitorFacts;
			marks: Record< MarkKind, ByPost< boolean > >;
			likes: ByPost< number >;
			recommendations: ByPost< Recommendations >;
			rated: ByPost< number >;
	  }
	| {
			type: 'RECEIVE_RATING';
			id: number;
			rating: number;
			summary: RatingSummary;
	  }
	| { type: 'RECEIVE_LIKES'; likes: ByPost< number > }
	| { type: 'CHOOSE'; kind: MarkKind; id: number; isOn: boolean }
	| {
			type: 'SETTLE';
			kind: MarkKind;
			id: number;
			/** What counts from now on; without it, what did before. */
			isOn?: boolean;
			likes?: number;
			recommendations?: Recommendations;
	  }
	| { type: 'SET_BUSY'; kind: MarkKind; id: number; isBusy: boolean };

/** The outcome of a press: `ignored` while the one before is under way. */
export type Outcome =
	| {
			status: 'done';
			isOn: boolean;
			message: string;
			/** How many accounts have saved the recipe, where the server has said it. */
			saves?: number;
	  }
	| { status: 'ignored' }
	/** Only a visitor who is logged in can do it. */
	| { status: 'login' }
	| { status: 'failed'; error: Failure };
