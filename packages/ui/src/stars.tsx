import type { ReactElement } from 'react';
import { customProperties } from './custom-properties';

type Props = {
	/** From 0 to 5, any part of a star. */
	rating: number;
	/** What it says to those who do not see it, such as "4.7 out of 5 stars". */
	label: string;
};

const STAR =
	'l2.7 6.25 6.8.55-5.2 4.4 1.6 6.6-5.9-3.5-5.9 3.5 1.6-6.6-5.2-4.4 6.8-.55z';

const ROW = `M12 2.75${ Array( 5 ).fill( STAR ).join( 'm26 0' ) }`;

/** Five stars, two pixels apart. */
const Row = (
	<svg viewBox="0 0 128 24" width="128" height="24" aria-hidden="true">
		<path d={ ROW } />
	</svg>
);

/** One star. */
export const StarIcon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d={ `M12 2.75${ STAR }` } />
	</svg>
);

/**
 * Returns how much of five stars a rating fills.
 *
 * @param rating From 0 to 5; what lies outside is taken for the nearer end.
 * @return Percentage, with one decimal at most.
 */
export function filledPart( rating: number ): number {
	return Math.round( Math.min( 5, Math.max( 0, rating ) ) * 200 ) / 10;
}

/**
 * Shows a rating as five stars that nobody can press; `Larder\Ratings\RatingStars`
 * prints the same. Its style is the handle `larder-stars`.
 *
 * @return Five stars with the filled ones over them.
 */
export function Stars( { rating, label }: Props ): ReactElement {
	return (
		<span
			className="larder-stars"
			role="img"
			aria-label={ label }
			data-dynamic-rating={ rating }
			data-read-only="true"
		>
			{ Row }
			<span
				className="larder-stars__filled"
				style={ customProperties( {
					'--larder-filled': `${ filledPart( rating ) }%`,
				} ) }
			>
				{ Row }
			</span>
		</span>
	);
}
