/** Class of the block, with which the classes of its parts begin. */
export const BLOCK = 'wp-block-larder-saved-recipes';
