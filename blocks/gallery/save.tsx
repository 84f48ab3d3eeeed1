import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { decodeText, isBlank, safeUrl } from '@larder/editor/content';
import { readItems } from './read-items';
import type { GalleryAttributes, GalleryItem } from './types';

/**
 * Prints one picture or video.
 *
 * @param props      Props.
 * @param props.item The item.
 * @return A picture, or a link to a video.
 */
function SavedItem( { item }: { item: GalleryItem } ): ReactElement {
	const url = safeUrl( item.url );
	return (
		<figure className="wp-block-larder-gallery__item">
			{ item.type === 'image' ? (
				<img src={ url } alt={ decodeText( item.alt ) } />
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
 * @param props            Props.
 * @param props.attributes The block's attributes.
 * @return Figures; nothing for an empty gallery.
 */
export function save( {
	attributes,
}: BlockSaveProps< GalleryAttributes > ): ReactElement | null {
	const items = readItems( attributes.items ).filter(
		( { url } ) => safeUrl( url ) !== ''
	);
	return items.length === 0 ? null : (
		<div { ...useBlockProps.save() }>
			{ items.map( ( item, at ) => (
				<SavedItem key={ at } item={ item } />
			) ) }
		</div>
	);
}
