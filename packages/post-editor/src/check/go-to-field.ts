import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { FIELDS, type Field } from './fields';

type Registry = ReturnType< typeof useRegistry >;

/** How long a field may take to be drawn, in milliseconds. */
const PATIENCE = 2_000;

/** The last field that was requested; who waits for another gives up. */
let wanted: Field | undefined;

/**
 * Returns the document that contains the blocks.
 *
 * @return That of the canvas, where there is one.
 */
export function canvasDocument(): Document {
	return (
		document.querySelector< HTMLIFrameElement >(
			'iframe[name="editor-canvas"]'
		)?.contentDocument ?? document
	);
}

/**
 * Selects a block and moves the focus there.
 *
 * @param registry What holds the blocks.
 * @param clientId The block.
 */
export function focusBlock( registry: Registry, clientId: string ): void {
	void registry.dispatch( blockEditorStore ).selectBlock( clientId );
	canvasDocument().getElementById( `block-${ clientId }` )?.focus();
}

/**
 * Finds the block that holds a field; one that is not there is added at the end
 * of the recipe.
 *
 * @param registry What holds the blocks.
 * @param name     Name of the block.
 * @return The block; undefined where the recipe cannot have one.
 */
function blockFor( registry: Registry, name: string ): string | undefined {
	const editor = registry.select( blockEditorStore );
	const named = ( type: string ) =>
		editor
			.getClientIdsWithDescendants()
			.find( ( id ) => editor.getBlockName( id ) === type );
	const there = named( name );
	const root = named( 'larder/recipe' );
	if (
		there !== undefined ||
		root === undefined ||
		! editor.canInsertBlockType( name, root )
	) {
		return there;
	}
	const made = createBlock( name );
	void registry
		.dispatch( blockEditorStore )
		.insertBlock( made, undefined, root );
	return made.clientId;
}

/**
 * Finds a field that can be seen.
 *
 * @param area  Where to look.
 * @param field The field.
 */
function find( area: ParentNode, field: Field ): HTMLElement | undefined {
	return field.selectors
		.flatMap( ( selector ) => [
			...area.querySelectorAll< HTMLElement >( selector ),
		] )
		.find( ( element ) => element.getClientRects().length > 0 );
}

/**
 * Waits until a field is drawn, and puts the focus there. A block that folds
 * some of its fields has a button that shows them.
 *
 * @param block The block; undefined for the title of the post.
 * @param field The field.
 * @param end   When to give up, by the clock of the page.
 */
function focusWhenDrawn(
	block: string | undefined,
	field: Field,
	end: number
): void {
	const canvas = canvasDocument();
	const own =
		block === undefined
			? canvas
			: canvas.getElementById( `block-${ block }` );
	const area = field.isOutside ? document : own;
	const control = area ? find( area, field ) : undefined;
	if ( control ) {
		control.scrollIntoView( { block: 'center' } );
		control.focus();
		return;
	}
	own?.querySelector< HTMLElement >(
		'[data-larder-unfold][aria-expanded="false"]'
	)?.click();
	if ( performance.now() < end && wanted === field ) {
		requestAnimationFrame( () => focusWhenDrawn( block, field, end ) );
	}
}

/**
 * Selects the block of a field and focuses the control, as soon as the block is there:
 * none can be added before the canvas of the editor is drawn.
 *
 * @param registry What holds the blocks.
 * @param field    The field.
 * @param end      When to give up, by the clock of the page.
 */
function goWhenReady( registry: Registry, field: Field, end: number ): void {
	const block =
		field.block === '' ? undefined : blockFor( registry, field.block );
	if ( block === undefined && field.block !== '' ) {
		if ( performance.now() < end && wanted === field ) {
			requestAnimationFrame( () => goWhenReady( registry, field, end ) );
		}
		return;
	}
	const isCovered =
		field.isOutside || ! window.matchMedia( '(min-width: 782px)' ).matches;
	// The panel is where the sidebar is, and on a phone before everything.
	if ( isCovered ) {
		void registry.dispatch( editorStore ).closePublishSidebar();
	}
	if ( block !== undefined ) {
		void registry.dispatch( blockEditorStore ).selectBlock( block );
	}
	if ( field.isOutside ) {
		void registry
			.dispatch( 'core/edit-post' )
			[ 'openGeneralSidebar' ]?.( 'edit-post/block' );
	}
	focusWhenDrawn( block, field, end );
}

/**
 * Moves the editor to the field that a rule is about: selects the block and focuses
 * the control.
 *
 * @param registry What holds the blocks.
 * @param rule     The rule.
 * @param patience How long the field may take to be drawn, in milliseconds.
 */
export function goToField(
	registry: Registry,
	rule: string,
	patience = PATIENCE
): void {
	const field = FIELDS[ rule ];
	if ( field ) {
		wanted = field;
		goWhenReady( registry, field, performance.now() + patience );
	}
}
