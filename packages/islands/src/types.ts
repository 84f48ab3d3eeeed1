/** One script of the manifest: where it is and the code around it. */
export type ManifestScript = { src: string; before: string; after: string };

/** What the server tells about the page's islands. */
export type Manifest = {
	/** Handles that each island needs, dependencies first. */
	islands: Record< string, string[] >;
	scripts: Record< string, ManifestScript >;
	/** Address of the site's ajax endpoint. */
	ajax: string;
};

/**
 * Mounts a view over its root, and tells whether it could.
 *
 * @param root  The printed island root.
 * @param props What the server printed for the view.
 */
export type Mount = ( root: HTMLElement, props: unknown ) => boolean;
