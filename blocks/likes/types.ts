import type { VoteAttributes } from '@larder/editor';

export type LikesAttributes = VoteAttributes & { showCount: boolean };
