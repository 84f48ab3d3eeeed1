import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format-number';
import type { MultiSelectStatus } from './types';

/** What there is to say something about. */
type Situation = {
	status: MultiSelectStatus;
	/** Characters that have to be typed still. */
	missing: number;
	/** Characters that are too many. */
	excess: number;
	/** How many options were found. */
	found: number;
	/** Whether there are more of them. */
	hasMore: boolean;
	selected: number;
	/** Values that may be chosen; undefined without a limit. */
	maxSelected: number | undefined;
};

function summary( {
	found,
	hasMore,
	selected,
}: Pick< Situation, 'found' | 'hasMore' | 'selected' > ): string {
	const parts: string[] = [];
	if ( hasMore ) {
		// Nobody has counted them all.
		parts.push( __( 'Type to find more', 'larder' ) );
	} else {
		/* translators: %s: a number. */
		const text = _n( '%s option', '%s options', found, 'larder' );
		parts.push( sprintf( text, formatNumber( found ) ) );
	}
	if ( selected > 0 ) {
		/* translators: %s: a number. */
		const text = _n( '%s selected', '%s selected', selected, 'larder' );
		parts.push( sprintf( text, formatNumber( selected ) ) );
	}
	return parts.join( ' · ' );
}

/**
 * Returns the status of the list: errors come before activity, and activity before
 * the number of options.
 *
 * @param situation What there is to say something about.
 * @return One line; empty where there is nothing to say.
 */
export function statusMessage( situation: Situation ): string {
	const { status, missing, excess, found, maxSelected } = situation;
	if ( missing > 0 ) {
		/* translators: %s: a number. */
		const text = _n(
			'Please enter %s or more characters',
			'Please enter %s or more characters',
			missing,
			'larder'
		);
		return sprintf( text, formatNumber( missing ) );
	}
	if ( excess > 0 ) {
		/* translators: %s: a number. */
		const text = _n(
			'Please delete %s character',
			'Please delete %s characters',
			excess,
			'larder'
		);
		return sprintf( text, formatNumber( excess ) );
	}
	if ( status === 'error' ) {
		return __( 'The results could not be loaded.', 'larder' );
	}
	if ( status === 'searching' ) {
		return __( 'Searching…', 'larder' );
	}
	if ( status === 'loading-more' ) {
		return __( 'Loading more results…', 'larder' );
	}
	if ( found === 0 ) {
		return __( 'No results found', 'larder' );
	}
	if ( maxSelected !== undefined && situation.selected >= maxSelected ) {
		/* translators: %s: a number. */
		const text = _n(
			'You can only select %s item',
			'You can only select %s items',
			maxSelected,
			'larder'
		);
		return sprintf( text, formatNumber( maxSelected ) );
	}
	return summary( situation );
}
