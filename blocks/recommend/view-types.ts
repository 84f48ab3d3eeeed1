import type { VoteIcon } from '@larder/ui';

/** What the server prints for the view; all texts are plain. */
export type RecommendViewProps = {
	postId: number;
	/** Number of recommendations, empty where the site hides a zero. */
	count: string;
	/** What follows the number. */
	suffix: string;
	/** What the block says instead of the site's own suffix; empty for that. */
	ownSuffix: string;
	/** What it does, empty for the usual. */
	label: string;
	isLabelHidden: boolean;
	hasCount: boolean;
	icon: VoteIcon;
	/** What a press does, before and after it. */
	titles: { off: string; on: string };
};
