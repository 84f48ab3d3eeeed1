import { __ } from '@wordpress/i18n';
import type { RatingSummary } from '@larder/contracts';
import type { ReactElement } from 'react';
import { Stars } from '@larder/ui';
import { Bars } from './bars';

type Props = {
	/** How the recipe is rated. */
	summary: RatingSummary;
	/** Where the comments are, empty when there are none. */
	commentsUrl: string;
	/** Whether to show the spread. */
	showBars: boolean;
};

/**
 * Shows the average, how many rated, and how the ratings are spread.
 *
 * @return What the block says of the ratings.
 */
export function Summary( {
	summary: { average, count, spread, text, label, total },
	commentsUrl,
	showBars,
}: Props ): ReactElement {
	if ( count === 0 ) {
		return (
			<p className="wp-block-larder-rating__none">
				{ __( 'Nobody has rated this recipe yet.', 'larder' ) }
			</p>
		);
	}
	return (
		<>
			<p className="wp-block-larder-rating__average">
				<span
					className="wp-block-larder-rating__number"
					aria-hidden="true"
				>
					{ text }
				</span>
				<Stars rating={ average } label={ label } />
				{ commentsUrl === '' ? (
					<span>{ total }</span>
				) : (
					<a href={ commentsUrl }>{ total }</a>
				) }
			</p>
			{ showBars && <Bars spread={ spread } /> }
		</>
	);
}
