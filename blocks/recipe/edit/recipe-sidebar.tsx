import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { decodeText, encodeText, ValueField } from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeFacts } from '../types';
import { panText, readPanText } from '../../ingredients/pan-text';
import { LanguageField } from './language-field';
import type { PostFacts } from './use-post-facts';

type Props = {
	/** The recipe's block. */
	clientId: string;
	facts: RecipeFacts;
	/** What the post gives. */
	post: PostFacts;
	/** Changes the facts. */
	update: ( facts: Partial< RecipeFacts > ) => void;
};

/**
 * Renders what the card does not show: all else is edited where it is read.
 */
export function RecipeSidebar( {
	clientId,
	facts,
	post,
	update,
}: Props ): ReactElement {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Recipe', 'larder' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name of the recipe', 'larder' ) }
					help={ __(
						'The title of the post, unless you write another one.',
						'larder'
					) }
					placeholder={ post.title ?? '' }
					value={ decodeText( facts.name ) }
					onChange={ ( name ) =>
						update( { name: encodeText( name ) } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className="larder-author-field"
					label={ __( 'Author', 'larder' ) }
					help={ __(
						'The author of the post, unless you name another one.',
						'larder'
					) }
					placeholder={ post.author }
					value={ decodeText( facts.author ) }
					onChange={ ( author ) =>
						update( { author: encodeText( author ) } )
					}
				/>
				<LanguageField
					clientId={ clientId }
					value={ facts.language }
					onChange={ ( language ) => update( { language } ) }
				/>
				<ValueField
					hasLabel
					className="larder-pan-field"
					label={ __( 'Pan', 'larder' ) }
					value={ facts.pan }
					format={ ( pan ) => ( pan ? panText( pan ) : '' ) }
					parse={ readPanText }
					onChange={ ( pan ) => update( { pan } ) }
					hint={ __(
						'Write size and shape, such as 20 cm round, 9 × 13 in or 25 cm loaf tin. Visitors can change it for theirs.',
						'larder'
					) }
					placeholder={ __( '20 cm round', 'larder' ) }
				/>
				{ ( facts.imageUrl !== '' || post.image !== null ) && (
					<TextareaControl
						className="larder-alt-field"
						placeholder={
							facts.imageUrl === '' ? post.image?.alt : ''
						}
						__nextHasNoMarginBottom
						label={ __(
							'Alternative text of the picture',
							'larder'
						) }
						value={ decodeText( facts.imageAlt ) }
						onChange={ ( alt ) =>
							update( { imageAlt: encodeText( alt ) } )
						}
					/>
				) }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Something to eat or drink', 'larder' ) }
					help={ __(
						'Turn this off for soap, play dough and the like: search engines are then not told of a recipe.',
						'larder'
					) }
					checked={ facts.isFood }
					onChange={ ( isFood ) => update( { isFood } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
