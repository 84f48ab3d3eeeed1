/** A source that failed: a file or a URL, with the reasons. */
export type Failure = {
	readonly name: string;
	readonly notices: readonly string[];
};

/** A recipe of an import, as `Larder\Exchange\Import\ImportAnswer` returns it. */
export type Row = {
	readonly id: number;
	readonly name: string;
	readonly state: string;
	/** URL of the picture; empty for none. */
	readonly image: string;
	/** How many ingredients it has; null once it is a post. */
	readonly foods: number | null;
	/** How many steps it has; null once it is a post. */
	readonly steps: number | null;
	readonly notices: readonly string[];
	/** ID of its post; 0 for none. */
	readonly post: number;
	/** URL of the editor of its post; empty for none. */
	readonly edit: string;
};

/** An import, as `Larder\Exchange\Import\ImportAnswer` returns it. */
export type Status = {
	readonly id: string;
	readonly phase: string;
	/** How many files and URLs there are, by state. */
	readonly sources: Readonly< Record< string, number > >;
	/** How many recipes there are, by state. */
	readonly recipes: Readonly< Record< string, number > >;
	readonly failed: readonly Failure[];
	readonly rows: readonly Row[];
	/** Whether there are rows after these. */
	readonly more: boolean;
};
