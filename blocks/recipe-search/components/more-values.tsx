import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { formatNumber } from '@larder/ui';
import { useValues, type Question } from '../hooks/use-values';
import { failedText } from '../words';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = Question & {
	/** Called when it is pressed, before there is an answer. */
	onPress: () => void;
};

/**
 * Renders a button that brings further values of a filter, and says how many there are.
 *
 * @return The button, or nothing where all values are there.
 */
export function MoreValues( {
	onPress,
	...question
}: Props ): ReactElement | null {
	const { options, found, size } = question.filter;
	const { status, hasMore, onLoadMore } = useValues( question );
	const left = size - options.length - ( found?.values.length ?? 0 );
	const isLoading = status === 'loading-more';
	if ( ! hasMore || left < 1 ) {
		return null;
	}
	return (
		<div className={ `${ BLOCK }__further` }>
			<button
				type="button"
				aria-disabled={ isLoading || undefined }
				onClick={ () => {
					if ( ! isLoading ) {
						onPress();
						onLoadMore();
					}
				} }
			>
				{ isLoading
					? __( 'Loading more results…', 'larder' )
					: sprintf(
							/* translators: %s: how many values of a filter are not shown yet. */
							__( 'Show more (%s)', 'larder' ),
							formatNumber( left )
						) }
			</button>
			{ status === 'error' && <p role="alert">{ failedText() }</p> }
		</div>
	);
}
