import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	galleryIcon,
	safeUrl,
	useUndoSteps,
	useUploadError,
} from '@larder/editor';
import { AddButtons, MEDIA_TYPES } from './edit/add-buttons';
import { useFindMedia } from './edit/find-media';
import { fromMedia } from './edit/from-media';
import { ItemFields } from './edit/item-fields';
import { Tile } from './edit/tile';
import { useGallery } from './edit/use-gallery';
import { usePaste } from './edit/use-paste';
import type { GalleryAttributes } from './types';

/**
 * Edits the gallery: tiles in place, and what is said of the chosen one.
 *
 * @return The block.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< GalleryAttributes > ): ReactElement {
	const findMedia = useFindMedia();
	const onError = useUploadError();
	const startStep = useUndoSteps();
	const { items, chosen, choose, store, add, addNew, replace, move, remove } =
		useGallery( attributes, setAttributes, startStep );
	const item = items[ chosen ];
	const blockProps = useBlockProps( {
		className: 'larder-gallery-edit',
		onPasteCapture: usePaste( startStep ),
	} );
	if ( items.length === 0 ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ galleryIcon }
					labels={ {
						title: __( 'Recipe gallery', 'larder' ),
						instructions: __(
							'Add pictures and videos of the dish and of how it is made.',
							'larder'
						),
					} }
					accept="image/*,video/*"
					allowedTypes={ MEDIA_TYPES }
					multiple
					onSelect={ addNew }
					onSelectURL={ ( url ) =>
						void findMedia( url ).then( ( found ) => add( found ) )
					}
					onError={ onError }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ isSelected && item && (
				<BlockControls group="other">
					<MediaReplaceFlow
						mediaId={ item.id }
						mediaURL={ safeUrl( item.url ) }
						allowedTypes={ MEDIA_TYPES }
						accept="image/*,video/*"
						onSelect={ ( media ) => replace( fromMedia( media ) ) }
						onSelectURL={ ( url ) =>
							void findMedia( url ).then( replace )
						}
						onError={ onError }
					/>
				</BlockControls>
			) }
			<div className="larder-gallery-edit__tiles">
				{ items.map( ( one, at ) => (
					<Tile
						key={ at }
						item={ one }
						place={ at + 1 }
						isChosen={ isSelected && at === chosen }
						onChoose={ () => choose( at ) }
					/>
				) ) }
			</div>
			{ isSelected && item && (
				<ItemFields
					item={ item }
					isFirst={ chosen === 0 }
					isLast={ chosen === items.length - 1 }
					onChange={ ( next, field ) =>
						store(
							items.with( chosen, next ),
							`${ chosen }:${ field }`
						)
					}
					onMove={ move }
					onRemove={ remove }
				/>
			) }
			{ isSelected && <AddButtons onAdd={ add } /> }
		</div>
	);
}
