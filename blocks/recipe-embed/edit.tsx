import {
	BlockControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, Placeholder, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { FailedPreview } from '@larder/editor';
import { recipeIcon } from '@larder/editor/icons';
import type { ReactElement } from 'react';
import { EmbedSettings } from './edit/embed-settings';
import { NewRecipeField } from './edit/new-recipe-field';
import { RecipeField } from './edit/recipe-field';
import type { RecipeEmbedAttributes } from './types';

type Props = Pick<
	BlockEditProps< RecipeEmbedAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * Shows the chosen recipe as the page does, with the author's own words about it.
 *
 * @return The preview, with a button that takes another recipe.
 */
function ChosenRecipe( { attributes, setAttributes }: Props ): ReactElement {
	const { recipeId, display, text } = attributes;
	return (
		<>
			<BlockControls group="other">
				{ recipeId > 0 && (
					<ToolbarButton
						onClick={ () =>
							window.open(
								`post.php?post=${ recipeId }&action=edit`,
								'_blank',
								'noopener'
							)
						}
					>
						{ __( 'Edit recipe', 'larder' ) }
					</ToolbarButton>
				) }
				<ToolbarButton
					onClick={ () =>
						setAttributes( {
							recipeId: 0,
							title: '',
							url: '',
							hasOwnTitle: false,
							rel: '',
							image: '',
						} )
					}
				>
					{ __( 'Replace', 'larder' ) }
				</ToolbarButton>
			</BlockControls>
			<Disabled>
				<ServerSideRender
					block="larder/recipe-embed"
					attributes={ { ...attributes, text: '' } }
					skipBlockSupportAttributes
					ErrorResponsePlaceholder={ FailedPreview }
				/>
			</Disabled>
			{ ( display === 'line' || text !== '' ) && (
				<RichText
					identifier="text"
					tagName="p"
					className="wp-block-larder-recipe-embed__text"
					value={ text }
					onChange={ ( next ) => setAttributes( { text: next } ) }
					placeholder={ __( 'Your words about it', 'larder' ) }
					aria-label={ __( 'Your words about it', 'larder' ) }
				/>
			) }
		</>
	);
}

/** Chooses a recipe of the site, or names one of another site, and shows it as the page does. */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< RecipeEmbedAttributes > ): ReactElement {
	const block = { attributes, setAttributes };
	return (
		<div { ...useBlockProps() }>
			<EmbedSettings { ...block } />
			{ attributes.title === '' && attributes.url === '' ? (
				<Placeholder
					icon={ recipeIcon }
					label={ __( 'Embedded recipe', 'larder' ) }
					instructions={ __(
						'Choose a recipe of this site, make a new one, or paste the link of another one.',
						'larder'
					) }
				>
					<RecipeField onChange={ setAttributes } />
					<NewRecipeField onChange={ setAttributes } />
				</Placeholder>
			) : (
				<ChosenRecipe { ...block } />
			) }
		</div>
	);
}
