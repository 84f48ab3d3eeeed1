import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';

/**
 * Shows how many steps are done, once one is.
 *
 * @return A bar and its figures.
 */
export function Progress( {
	done,
	all,
}: {
	/** Number of steps that are done. */
	done: number;
	/** Number of all steps. */
	all: number;
} ): ReactElement {
	return (
		<p
			className="wp-block-larder-instructions__progress"
			hidden={ done === 0 }
		>
			<progress max={ all } value={ done } aria-hidden="true" />
			<span>
				{
					/* translators: 1: number of steps that are done, 2: number of all steps. */
					sprintf( __( '%1$d of %2$d', 'larder' ), done, all )
				}
			</span>
		</p>
	);
}
