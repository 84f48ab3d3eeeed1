import { speak } from '@wordpress/a11y';
import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
	type Media,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
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
import { usePaste } from './edit/use-paste';
import { readItems } from './read-items';
import type { GalleryAttributes, GalleryItem } from './types';

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
	const items = useMemo(
		() => readItems( attributes.items ),
		[ attributes.items ]
	);
	// What is added by its address comes later, when others may have come before it.
	const latest = useRef( items );
	useEffect( () => {
		latest.current = items;
	}, [ items ] );
	const findMedia = useFindMedia();
	const onError = useUploadError();
	const startStep = useUndoSteps();
	const [ chosen, choose ] = useState( 0 );
	const item = items[ chosen ];
	const blockProps = useBlockProps( {
		className: 'larder-gallery-edit',
		onPasteCapture: usePaste( startStep ),
	} );
	const store = ( next: GalleryItem[], scope?: string ): void => {
		startStep( scope );
		setAttributes( { items: next } );
	};
	const add = ( added: GalleryItem[], scope?: string ): void => {
		if ( added.length > 0 ) {
			store( [ ...latest.current, ...added ], scope );
		}
	};
	// An upload tells of all its files again with each that is there.
	const addNew = ( media: Media[] ): void =>
		add(
			media
				.flatMap( fromMedia )
				.filter(
					( { id } ) =>
						! latest.current.some( ( other ) => other.id === id )
				),
			'upload'
		);
	const replace = ( [ next ]: GalleryItem[] ): void => {
		if ( item && next ) {
			// What was said of the picture before is not said of the next one.
			store( latest.current.with( chosen, next ) );
		}
	};
	const move = ( by: -1 | 1 ): void => {
		if ( item ) {
			const rest = items.toSpliced( chosen, 1 );
			store( rest.toSpliced( chosen + by, 0, item ) );
			choose( chosen + by );
			speak(
				sprintf(
					/* translators: 1: place of a picture or video in the gallery, 2: number of pictures and videos. */
					__( 'Item %1$d of %2$d', 'larder' ),
					chosen + by + 1,
					items.length
				),
				'assertive'
			);
		}
	};
	const remove = (): void => {
		store( items.toSpliced( chosen, 1 ) );
		choose( Math.max( 0, chosen - 1 ) );
	};

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
