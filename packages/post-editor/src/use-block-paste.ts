import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, type Block } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { eventElement } from '@larder/editor';
import { focusBlock } from './check/go-to-field';
import { copiedBlocks, type CopiedBlocks } from './copied-blocks';
import { putParts, putWhole, type Put } from './put-blocks';
import { useCanvasEvent } from './use-canvas-event';

type Registry = ReturnType< typeof useRegistry >;

/** Fields, and the lines of a recipe's lists. */
const FIELDS = '[data-larder-key], input, textarea';

/** Returns whether the markup of blocks may be meant as text: in a field that is not of a recipe. */
function isForeignField( place: Element | null ): boolean {
	const block = place?.closest( '[data-type]' )?.getAttribute( 'data-type' );
	return (
		! block?.startsWith( 'larder/' ) &&
		!! place?.closest( 'input, textarea' )
	);
}

/** Returns whether the caret is where WordPress pastes blocks as they are; lines and fields read words. */
function isAnyBlockFine(
	registry: Registry,
	place: Element | null,
	{ blocks }: CopiedBlocks
): boolean {
	const editor = registry.select( blockEditorStore );
	const [ caret = '' ] = editor.getSelectedBlockClientIds();
	const root = editor.getBlockRootClientId( caret ) ?? '';
	return (
		! place?.closest( FIELDS ) &&
		blocks.every( ( { name } ) => editor.canInsertBlockType( name, root ) )
	);
}

/** Puts copied blocks where a recipe can have them; nothing where WordPress has a place for them. */
function putCopied(
	registry: Registry,
	place: Element | null,
	copied: CopiedBlocks
): Put {
	const { recipe, parts } = copied;
	if ( recipe ) {
		return putWhole( registry, recipe );
	}
	return parts.length > 0 && ! isAnyBlockFine( registry, place, copied )
		? putParts( registry, parts )
		: { block: undefined, left: [] };
}

/** Announces which blocks were left out. */
function sayLeft( registry: Registry, left: readonly Block[] ): void {
	const names = left.map( ( { name } ) => getBlockType( name )?.title );
	void registry.dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: names of blocks, such as "Nutrition". */
			__(
				'Left out, as there is one already or none is allowed there: %s',
				'larder'
			),
			[ ...new Set( names ) ].join( ', ' )
		),
		{ type: 'snackbar' }
	);
}

/**
 * Puts copied blocks of a recipe into the recipe of the post, or a new one, where they
 * are pasted outside of one, and names those that may not come: WordPress would paste
 * nothing, and not say so.
 */
export function useBlockPaste(): void {
	const registry = useRegistry();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const onPaste = useCallback(
		( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const place = eventElement( target );
			if ( ! clipboardData || isForeignField( place ) ) {
				return;
			}
			const { block, left } = putCopied(
				registry,
				place,
				copiedBlocks( clipboardData )
			);
			const readsWords = !! place?.closest( FIELDS );
			if ( block === undefined && ( readsWords || left.length === 0 ) ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( block !== undefined ) {
				focusBlock( registry, block );
			}
			if ( left.length > 0 ) {
				sayLeft( registry, left );
			}
		},
		[ registry ]
	);
	useCanvasEvent( 'paste', onPaste, selected );
}
