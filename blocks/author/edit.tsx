import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	decodeUrl,
	firstButton,
	PictureButton,
	ShownPicture,
	readUrl,
	TitleField,
	useNextFocus,
	useSteady,
	ValueField,
	WEB_URL_HINT,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { AuthorAttributes } from './types';

/**
 * Edits who wrote the recipe; what is left empty comes from the post's author.
 */
export function Edit( {
	attributes: { title, name, bio, url, imageId, imageUrl, imageAlt },
	setAttributes,
	isSelected,
	context,
}: BlockEditProps< AuthorAttributes > ): ReactElement {
	const picture =
		imageUrl === ''
			? undefined
			: { id: imageId, url: imageUrl, alt: imageAlt };
	const recipeAuthor = context[ 'larder/author' ];
	const [ isOpen, follow ] = useSteady( isSelected );
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const ref = useMergeRefs( [ area, follow ] );
	return (
		<div { ...useBlockProps( { ref } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Recipe author', 'larder' ) }>
					<ValueField
						hasLabel
						inputMode="url"
						label={ __( 'Address of a page about them', 'larder' ) }
						value={ decodeUrl( url ) }
						format={ ( address ) => address }
						parse={ readUrl }
						onChange={ ( next ) => setAttributes( { url: next } ) }
						hint={ WEB_URL_HINT }
						placeholder="https://"
					/>
				</PanelBody>
			</InspectorControls>
			<TitleField
				block="wp-block-larder-author"
				value={ title }
				onChange={ ( next ) => setAttributes( { title: next } ) }
				placeholder={ __( 'About the author', 'larder' ) }
				label={ __( 'Heading above the author', 'larder' ) }
			/>
			{ picture && (
				<ShownPicture
					className="wp-block-larder-author__image"
					picture={ picture }
					isFocused={ isOpen }
					onRemove={ () => {
						focusNext( firstButton );
						setAttributes( {
							imageId: 0,
							imageUrl: '',
							imageAlt: '',
						} );
					} }
				/>
			) }
			{ isOpen && (
				<PictureButton
					picture={ picture }
					size="thumbnail"
					onChange={ ( { id, url: address, alt } ) =>
						setAttributes( {
							imageId: id,
							imageUrl: address,
							imageAlt: alt,
						} )
					}
				/>
			) }
			<RichText
				identifier="name"
				tagName="p"
				className="wp-block-larder-author__name"
				value={ name }
				onChange={ ( next ) => setAttributes( { name: next } ) }
				placeholder={
					typeof recipeAuthor === 'string' && recipeAuthor !== ''
						? decodeText( recipeAuthor )
						: __( 'The author of the post', 'larder' )
				}
				aria-label={ __( 'Name of the author', 'larder' ) }
				allowedFormats={ [] }
				disableLineBreaks
			/>
			<RichText
				identifier="bio"
				tagName="p"
				className="wp-block-larder-author__bio"
				value={ bio }
				onChange={ ( next ) => setAttributes( { bio: next } ) }
				placeholder={ __(
					'A few words, or those of their profile',
					'larder'
				) }
				aria-label={ __( 'About the author', 'larder' ) }
			/>
		</div>
	);
}
