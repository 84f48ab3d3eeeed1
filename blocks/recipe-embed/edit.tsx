import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	Placeholder,
	SelectControl,
	TextControl,
	ToolbarButton,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import {
	decodeText,
	encodeText,
	FailedPreview,
	isBlank,
	ValueField,
} from '@larder/editor';
import { recipeIcon } from '@larder/editor/icons';
import type { ReactElement } from 'react';
import { hostOf, LINK_HINT, readLink } from './edit/read-link';
import { RecipeField } from './edit/recipe-field';
import type { Display, RecipeEmbedAttributes } from './types';

type Props = Pick<
	BlockEditProps< RecipeEmbedAttributes >,
	'attributes' | 'setAttributes'
>;

const DISPLAYS: readonly { value: Display; label: string }[] = [
	{ value: 'whole', label: __( 'The whole recipe', 'larder' ) },
	{ value: 'card', label: __( 'A card', 'larder' ) },
	{ value: 'line', label: __( 'A line with own words', 'larder' ) },
];

/**
 * Chooses how much of the recipe is shown, and names a recipe of another site.
 *
 * @return The controls of the sidebar.
 */
function EmbedSettings( { attributes, setAttributes }: Props ): ReactElement {
	const { recipeId, display, title, url } = attributes;
	// Also while its name is empty, to be typed anew.
	const isElsewhere = recipeId === 0 && url !== '';
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Recipe', 'larder' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Show', 'larder' ) }
					value={ display }
					options={ [ ...DISPLAYS ] }
					onChange={ ( next ) => setAttributes( { display: next } ) }
				/>
				{ isElsewhere && (
					<>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Name', 'larder' ) }
							value={ decodeText( title ) }
							placeholder={ hostOf( url ) }
							onBlur={ () =>
								isBlank( title ) &&
								setAttributes( {
									title: encodeText( hostOf( url ) ),
								} )
							}
							onChange={ ( next ) =>
								setAttributes( {
									title: encodeText( next ),
								} )
							}
						/>
						<ValueField
							hasLabel
							inputMode="url"
							label={ __( 'Link', 'larder' ) }
							value={ url }
							format={ ( address ) => address }
							parse={ readLink }
							onChange={ ( next ) =>
								setAttributes( { url: next } )
							}
							hint={ LINK_HINT }
						/>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * Shows the chosen recipe as the page does, with the author's own words about it.
 *
 * @return The preview, with a button that takes another recipe.
 */
function ChosenRecipe( { attributes, setAttributes }: Props ): ReactElement {
	const { display, text } = attributes;
	return (
		<>
			<BlockControls group="other">
				<ToolbarButton
					onClick={ () =>
						setAttributes( {
							recipeId: 0,
							title: '',
							url: '',
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
						'Choose a recipe of this site, or paste the link of another one.',
						'larder'
					) }
				>
					<RecipeField onChange={ setAttributes } />
				</Placeholder>
			) : (
				<ChosenRecipe { ...block } />
			) }
		</div>
	);
}
