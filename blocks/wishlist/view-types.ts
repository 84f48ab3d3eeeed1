import type { VoteIcon } from '@larder/ui';

/** What the server prints for the view. */
export type WishlistViewProps = {
	recipeId: number;
	/** Plain text, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
	icon: VoteIcon;
};
