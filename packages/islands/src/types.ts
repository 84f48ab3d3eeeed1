/** One script of the manifest: where it is and the code around it. */
export type ManifestScript = { src: string; before: string; after: string };

/** What the server tells about the page's islands. */
export type Manifest = {
	/** Handles that each island needs, dependencies first. */
	islands: Record< string, string[] >;
	scripts: Record< string, ManifestScript >;
	/** Address of the site's ajax endpoint. */
	ajax: string;
	/** Islands that are fetched only once something on the page asks for them, and scripts that they alone need. */
	later?: Pick< Manifest, 'islands' | 'scripts' >;
	/** What the site has set; absent where nothing differs from the usual. */
	settings?: PageSettings;
};

/** Settings of the site that views follow, the same for every visitor. */
export type PageSettings = {
	/** Guests save recipes on their device instead of logging in. */
	savesOnDevice?: boolean;
	/** Milliseconds that a recommendation stays marked as under way once it is answered. */
	recommendDelay?: number;
	/** Address of the style of messages at the edge of the page. */
	toastStyle?: string;
};

/**
 * Mounts a view over its root, and tells whether it could.
 *
 * @param root  The printed island root.
 * @param props What the server printed for the view.
 */
export type Mount = ( root: HTMLElement, props: unknown ) => boolean;

declare global {
	interface Larder {
		/** Set by the loader. */
		islands?: {
			getManifest: () => Manifest;
			register: ( name: string, view: Mount ) => void;
			scan: ( within?: ParentNode ) => void;
			wakeBy: ( condition: string ) => void;
		};
	}
	interface Navigator {
		/** Not in every browser. */
		connection?: { saveData?: boolean };
	}
	interface Window {
		/** What the scripts of the page share. */
		larder?: Larder;
	}
}

/** Any event, with what the one of a key or a pointer tells besides. */
export type UserEvent = Event &
	Partial<
		Pick< KeyboardEvent, 'isComposing' | 'key' > &
			Pick< MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' >
	>;
