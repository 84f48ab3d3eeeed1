import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@larder/ui';

/**
 * Writes a count in short, as a control shows it; `Larder\Likes\LikeText` writes
 * the same. It never says more than there are.
 *
 * @return Such as `12`, `1.2K` or `3M`; empty for none.
 */
export function shortCount( count: number ): string {
	if ( count < 1000 ) {
		return count > 0 ? formatNumber( count ) : '';
	}
	const isMillions = count >= 1_000_000;
	const unit = isMillions ? 1_000_000 : 1000;
	const value =
		count < unit * 10
			? Math.floor( ( count * 10 ) / unit ) / 10
			: Math.floor( count / unit );
	return isMillions
		? sprintf(
				/* translators: %s: a number of millions, in short. */
				__( '%sM', 'larder' ),
				formatNumber( value )
			)
		: sprintf(
				/* translators: %s: a number of thousands, in short. */
				__( '%sK', 'larder' ),
				formatNumber( value )
			);
}

/**
 * Returns how many people like something.
 *
 * @return Such as `1,204 likes`.
 */
export function likesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of likes. */
		_n( '%s like', '%s likes', count, 'larder' ),
		formatNumber( count )
	);
}

/**
 * Returns how many people have saved something.
 *
 * @return Such as `1,204 people saved it.`; empty for none.
 */
export function savesText( count: number ): string {
	return count > 0
		? sprintf(
				/* translators: %s: number of people. */
				_n(
					'%s person saved it.',
					'%s people saved it.',
					count,
					'larder'
				),
				formatNumber( count )
			)
		: '';
}
