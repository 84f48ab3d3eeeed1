import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { RatingContent } from './components/rating-content';
import { ForeignForm } from './edit/foreign-form';
import { useSummary } from './edit/use-summary';
import type { RatingAttributes } from './types';

/**
 * Edits the ratings: the heading in place, above how the recipe is rated.
 */
export function Edit( {
	attributes: { title, showBars },
	setAttributes,
	context,
}: BlockEditProps< RatingAttributes > ): ReactElement {
	const summary = useSummary( context[ 'postType' ], context[ 'postId' ] );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Ratings', 'larder' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Show how many gave one star, two stars and so on',
							'larder'
						) }
						checked={ showBars }
						onChange={ ( next ) =>
							setAttributes( { showBars: next } )
						}
					/>
					<p>
						{ __(
							'Visitors rate in their comments. Settings → Discussion lets them rate without one, in this block.',
							'larder'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<ForeignForm />
			<RatingContent
				heading={
					<RichText
						identifier="title"
						tagName="h3"
						className="wp-block-larder-rating__title"
						value={ title }
						onChange={ ( next ) =>
							setAttributes( { title: next } )
						}
						placeholder={ __( 'Ratings', 'larder' ) }
						aria-label={ __( 'Heading of the ratings', 'larder' ) }
						allowedFormats={ [ 'core/bold', 'core/italic' ] }
						disableLineBreaks
					/>
				}
				block={ {
					title,
					level: 3,
					summary,
					showBars,
					commentsUrl: '',
					formUrl: '',
					isOpen: false,
				} }
			/>
		</div>
	);
}
