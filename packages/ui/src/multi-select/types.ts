/** One value that can be chosen. */
export type MultiSelectOption = {
	value: string;
	/** Plain text. */
	label: string;
	/** What choosing it would give; null where nobody counted. */
	count: number | null;
	/** How many values it is nested in. */
	depth: number;
	isDisabled: boolean;
};

/** What the owner of a list that comes in parts is doing. */
export type MultiSelectStatus = 'idle' | 'searching' | 'loading-more' | 'error';

/** Where the values come from, and how much a visitor may type and choose. */
export type MultiSelectSource = {
	/** In the order of the list; a value that is chosen keeps its place. */
	options: readonly MultiSelectOption[];
	selected: readonly string[];
	/** Called with all values that are chosen now. */
	onChange: ( selected: string[] ) => void;
	/**
	 * Called with what is typed, and with an empty text when the list opens:
	 * whoever listens searches. Without it the search is in `options`.
	 */
	onInput?: ( text: string ) => void;
	/** Whether there are more options than those given. */
	hasMore?: boolean;
	/** Called for the next options, once the end of the given ones is near. */
	onLoadMore?: () => void;
	status?: MultiSelectStatus;
	/** Characters that have to be typed before anything is listed. */
	minInputLength?: number;
	/** Characters that may be typed. */
	maxInputLength?: number;
	/** Values that may be chosen. */
	maxSelected?: number;
};

/** Props of a multi-select dropdown. */
export type MultiSelectProps = MultiSelectSource & {
	/** Plain text: what is chosen here. */
	label: string;
	/** Opens in the flow of what is around it, for a sheet or a sidebar. */
	isInline?: boolean;
};
