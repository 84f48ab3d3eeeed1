import { RichText } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { VoteEdit } from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecommendAttributes } from './types';

/**
 * Edits the control that recommends the post; the page fills in how many do.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< RecommendAttributes > ): ReactElement {
	return (
		<VoteEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			label={ __( 'Recommend', 'larder' ) }
		>
			<span className="larder-vote__count">0</span>
			<RichText
				identifier="suffix"
				tagName="span"
				value={ attributes.suffix }
				onChange={ ( suffix ) => setAttributes( { suffix } ) }
				placeholder={ __( 'people recommend this', 'larder' ) }
				aria-label={ __( 'Text after the number', 'larder' ) }
				allowedFormats={ [] }
				disableLineBreaks
			/>
		</VoteEdit>
	);
}
