import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { DragEvent } from 'react';
import type { Picture } from '../fields/picture-field';
import { useUploadError } from '../fields/use-upload-error';
import { encodeText } from '../text/html-text';
import { eventElement } from '../event-element';
import { isLoose, readCount, readHtml } from './read';
import { placeOf, type ListRow, type RowKind } from './model';
import type { ListApi } from './use-list-editor';

/** Uploads files, as the settings of the block editor bring it. */
type Upload = ( options: {
	filesList: File[];
	allowedTypes: string[];
	onFileChange: ( media: unknown[] ) => void;
	onError: ( error: { message?: string } | string ) => void;
} ) => void;

/**
 * Reads what an upload gives.
 *
 * @param media What WordPress tells of a file.
 * @return The picture, once it has a URL of the site.
 */
function pictureOf( media: unknown ): Picture | null {
	const loose = isLoose( media ) ? media : {};
	const url = readHtml( loose[ 'url' ] );
	const id = readCount( loose[ 'id' ] );
	return id > 0 && /^https?:/.test( url )
		? { id, url, alt: encodeText( readHtml( loose[ 'alt' ] ) ) }
		: null;
}

/** Returns the row that something is dragged over, where it brings pictures. */
function rowOf( { target, dataTransfer }: DragEvent ): string | undefined {
	return dataTransfer.types.includes( 'Files' )
		? eventElement( target )?.closest< HTMLElement >( '[data-larder-row]' )
				?.dataset[ 'larderRow' ]
		: undefined;
}

/**
 * Assigns a picture that is dropped on a row to that row; WordPress would insert
 * a block for it.
 *
 * @param api What changes the list.
 * @return Handlers for the capture phase, before the editor's own; none where rows have no pictures.
 */
export function useDroppedPictures< Row extends ListRow >(
	api: ListApi< Row >,
	kind: RowKind< Row >
): {
	onDragOverCapture?: ( event: DragEvent ) => void;
	onDropCapture?: ( event: DragEvent ) => void;
} {
	const registry = useRegistry();
	const onError = useUploadError();
	return useMemo( () => {
		const { withPicture } = kind;
		if ( ! withPicture ) {
			return {};
		}
		const claim = ( event: DragEvent ): string | null => {
			const row = rowOf( event );
			if ( row === undefined || ! placeOf( api.sections(), row ) ) {
				return null;
			}
			event.preventDefault();
			event.stopPropagation();
			return row;
		};
		return {
			onDragOverCapture: ( event ) => void claim( event ),
			onDropCapture: ( event ) => {
				const file = [ ...event.dataTransfer.files ].find(
					( { type } ) => type.startsWith( 'image/' )
				);
				const row = file ? claim( event ) : null;
				const { mediaUpload } = registry
					.select( blockEditorStore )
					.getSettings();
				if (
					! file ||
					row === null ||
					typeof mediaUpload !== 'function'
				) {
					return;
				}
				// WordPress gives it to the blocks in this shape.
				( mediaUpload as Upload )( {
					filesList: [ file ],
					allowedTypes: [ 'image' ],
					onFileChange: ( [ media ] ) => {
						const picture = pictureOf( media );
						if ( picture ) {
							api.update( row, 'image', ( before ) =>
								withPicture( before, picture )
							);
						}
					},
					onError: ( error ) =>
						onError(
							typeof error === 'string'
								? error
								: ( error.message ?? '' )
						),
				} );
			},
		};
	}, [ api, kind, registry, onError ] );
}
