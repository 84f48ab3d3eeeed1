import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import {
	isLoose,
	readHtml,
	readList,
	type PastedPicture,
} from '@larder/editor';
import type { Picture } from './found';

type Registry = ReturnType< typeof useRegistry >;

/** Adds pictures to the steps of groups that have none. */
function stepsWith(
	groups: unknown,
	pictureOf: ( step: string ) => Picture | undefined
): unknown[] {
	return readList( groups ).map( ( group ) =>
		isLoose( group )
			? {
					...group,
					steps: readList( group[ 'steps' ] ).map( ( step ) => {
						const picture = isLoose( step )
							? pictureOf( readHtml( step[ 'text' ] ) )
							: undefined;
						return isLoose( step ) &&
							picture &&
							step[ 'image' ] === undefined
							? { ...step, image: picture }
							: step;
					} ),
				}
			: group
	);
}

/**
 * Adds pictures of the media library to a recipe and its steps, as one undo step.
 *
 * @param registry What holds the blocks.
 * @param recipe   The recipe's block.
 * @param pasted   Which picture shows what.
 * @param brought  Pictures of the media library, by the URLs that they came from.
 */
export function givePictures(
	registry: Registry,
	recipe: string,
	pasted: readonly PastedPicture[],
	brought: ReadonlyMap< string, Picture >
): void {
	const editor = registry.select( blockEditorStore );
	const attributes = editor.getBlockAttributes( recipe );
	if ( ! attributes || brought.size === 0 ) {
		return;
	}
	const actions = registry.dispatch( blockEditorStore );
	const shown = ( step: string | null ): Picture | undefined =>
		brought.get(
			pasted.find( ( each ) => each.step === step )?.picture.url ?? ''
		);
	const dish = shown( null );
	registry.batch( () => {
		for ( const id of editor.getClientIdsOfDescendants( [ recipe ] ) ) {
			if ( editor.getBlockName( id ) === 'larder/instructions' ) {
				const { groups } = editor.getBlockAttributes( id ) ?? {};
				void actions.__unstableMarkNextChangeAsNotPersistent();
				void actions.updateBlockAttributes( id, {
					groups: stepsWith( groups, shown ),
				} );
			}
		}
		if ( dish && ! readHtml( attributes[ 'imageUrl' ] ) ) {
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.updateBlockAttributes( recipe, {
				imageId: dish.id,
				imageUrl: dish.url,
				imageAlt: dish.alt,
			} );
		}
		void actions.__unstableMarkLastChangeAsPersistent();
	} );
}
