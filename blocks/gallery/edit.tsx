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
	TypedUrl,
	useSteady,
	useUndoSteps,
	useUploadError,
} from '@larder/editor';
import { AddButtons, MEDIA_TYPES } from './edit/add-buttons';
import { fromMedia } from './edit/from-media';
import { ItemFields } from './edit/item-fields';
import { Tile } from './edit/tile';
import { useUrls } from './edit/use-urls';
import { useGallery } from './edit/use-gallery';
import { usePaste } from './edit/use-paste';
import type { GalleryAttributes } from './types';

/**
 * Edits the gallery: tiles in place, and what is said of the chosen one.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< GalleryAttributes > ): ReactElement {
	const onError = useUploadError();
	const startStep = useUndoSteps();
	const { items, chosen, choose, store, add, addNew, replace, move, remove } =
		useGallery( attributes, setAttributes, startStep );
	const addUrl = useUrls( add );
	const replaceByUrl = useUrls( replace );
	const item = items[ chosen ];
	const [ isOpen, ref ] = useSteady( isSelected );
	const blockProps = useBlockProps( {
		ref,
		className: 'larder-gallery-edit',
		onPasteCapture: usePaste( startStep ),
	} );
	if ( items.length === 0 ) {
		return (
			<div { ...blockProps }>
				<TypedUrl onTake={ addUrl }>
					{ ( take ) => (
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
							onSelectURL={ take }
							onError={ onError }
						/>
					) }
				</TypedUrl>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ isSelected && item && (
				<BlockControls group="other">
					<TypedUrl onTake={ replaceByUrl }>
						{ ( take ) => (
							<MediaReplaceFlow
								mediaId={ item.id }
								mediaURL={ safeUrl( item.url ) }
								allowedTypes={ MEDIA_TYPES }
								accept="image/*,video/*"
								onSelect={ ( media ) =>
									replace( fromMedia( media ) )
								}
								onSelectURL={ take }
								onError={ onError }
							/>
						) }
					</TypedUrl>
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
			{ isOpen && item && (
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
			{ isOpen && <AddButtons onAdd={ add } onUrl={ addUrl } /> }
		</div>
	);
}
