import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, hasBlockSupport, type Block } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import { joinParts, recipeAround, recipeOfBlocks } from '@larder/editor';
import { RECIPE, type CopiedRecipe } from './copied-blocks';
import { emptyRecipe, placeRecipe } from './recipe-for';

type Registry = ReturnType< typeof useRegistry >;

/** The outcome of pasting blocks. */
export type Put = {
	/** The block that has them now; undefined where none has come. */
	block: string | undefined;
	/** Those that may not come. */
	left: readonly Block[];
};

/** Finds the recipe that has the caret in it, else the first of the post. */
function ownRecipe( registry: Registry ): string | undefined {
	const editor = registry.select( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	return editor.getBlockName( caret ) === RECIPE
		? caret
		: ( recipeAround( registry, caret ) ??
				editor
					.getClientIdsWithDescendants()
					.find( ( id ) => editor.getBlockName( id ) === RECIPE ) );
}

/**
 * Puts parts into the recipe of the post, or into a new one where the caret is. A
 * part that may not be in the recipe, such as a second table of nutrition, does not
 * keep the others out.
 *
 * @param registry What holds the blocks.
 * @return The outcome.
 */
export function putParts( registry: Registry, parts: readonly Block[] ): Put {
	const own = ownRecipe( registry );
	if ( own === undefined ) {
		const made = recipeOfBlocks( parts );
		return placeRecipe( registry, made )
			? { block: made[ 0 ]?.clientId, left: [] }
			: { block: undefined, left: parts };
	}
	const editor = registry.select( blockEditorStore );
	const before = editor.getBlocks( own );
	const left: Block[] = [];
	let joined = before;
	for ( const part of parts ) {
		const next = joinParts( [ part ], joined );
		const isAllowed = next
			.filter( ( block ) => ! joined.includes( block ) )
			.every(
				( { name } ) =>
					editor.canInsertBlockType( name, own ) &&
					( hasBlockSupport( name, 'multiple', true ) ||
						next.filter( ( block ) => block.name === name )
							.length === 1 )
			);
		if ( isAllowed ) {
			joined = next;
		} else {
			left.push( part );
		}
	}
	const added = joined.find( ( block ) => ! before.includes( block ) );
	if ( added ) {
		void registry
			.dispatch( blockEditorStore )
			.replaceInnerBlocks( own, joined );
	}
	return { block: added?.clientId, left };
}

/** Returns the attributes of a recipe that somebody has set. */
function setAttributes( recipe: Block | null ): Record< string, unknown > {
	const usual = createBlock( RECIPE ).attributes;
	return Object.fromEntries(
		Object.entries( recipe?.attributes ?? {} ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !== JSON.stringify( usual[ name ] )
		)
	);
}

/**
 * Puts a whole recipe into the one of the post that has no ingredients yet, and else
 * after the one that has the caret in it; what was copied with it comes above and
 * below.
 *
 * @param registry What holds the blocks.
 * @param copied   The recipe, and what was copied with it.
 * @return The outcome; nothing where words can be read, or WordPress has a place for it.
 */
export function putWhole( registry: Registry, copied: CopiedRecipe ): Put {
	const { whole, above, below } = copied;
	const editor = registry.select( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	const own = ownRecipe( registry );
	const isEmpty = own !== undefined && emptyRecipe( registry ) === own;
	const place = isEmpty ? own : recipeAround( registry, caret );
	if ( place === undefined ) {
		return { block: undefined, left: [] };
	}
	const root = editor.getBlockRootClientId( place ) ?? '';
	const mayCome = ( { name }: Block ): boolean =>
		editor.canInsertBlockType( name, root );
	if ( ! mayCome( whole ) ) {
		return { block: undefined, left: isEmpty ? [] : [ whole ] };
	}
	const others = [ ...above, ...below ];
	const around = ( recipe: Block ): Block[] => [
		...above.filter( mayCome ),
		recipe,
		...below.filter( mayCome ),
	];
	const left = others.filter( ( block ) => ! mayCome( block ) );
	const actions = registry.dispatch( blockEditorStore );
	if ( isEmpty ) {
		const filled = createBlock(
			RECIPE,
			{
				...whole.attributes,
				...setAttributes( editor.getBlock( place ) ),
			},
			joinParts( whole.innerBlocks, editor.getBlocks( place ) )
		);
		void actions.replaceBlock( place, around( filled ) );
		return { block: filled.clientId, left };
	}
	void actions.insertBlocks(
		around( whole ),
		editor.getBlockIndex( place ) + 1,
		root,
		false
	);
	return { block: whole.clientId, left };
}
