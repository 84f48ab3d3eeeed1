import { _n, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { customProperties } from '@larder/ui';

/**
 * Shows how the ratings are spread, five stars first.
 *
 * @return Five thin bars.
 */
export function Bars( {
	spread,
}: {
	/** How many gave one star, two stars and so on. */
	spread: number[];
} ): ReactElement {
	const all = spread.reduce( ( sum, votes ) => sum + votes, 0 );
	const rows = spread
		.map( ( votes, at ) => ( { votes, stars: at + 1 } ) )
		.reverse();
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className="wp-block-larder-rating__bars" role="list">
			{ rows.map( ( { votes, stars } ) => (
				<li key={ stars } className="wp-block-larder-rating__row">
					<span className="wp-block-larder-rating__stars">
						{ sprintf(
							/* translators: %d: number of stars. */
							_n( '%d star', '%d stars', stars, 'larder' ),
							stars
						) }
					</span>
					<span
						className="wp-block-larder-rating__bar"
						aria-hidden="true"
						style={ customProperties( {
							'--larder-share': `${
								all === 0
									? 0
									: Math.round( ( votes / all ) * 1000 ) / 10
							}%`,
						} ) }
					/>
					<span className="wp-block-larder-rating__votes">
						{ votes }
					</span>
				</li>
			) ) }
		</ul>
	);
}
