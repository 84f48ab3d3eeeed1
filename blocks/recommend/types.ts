import type { VoteAttributes } from '@larder/editor';

export type RecommendAttributes = VoteAttributes & {
	/** Text after the number, HTML; empty for that of the settings. */
	suffix: string;
	showCount: boolean;
};
