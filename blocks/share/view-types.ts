import type { ShareProps } from '@larder/contracts';

export type { ShareProps };

/** A plain link that shares the recipe. */
export type ShareLink = ShareProps[ 'links' ][ number ];
