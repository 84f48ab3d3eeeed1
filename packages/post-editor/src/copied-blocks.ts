import {
	createBlock,
	getBlockType,
	parse,
	type Block,
} from '@wordpress/blocks';

/** Name of the block that has all parts of a recipe inside. */
export const RECIPE = 'larder/recipe';

/** Blocks as they are copied, without what a browser puts around them. */
const BLOCKS = /<!-- wp:[\s\S]*(?:\/-->|<!-- \/wp:[^>]*-->)/;

/** A recipe that was copied. */
export type CopiedRecipe = {
	whole: Block;
	/** What was copied with it, in its order. */
	above: readonly Block[];
	below: readonly Block[];
};

/** Blocks of a recipe that were copied. */
export type CopiedBlocks = {
	/** As they were copied; none where none is of a recipe. */
	blocks: readonly Block[];
	/** As a recipe has them; none where a whole recipe is among them. */
	parts: readonly Block[];
	/** The one recipe among them; null where there is none, or several. */
	recipe: CopiedRecipe | null;
};

/** Returns whether a block is one of those that work only inside a recipe. */
const isPart = ( { name }: Block ): boolean =>
	getBlockType( name )?.ancestor?.includes( RECIPE ) === true;

/** Wraps blocks into the one that they need around them, as a question needs its list. */
function withParents( blocks: readonly Block[] ): Block[] {
	const wrapped: Block[] = [];
	for ( const block of blocks ) {
		const [ parent ] = getBlockType( block.name )?.parent ?? [];
		const last = wrapped.at( -1 );
		if ( ! parent?.startsWith( 'larder/' ) ) {
			wrapped.push( block );
		} else if ( last?.name === parent ) {
			wrapped[ wrapped.length - 1 ] = createBlock(
				parent,
				last.attributes,
				[ ...last.innerBlocks, block ]
			);
		} else {
			wrapped.push( createBlock( parent, {}, [ block ] ) );
		}
	}
	return wrapped;
}

/**
 * Reads blocks of a recipe that were copied.
 *
 * @param clipboard What the clipboard holds; words that were copied in a text are not blocks.
 */
export function copiedBlocks(
	clipboard: Pick< DataTransfer, 'getData' >
): CopiedBlocks {
	const text =
		clipboard.getData( 'rich-text' ) === 'true'
			? ''
			: clipboard.getData( 'text/html' ) ||
				clipboard.getData( 'text/plain' );
	const [ markup = '' ] = BLOCKS.exec( text ) ?? [];
	const blocks = markup.includes( 'wp:larder/' ) ? parse( markup ) : [];
	const recipes = blocks.filter( ( { name } ) => name === RECIPE );
	const [ whole ] = recipes;
	if ( whole ) {
		const at = blocks.indexOf( whole );
		const recipe =
			recipes.length === 1
				? {
						whole,
						above: blocks.slice( 0, at ),
						below: blocks.slice( at + 1 ),
					}
				: null;
		return { blocks, parts: [], recipe };
	}
	const parts = withParents( blocks );
	return parts.some( isPart )
		? { blocks, parts, recipe: null }
		: { blocks: [], parts: [], recipe: null };
}
