import { speak } from '@wordpress/a11y';
import type { Media } from '@wordpress/block-editor';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readItems } from '../read-items';
import type { GalleryAttributes, GalleryItem } from '../types';
import { fromMedia } from './from-media';

type GalleryEditor = {
	items: GalleryItem[];
	/** Index of the chosen item. */
	chosen: number;
	choose: ( index: number ) => void;
	/** Stores other items; changes of one scope are one undo step. */
	store: ( items: GalleryItem[], scope?: string ) => void;
	/** Adds items at the end. */
	add: ( items: GalleryItem[], scope?: string ) => void;
	/** Adds those files of an upload that are not there yet. */
	addNew: ( media: Media[] ) => void;
	/** Replaces the chosen item with the first of some items. */
	replace: ( items: GalleryItem[] ) => void;
	/** Moves the chosen item and says where it is. */
	move: ( by: -1 | 1 ) => void;
	/** Removes the chosen item. */
	remove: () => void;
};

/**
 * Returns the gallery's items and the chosen one, and changes them.
 *
 * @param attributes    The block's attributes.
 * @param setAttributes Changes them.
 * @param startStep     Begins an undo step.
 */
export function useGallery(
	attributes: GalleryAttributes,
	setAttributes: ( attributes: Partial< GalleryAttributes > ) => void,
	startStep: ( scope?: string ) => void
): GalleryEditor {
	const items = useMemo(
		() => readItems( attributes.items ),
		[ attributes.items ]
	);
	// What is added by its URL comes later, when others may have come before it.
	const latest = useRef( items );
	useEffect( () => {
		latest.current = items;
	}, [ items ] );
	const [ chosen, choose ] = useState( 0 );
	const item = items[ chosen ];
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

	return {
		items,
		chosen,
		choose,
		store,
		add,
		addNew,
		replace,
		move,
		remove,
	};
}
