import { InnerBlocks, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { decodeText, isBlank, safeUrl } from '@larder/editor/content';
import { readFacts } from './facts';
import { savedFacts, type Version } from './saved-facts';
import type { RecipeAttributes } from './types';

/**
 * Prints the recipe as plain HTML: name, picture, description, facts, and the
 * blocks inside. It is what a reader gets when the plugin is switched off.
 *
 * @param version Version of the markup.
 */
export function save(
	{ attributes }: BlockSaveProps< RecipeAttributes >,
	version: Version = 4
): ReactElement {
	const facts = readFacts( ( key ) => attributes[ key ] );
	const printed = savedFacts( facts, attributes.printedFacts, version );
	const imageUrl = safeUrl( facts.imageUrl );
	return (
		<div { ...useBlockProps.save() }>
			{ ! isBlank( facts.name ) && (
				<RichText.Content
					tagName="h2"
					className="wp-block-larder-recipe__name"
					value={ facts.name }
				/>
			) }
			{ imageUrl !== '' && (
				<figure className="wp-block-larder-recipe__image">
					<img
						{ ...( facts.imageId > 0 && {
							className: `wp-image-${ facts.imageId }`,
						} ) }
						src={ imageUrl }
						alt={ decodeText( facts.imageAlt ) }
					/>
				</figure>
			) }
			{ ! isBlank( facts.description ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-recipe__description"
					value={ facts.description }
				/>
			) }
			{ printed.length > 0 && (
				<dl className="wp-block-larder-recipe__facts">
					{ printed.map( ( { fact, value, label, text } ) => (
						<div
							key={ fact }
							className="wp-block-larder-recipe__fact"
							data-fact={ fact }
							data-value={ value || undefined }
						>
							<RichText.Content tagName="dt" value={ label } />
							<RichText.Content tagName="dd" value={ text } />
						</div>
					) ) }
				</dl>
			) }
			<InnerBlocks.Content />
		</div>
	);
}
