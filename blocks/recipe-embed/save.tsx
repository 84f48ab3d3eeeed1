import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import type { RecipeEmbedAttributes } from './types';

/** Saves a link to the recipe, which a page shows when the plugin is off. */
export function save( {
	attributes: { title, url, rel, image, text },
}: BlockSaveProps< RecipeEmbedAttributes > ): ReactElement | null {
	return title === '' ? null : (
		<div { ...useBlockProps.save() }>
			{ image !== '' && (
				<img
					className="wp-block-larder-recipe-embed__image"
					src={ image }
					alt=""
				/>
			) }
			<p className="wp-block-larder-recipe-embed__title">
				<a href={ url } rel={ rel === '' ? undefined : rel }>
					<RichText.Content value={ title } />
				</a>
			</p>
			{ text !== '' && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-recipe-embed__text"
					value={ text }
				/>
			) }
		</div>
	);
}
