import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import type { Line } from '../list/insert';
import { recipeAround } from '../recipe/use-root-attributes';
import type { Html } from '../text/html-text';
import { withNamedPartsOfList } from './named-parts';
import { planPart } from './plan-part';
import { blocksByName, partsOf } from './recipe-parts';

/** Lists into which people paste a whole recipe. */
const FOODS_AND_STEPS = [ 'larder/ingredients', 'larder/instructions' ];

/** What becomes of pasted lines. */
export type Shared = {
	/** Lines of the list that they are pasted into. */
	lines: readonly Line[];
	/** Moves all other lines to the recipe and its blocks, as a part of the undo step of these lines. */
	share: () => void;
};

type Registry = ReturnType< typeof useRegistry >;

/**
 * Fills a recipe with all of a pasted one, as one undo step.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
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
 * @param left     The lines that still wait.
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
			const names = blocksByName();
			const named = partsOf( lines, own, names );
			const whole =
				named.length > 1 || ! FOODS_AND_STEPS.includes( own )
					? null
					: withNamedPartsOfList( lines );
			const parts = ( whole ? partsOf( whole, own, names ) : named ).map(
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
