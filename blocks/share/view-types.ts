import type { SentShare } from '@larder/contracts';

/** A plain link that shares the recipe. */
export type ShareLink = {
	/** Name of the network. */
	name: string;
	/** Plain text. */
	label: string;
	url: string;
};

/** What the view shows; it reads the links in the markup. */
export type ShareProps = SentShare & {
	/** The links that the site wants, in order. */
	links: ShareLink[];
};
