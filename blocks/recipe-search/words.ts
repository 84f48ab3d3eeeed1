import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@larder/ui';
import type { Filter } from './view-types';

/**
 * Returns a sentence with the number of recipes that were found.
 *
 * @param total How many.
 * @return Such as "28 recipes".
 */
export function totalText( total: number ): string {
	return sprintf(
		/* translators: %s: number of recipes. */
		_n( '%s recipe', '%s recipes', total, 'larder' ),
		formatNumber( total )
	);
}

/**
 * Returns a sentence that says that a search has failed.
 */
export function failedText(): string {
	return __( 'The results could not be loaded.', 'larder' );
}

/**
 * Returns the label for the current maximum of a range filter.
 *
 * @return Such as "Up to 30 min".
 */
export function mostText( filter: Filter, most: number ): string {
	return filter.most.replace( '%s', formatNumber( most ) );
}

/**
 * Returns the label of the button that closes the filters and shows the results.
 *
 * @param total How many recipes were found.
 * @return Such as "Show 28 recipes".
 */
export function showText( total: number ): string {
	return sprintf(
		/* translators: %s: number of recipes. */
		_n( 'Show %s recipe', 'Show %s recipes', total, 'larder' ),
		formatNumber( total )
	);
}
