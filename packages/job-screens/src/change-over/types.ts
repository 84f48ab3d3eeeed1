/** The change-over from one plugin, as `Larder\Switch\Screen\Overview` returns it. */
export type Status = {
	readonly id: string;
	readonly phase: string;
	readonly isPaused: boolean;
	/** Whether the phase has steps that are not done. */
	readonly isBusy: boolean;
	/** Whether the plugin is active on the site. */
	readonly isActive: boolean;
	/** Whether posts of the plugin keep their type. */
	readonly keepsType: boolean;
	/** How much of the phase is done. */
	readonly done: number;
	/** How many recipes there are. */
	readonly all: number;
	/** How many recipes have changed over. */
	readonly changed: number;
	/** How many recipes have lost something. */
	readonly lost: number;
	/** How many posts have changed over. */
	readonly posts: number;
	/** What was counted, by kind. */
	readonly counts: Readonly< Record< string, number > >;
	/** How many pictures the media library lacks. */
	readonly elsewhere: number;
	/** How many posts that have changed over have such pictures. */
	readonly lacking: number;
	/** How many pictures were copied. */
	readonly copied: number;
	/** How many recipes were damaged before. */
	readonly damaged: number;
	/** The first of the damaged recipes. */
	readonly named: ReadonlyArray< {
		readonly name: string;
		readonly edit: string;
		readonly texts: readonly string[];
	} >;
	/** Why the server cannot go on; empty where it can. */
	readonly problem: string;
};

/** A recipe as it is, and as it would be. */
export type Example = {
	readonly post: number;
	/** Where the next example follows. */
	readonly cursor: string;
	readonly title: string;
	/** URL of the page as it is. */
	readonly before: string;
	/** URL of the page as it would be. */
	readonly after: string;
};

/** A recipe that has changed over. */
export type ChangedRow = {
	readonly post: number;
	readonly name: string;
	readonly view: string;
	readonly edit: string;
	/** Names of the fields that it has lost; empty for none. */
	readonly lost: string;
	readonly notices: string;
};
