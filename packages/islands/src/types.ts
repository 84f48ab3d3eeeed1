import type { inside } from './inside';
import type { WakeCondition } from './scan';

/** One script of the page's data: where it is, how to tell that it is there, and what belongs to it. */
export type ManifestScript = {
	/** Empty for a handle that only groups others. */
	src: string;
	/** Places of the scripts before it that it needs. */
	needs?: number[];
	/** Path of what it defines, such as `wp.data`; absent where nothing tells. */
	global?: string;
	/** Code that runs before and after it. */
	before?: string;
	after?: string;
	/** Its translations: text domain, and texts as `wp.i18n.setLocaleData()` takes them. */
	texts?: [ string, Record< string, unknown > ];
};

/** What the server tells about the page's islands. */
export type Manifest = {
	/** Place of each island's view among the scripts, where its URL does not name the island. */
	islands: Record< string, number >;
	/** In an order in which they can run. */
	scripts: ManifestScript[];
	/** URL of the site's ajax endpoint. */
	ajax: string;
	/** URL of what loads and mounts views. */
	waker: string;
	/** Name and props of each island that the server has printed, by the key on its root. */
	roots: Record< string, [ name: string, props: unknown ] >;
	/** Place of the first script that is fetched only once something on the page asks for it. */
	later?: number;
	/** Distinguishes visitors with an account from one another; absent for all others. */
	who?: string;
	/** Path of a site in a folder, beside which others may store in the browser; absent where it has the whole origin. */
	scope?: string;
	/** What the site has set; absent where nothing differs from the default. */
	settings?: PageSettings;
	/** What the page's Content-Security-Policy asks of scripts; added by the browser. */
	nonce?: string | undefined;
};

/** Settings of the site that views follow, the same for every visitor. */
export type PageSettings = {
	/** Guests save recipes on their device instead of logging in. */
	savesOnDevice?: boolean;
	/** Milliseconds that a recommendation stays marked as under way once it is answered. */
	recommendDelay?: number;
	/** URL of the style of messages at the edge of the page. */
	toastStyle?: string;
};

/** The moment in which a view takes the place of what was printed. */
export type Swap = {
	/** Waits until nothing is under a finger, a key or an input method; nothing where nothing is. */
	whenLetGo: () => Promise< void > | undefined;
	/** Called once, while what was printed is still there for the last time. */
	onSwap: () => void;
};

/**
 * Mounts a view over its root, and tells whether it could. One that replaces what
 * was printed says when.
 *
 * @param root The printed island root.
 */
export type Mount = (
	root: HTMLElement,
	props: unknown,
	swap?: Swap
) => boolean | Promise< boolean >;

/** What a field holds: boxes are ticked or not, all others have a value. */
export type Held = { readonly value: string; readonly checked?: boolean };

/** A click or key that came before a view was there, or a field that was changed. */
export type Press = {
	target: Element;
	/** Empty for a field. */
	type: string;
	key: string;
	/** When it was pressed, by the clock of the device, in milliseconds; fields have none. */
	time?: number;
	/** What a field held then, once something else was done after it. */
	was?: Held;
	/** Reverts what the printed control showed at once. */
	undo?: () => void;
};

/** What a page has left unanswered in an island. */
export type Left = {
	/** Whoever looked at the page, as it tells. */
	who?: string | undefined;
	time: number;
	/** How many elements the island had. */
	count: number;
	/** Presses, and fields that were changed, which have no type. */
	left: ( Pick< Press, 'type' | 'key' > & {
		/** Place among the elements of the island. */
		index: number;
		/** What a field holds. */
		value?: string;
		checked?: boolean;
	} )[];
};

/** What loads and mounts views, a script of its own. */
export type Waker = {
	/** Loads the scripts of an island without mounting it. */
	load: ( root: HTMLElement ) => Promise< void >;
	/** Loads and mounts an island; rejects where its view is not available. */
	wake: ( root: HTMLElement ) => Promise< void >;
	/** Loads and mounts what a visitor may press, nearest first, in moments that nobody needs. */
	wakeAll: () => Promise< void >;
};

/** What the loader gives to other scripts. */
export type Islands = {
	getManifest: () => Manifest;
	register: ( name: string, view: Mount ) => void;
	scan: ( within?: ParentNode ) => void;
	wakeBy: ( condition: WakeCondition ) => void;
	whenIdle: ( callback: () => unknown ) => void;
	/** For the waker alone. */
	inside: typeof inside;
};

declare global {
	interface Larder {
		/** Set by the loader. */
		islands?: Islands;
	}
	interface Document {
		/** Not in every browser. */
		prerendering?: boolean;
	}
	interface Navigator {
		/** Not in every browser. */
		connection?: { saveData?: boolean };
		/** Gigabytes, at most 8. */
		deviceMemory?: number;
	}
	interface Window {
		/** What the scripts of the page share. */
		larder?: Larder;
	}
}

/** Any event, with what a keyboard or pointer event adds. */
export type UserEvent = Event &
	Partial<
		Pick< KeyboardEvent, 'isComposing' | 'key' > &
			Pick< MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' >
	>;
