import {
	store as blockEditorStore,
	useBlockEditContext,
	type Media,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useUploadError, type UndoStep } from '@larder/editor';
import type { ClipboardEvent } from 'react';
import { readItems } from '../read-items';
import type { GalleryItem } from '../types';
import { MEDIA_TYPES } from './add-buttons';
import { fromMedia } from './from-media';

/** What uploads files, as the editor is given it. */
type Upload = ( options: {
	allowedTypes: readonly string[];
	filesList: readonly File[];
	multiple: boolean;
	onFileChange: ( media: readonly Media[] ) => void;
	onError: ( message: string ) => void;
} ) => void;

function isUpload( value: unknown ): value is Upload {
	return typeof value === 'function';
}

/**
 * Returns what adds pasted pictures and videos: WordPress would put them in the
 * place of the whole gallery.
 *
 * @param startStep Starts an undo step of the gallery.
 * @return Handles a paste before the editor does.
 */
export function usePaste(
	startStep: UndoStep
): ( event: ClipboardEvent ) => void {
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	const onError = useUploadError();
	return ( event ) => {
		const { getBlockAttributes, getSettings } =
			registry.select( blockEditorStore );
		const upload = getSettings()[ 'mediaUpload' ];
		const filesList = [ ...event.clipboardData.files ].filter(
			( { type } ) =>
				MEDIA_TYPES.some( ( kind ) => type.startsWith( `${ kind }/` ) )
		);
		if ( filesList.length === 0 || ! isUpload( upload ) ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		const add = ( added: GalleryItem[] ): void => {
			const stored = getBlockAttributes( clientId );
			// The gallery may be gone, or another one by now.
			const items = readItems( stored?.[ 'items' ] );
			const next = added.filter(
				( { id } ) => ! items.some( ( item ) => item.id === id )
			);
			if ( stored && next.length > 0 ) {
				// All that is pasted at once is one step.
				startStep( `paste:${ event.timeStamp }` );
				void registry
					.dispatch( blockEditorStore )
					.updateBlockAttributes( clientId, {
						items: [ ...items, ...next ],
					} );
			}
		};
		upload( {
			allowedTypes: MEDIA_TYPES,
			filesList,
			multiple: true,
			// It tells of each file again and again, at first without an id.
			onFileChange: ( media ) =>
				add(
					media
						.filter( ( { id = 0 } ) => id > 0 )
						.flatMap( fromMedia )
				),
			onError,
		} );
	};
}
