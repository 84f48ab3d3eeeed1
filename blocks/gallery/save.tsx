import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import {
	decodeText,
	isBlank,
	safeUrl,
	savedImage,
} from '@larder/editor/content';
import { readItems } from './read-items';
import type { GalleryAttributes, GalleryItem } from './types';

/**
 * Prints one picture or video.
 *
 * @return A picture, or a link to a video.
 */
function SavedItem( {
	item,
	version,
}: {
	item: GalleryItem;
	/** Version of the markup. */
	version: 1 | 2;
} ): ReactElement {
	const url = safeUrl( item.url );
	return (
		<figure className="wp-block-larder-gallery__item">
			{ item.type === 'image' ? (
				<img
					{ ...( version === 2 && savedImage( item.id ) ) }
					src={ url }
					alt={ decodeText( item.alt ) }
				/>
			) : (
				<a href={ url }>{ decodeText( item.alt ) || url }</a>
			) }
			{ ! isBlank( item.caption ) && (
				<RichText.Content tagName="figcaption" value={ item.caption } />
			) }
		</figure>
	);
}

/**
 * Prints the pictures as plain HTML, which is what a reader gets when the
 * plugin is switched off.
 *
 * @param version Version of the markup; 1 did not name the attachments of pictures.
 * @return Figures; nothing for an empty gallery.
 */
export function save(
	{ attributes }: BlockSaveProps< GalleryAttributes >,
	version: 1 | 2 = 2
): ReactElement | null {
	const items = readItems( attributes.items ).filter(
		( { url } ) => safeUrl( url ) !== ''
	);
	return items.length === 0 ? null : (
		<div { ...useBlockProps.save() }>
			{ items.map( ( item, at ) => (
				<SavedItem key={ at } item={ item } version={ version } />
			) ) }
		</div>
	);
}
