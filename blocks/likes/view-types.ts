import type { VoteIcon } from '@larder/ui';

/** What the server prints for the view. */
export type LikesViewProps = {
	recipeId: number;
	/** How many like the recipe; days old on a page from a cache. */
	likes: number;
	/** Plain text, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
	hasCount: boolean;
	icon: VoteIcon;
};
