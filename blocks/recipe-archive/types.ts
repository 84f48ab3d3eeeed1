/** Where an archive takes what it shows. */
export type Source =
	| 'newest'
	| 'picked'
	| 'tagged'
	| 'terms'
	| 'featured'
	| 'seasonal'
	| 'related'
	| 'commented'
	| 'liked'
	| 'rated';

/** A recipe as the saved markup names it. */
export type SavedLink = { title: string; url: string };

export type ArchiveAttributes = {
	align: string;
	anchor: string;
	className?: string;
	source: Source;
	/** How many at most; hand-picked ones are shown all. */
	count: number;
	/** Taxonomy of the terms. */
	taxonomy: string;
	/** Picked recipes, or terms, in their order. */
	ids: number[];
	/** Name of the layout of cards. */
	layout: string;
	/** The additional details of cards, as the server names them. */
	details: string[];
	showMeta: boolean;
	autoplay: boolean;
	/** Level of the cards' headings. */
	level: number;
	/** The picked recipes, read from the saved markup. */
	links: SavedLink[];
};
