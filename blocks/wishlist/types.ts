import type { VoteAttributes } from '@larder/editor';

export type WishlistAttributes = VoteAttributes;
