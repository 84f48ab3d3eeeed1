import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeText,
	isBlank,
	safeUrl,
	savedImage,
	SavedTitle,
} from '@larder/editor/content';
import type { AuthorAttributes } from './types';

/**
 * Prints what is said of the author in the block itself; what comes from the
 * post is the theme's to print where the plugin is switched off.
 *
 * @param version Version of the markup; 1 did not name the attachments of pictures.
 * @return Heading, picture, name and biography; nothing where the block says nothing.
 */
export function save(
	{ attributes }: BlockSaveProps< AuthorAttributes >,
	version: 1 | 2 = 2
): ReactElement | null {
	const { title, printedTitle, name, bio, url, imageUrl, imageAlt } =
		attributes;
	const image = safeUrl( imageUrl );
	if ( isBlank( name ) && isBlank( bio ) && image === '' ) {
		return null;
	}
	const href = safeUrl( url );
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-author__title"
				title={ title }
				printed={ printedTitle }
				fallback={ __( 'About the author', 'larder' ) }
			/>
			{ image !== '' && (
				<img
					{ ...savedImage(
						version === 2 ? attributes.imageId : 0,
						'wp-block-larder-author__image'
					) }
					src={ image }
					alt={ decodeText( imageAlt ) }
				/>
			) }
			{ ! isBlank( name ) && (
				<p className="wp-block-larder-author__name">
					{ href === '' ? (
						<RichText.Content tagName="span" value={ name } />
					) : (
						<a href={ href }>{ decodeText( name ) }</a>
					) }
				</p>
			) }
			{ ! isBlank( bio ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-author__bio"
					value={ bio }
				/>
			) }
		</div>
	);
}
