import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	eventElement,
	fillRecipe,
	isWholeRecipe,
	type Line,
	pastedLines,
	pastedPictures,
	withNamedFoods,
	withNamedParts,
	withNamedSteps,
} from '@larder/editor';
import { focusBlock } from './check/go-to-field';
import { copiedBlocks, RECIPE } from './copied-blocks';
import { offerPasted } from './pictures/offer-pasted';
import { emptyRecipe, recipeFor } from './recipe-for';
import { useCanvasEvent } from './use-canvas-event';

/** Fields and lists of the recipe take what is pasted themselves. */
const OWN = '[data-larder-key], input, textarea';

/** Fills the recipe of the post, or a new one, as one undo step; gives its block, null where there is a full one. */
function fillWhole(
	registry: ReturnType< typeof useRegistry >,
	lines: readonly Line[]
): string | null {
	const { getSelectedBlockClientId, getBlockName } =
		registry.select( blockEditorStore );
	const caret = getSelectedBlockClientId();
	const filled: string[] = [];
	registry.batch( () => {
		const place = recipeFor( registry );
		if ( place !== null ) {
			fillRecipe( registry, place, lines );
			filled.push( place );
		}
	} );
	const [ recipe = null ] = filled;
	if ( recipe !== null && caret !== null && getBlockName( caret ) === null ) {
		// The paragraph that had the focus has made way.
		focusBlock( registry, recipe );
	}
	return recipe;
}

/** Announces how a text without headings was read, with an undo. */
function sayRead( registry: ReturnType< typeof useRegistry > ): void {
	const { createSuccessNotice } = registry.dispatch( noticesStore );
	void createSuccessNotice(
		__(
			'What was pasted has no headings; it was read as ingredients and steps.',
			'larder'
		),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'larder' ),
					onClick: () => void registry.dispatch( coreStore ).undo(),
				},
			],
		}
	);
}

/** Offers the pictures of a whole recipe that is pasted into a list: that takes the lines, and leaves the pictures. */
function offerOfList(
	registry: ReturnType< typeof useRegistry >,
	place: Element,
	lines: readonly Line[],
	html: string
): void {
	const around = place
		.closest( '[data-type="larder/recipe"]' )
		?.getAttribute( 'data-block' );
	if ( around && isWholeRecipe( lines ) ) {
		offerPasted( registry, around, pastedPictures( html ) );
	}
}

/** Returns whether a recipe was copied as a block, which WordPress pastes as it is where no empty one waits for it. */
function isLeftToWordPress(
	registry: ReturnType< typeof useRegistry >,
	clipboard: DataTransfer
): boolean {
	return (
		copiedBlocks( clipboard ).blocks.some(
			( { name } ) => name === RECIPE
		) && emptyRecipe( registry ) === null
	);
}

/**
 * Builds a recipe when a whole one is pasted into the title or a paragraph of a
 * post.
 */
export function useWholePaste(): void {
	const registry = useRegistry();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const onPaste = useCallback(
		( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const place = eventElement( target );
			const isOwn = !! place?.closest( OWN );
			const lines =
				clipboardData && ! place?.closest( 'input, textarea' )
					? pastedLines( clipboardData )
					: [];
			const html = clipboardData?.getData( 'text/html' ) ?? '';
			if ( place && isOwn ) {
				offerOfList( registry, place, lines, html );
				return;
			}
			if (
				clipboardData &&
				isLeftToWordPress( registry, clipboardData )
			) {
				return;
			}
			// Where somebody has begun a recipe, one without headings is known by its lines.
			const read =
				withNamedSteps( lines ) ?? withNamedFoods( lines ) ?? lines;
			const isNamed = isWholeRecipe( read );
			const whole =
				isNamed || emptyRecipe( registry ) === null
					? read
					: ( withNamedParts( lines ) ?? [] );
			if ( ! isWholeRecipe( whole ) ) {
				return;
			}
			const recipe = fillWhole( registry, whole );
			if ( recipe !== null ) {
				event.preventDefault();
				event.stopPropagation();
				if ( ! isNamed ) {
					sayRead( registry );
				}
				offerPasted( registry, recipe, pastedPictures( html ) );
			}
		},
		[ registry ]
	);
	useCanvasEvent( 'paste', onPaste, selected );
}
