import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import type { Line } from '../list/insert';
import { knownLists } from '../list/known-lists';
import { recipeAround } from '../recipe/use-root-attributes';
import type { Html } from '../text/html-text';
import { isEmptyParagraph } from '../text/use-leave-at-enter';
import { contentAbove } from './content';
import { titlePost } from './post-title';
import { blocksByName, partsOf, type Part } from './recipe-parts';

/** What becomes of pasted lines. */
export type Shared = {
	/** Lines of the list that they are pasted into. */
	lines: readonly Line[];
	/** Moves all other lines to the recipe and its blocks, as a part of the undo step of these lines. */
	share: () => void;
};

type Registry = ReturnType< typeof useRegistry >;

/**
 * Finds a block of a recipe.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param name     Name of the block.
 * @return The first such block, if there is one.
 */
function findBlock(
	{ select }: Registry,
	recipe: string,
	name: string
): string | undefined {
	const editor = select( blockEditorStore );
	return editor
		.getClientIdsOfDescendants( [ recipe ] )
		.find( ( id ) => editor.getBlockName( id ) === name );
}

/**
 * Adds a part to its block, which is made where the recipe has none.
 *
 * @param registry   What holds the blocks.
 * @param recipe     The recipe's block.
 * @param part       The part.
 * @param part.block Name of the block.
 * @param part.lines Its lines.
 */
function addPart(
	registry: Registry,
	recipe: string,
	{ block, lines }: Part
): void {
	const id = findBlock( registry, recipe, block );
	const actions = registry.dispatch( blockEditorStore );
	const list = knownLists().get( block );
	const paragraphs = list
		? []
		: lines.map( ( { html: content } ) =>
				createBlock( 'core/paragraph', { content } )
			);
	if ( id !== undefined && ! list ) {
		const before = registry.select( blockEditorStore ).getBlocks( id );
		const empty = before.filter( isEmptyParagraph );
		void actions.replaceInnerBlocks( id, [
			...before.filter( ( each ) => ! empty.includes( each ) ),
			...paragraphs,
		] );
		return;
	}
	const { groups } =
		( id !== undefined &&
			registry.select( blockEditorStore ).getBlockAttributes( id ) ) ||
		{};
	const attributes = list ? { groups: list.add( groups, lines ) } : {};
	if ( id === undefined ) {
		const made = createBlock( block, attributes, paragraphs );
		void actions.insertBlock( made, undefined, recipe, false );
	} else {
		void actions.updateBlockAttributes( id, attributes );
	}
}

/**
 * Plans what becomes of a part that belongs to another block than the one it is pasted into.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param part     The part.
 * @return Lines that no block takes, and what gives the others away.
 */
function planPart(
	registry: Registry,
	recipe: string,
	part: Part
): { rest: readonly Line[]; change: () => void } {
	const { block, heading, lines } = part;
	const editor = registry.select( blockEditorStore );
	if ( block === '' ) {
		const stored = editor.getBlockAttributes( recipe ) ?? {};
		const { updateBlockAttributes } = registry.dispatch( blockEditorStore );
		return {
			rest: [],
			change: () =>
				void updateBlockAttributes(
					recipe,
					contentAbove( lines, stored, ( title ) =>
						titlePost( registry, title )
					).attributes
				),
		};
	}
	const hasPlace =
		findBlock( registry, recipe, block ) !== undefined ||
		editor.canInsertBlockType( block, recipe );
	return hasPlace && lines.length > 0
		? { rest: [], change: () => addPart( registry, recipe, part ) }
		: {
				rest: heading
					? [ { ...heading, isHeading: true }, ...lines ]
					: lines,
				change: () => {},
			};
}

/**
 * Fills a recipe with all of a pasted one, as one undo step.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param lines    The lines.
 */
export function fillRecipe(
	registry: Registry,
	recipe: string,
	lines: readonly Line[]
): void {
	const actions = registry.dispatch( blockEditorStore );
	const plans = partsOf( lines, '', blocksByName() ).map( ( part ) =>
		planPart( registry, recipe, part )
	);
	plans.forEach( ( { change } ) => {
		void actions.__unstableMarkNextChangeAsNotPersistent();
		change();
	} );
	void actions.__unstableMarkLastChangeAsPersistent();
}

/**
 * Moves a waiting line of a recipe to one of its blocks, as one undo step.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param block    Name of the block that takes the line; made where the recipe has none.
 * @param html     The line.
 * @param left     The lines that go on waiting.
 */
export function placeLine(
	registry: Registry,
	recipe: string,
	block: string,
	html: Html,
	left: readonly Html[]
): void {
	const { change, rest } = planPart( registry, recipe, {
		block,
		heading: null,
		lines: [ { isHeading: false, html } ],
	} );
	if ( rest.length > 0 ) {
		return;
	}
	const actions = registry.dispatch( blockEditorStore );
	void actions.__unstableMarkLastChangeAsPersistent();
	void actions.updateBlockAttributes( recipe, { unplaced: [ ...left ] } );
	void actions.__unstableMarkNextChangeAsNotPersistent();
	change();
	void actions.__unstableMarkLastChangeAsPersistent();
}

/**
 * Returns whether lines are a whole recipe: they name its ingredients and its steps.
 *
 * @param lines The lines.
 * @return False for a list alone.
 */
export function isWholeRecipe( lines: readonly Line[] ): boolean {
	const filled = partsOf( lines, '', blocksByName() )
		.filter( ( part ) => part.lines.length > 0 )
		.map( ( { block } ) => block );
	return (
		filled.includes( 'larder/ingredients' ) &&
		filled.includes( 'larder/instructions' )
	);
}

/**
 * Returns the function that distributes a pasted recipe among the blocks of the
 * recipe around a list.
 *
 * @param clientId The block of the list.
 * @param own      Its name.
 * @return Says what stays, and does the rest when it is asked.
 */
export function useRecipePaste(
	clientId: string,
	own: string
): ( lines: readonly Line[] ) => Shared {
	const registry = useRegistry();
	return useCallback(
		( lines ) => {
			const recipe = recipeAround( registry, clientId );
			if ( recipe === undefined ) {
				return { lines, share: () => {} };
			}
			const parts = partsOf( lines, own, blocksByName() ).map(
				( part ) =>
					part.block === own
						? { rest: part.lines, change: null }
						: planPart( registry, recipe, part )
			);
			const left = parts.flatMap( ( { rest } ) => rest );
			const actions = registry.dispatch( blockEditorStore );
			const changeAll = (): void =>
				parts.forEach( ( { change } ) => {
					if ( change ) {
						void actions.__unstableMarkNextChangeAsNotPersistent();
						change();
					}
				} );
			return {
				lines: left,
				share: () => {
					if ( left.length > 0 ) {
						changeAll();
						return;
					}
					// The list itself has no step that these could be a part of.
					registry.batch( () => {
						changeAll();
						void actions.__unstableMarkLastChangeAsPersistent();
					} );
				},
			};
		},
		[ registry, clientId, own ]
	);
}
