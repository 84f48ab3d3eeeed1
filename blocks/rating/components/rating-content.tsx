import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import type { RatingBlock } from '@larder/contracts';
import { Summary } from './summary';

type Props = {
	/** What the block says. */
	block: RatingBlock;
	heading: ReactNode;
	/** The field that rates without a comment. */
	form?: ReactNode;
};

/**
 * Shows how the recipe is rated, and where that is done.
 *
 * @return What is inside the block's element.
 */
export function RatingContent( {
	block: { summary, showBars, commentsUrl, formUrl },
	heading,
	form = null,
}: Props ): ReactElement {
	return (
		<>
			{ heading }
			<Summary
				summary={ summary }
				commentsUrl={ commentsUrl }
				showBars={ showBars }
			/>
			{ form }
			{ formUrl !== '' && (
				<p className="wp-block-larder-rating__invite">
					<a href={ formUrl }>
						{ form === null
							? __( 'Rate this recipe', 'larder' )
							: __( 'Write a comment', 'larder' ) }
					</a>
				</p>
			) }
		</>
	);
}
