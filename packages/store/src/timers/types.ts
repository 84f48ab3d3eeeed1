/** A timer of a step, as this browser keeps it. */
export type Timer = {
	/** Site where it has a folder, recipe, step and place in its text, such as `12:k3f9a0b2:0` or `/blog/12:k3f9a0b2:0`. */
	id: string;
	/** What it is called: its step. Plain text, as all texts here. */
	name: string;
	/** The recipe's name. */
	recipe: string;
	/** Language tag of its name; that of the page where it is only numbered. */
	nameLang?: string;
	/** Language tag of the recipe's name. */
	lang?: string;
	/** Path of the step on this site. */
	url: string;
	/** What it was set to in all, in milliseconds. */
	total: number;
	/** The upper end of a range in milliseconds, null where there is none. */
	most: number | null;
	/** When it ends by the clock of the device, in milliseconds; null while it is paused. */
	endsAt: number | null;
	/** What was left when it was paused, in milliseconds. */
	left: number;
	/** Whether it has announced that it is over. */
	hasRung: boolean;
};

/** What it takes to start one; times in seconds. */
export type NewTimer = Pick<
	Timer,
	'id' | 'name' | 'nameLang' | 'recipe' | 'lang' | 'url'
> & {
	seconds: number;
	secondsMax: number | null;
};

/** The timers of this browser. */
export type Timers = {
	list: readonly Timer[];
	/** When a clock that was set back was last made up for, by the clock since. */
	correctedAt: number;
};
