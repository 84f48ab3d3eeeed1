import type {
	Block,
	BlockBlockTransform,
	BlockConfiguration,
} from '@wordpress/blocks';
import { canBecomeRecipe, recipeOfBlocks } from '@larder/editor';
import type { RecipeAttributes } from './types';

/** Texts, lists, pictures and parts of a recipe that are selected can become one. */
export const transforms = {
	from: [
		{
			type: 'block',
			// The wildcard is how WordPress takes blocks of several kinds at once.
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _attributes: unknown, blocks: Block | Block[] ) =>
				canBecomeRecipe( [ blocks ].flat() ),
			// Attributes alone do not say of which kind each block is.
			__experimentalConvert: ( blocks: Block | Block[] ) =>
				recipeOfBlocks( [ blocks ].flat() ),
		} satisfies Partial< BlockBlockTransform >,
	],
} satisfies BlockConfiguration< RecipeAttributes >[ 'transforms' ];
