<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The labels of stored values.
 */
final class ValueLabels {

	/**
	 * Returns the word for a level of difficulty.
	 *
	 * @param string $difficulty Stored value.
	 * @return string An unknown value as it is.
	 */
	public static function difficulty( string $difficulty ): string {
		return match ( $difficulty ) {
			'beginner'     => __( 'Beginner', 'larder' ),
			'intermediate' => __( 'Intermediate', 'larder' ),
			'advanced'     => __( 'Advanced', 'larder' ),
			default        => $difficulty,
		};
	}

	/**
	 * Returns the word for a season.
	 *
	 * @param string $season Stored value.
	 * @return string A season that the site added itself as it is.
	 */
	public static function season( string $season ): string {
		return match ( $season ) {
			'spring'    => __( 'Spring', 'larder' ),
			'summer'    => __( 'Summer', 'larder' ),
			'fall'      => __( 'Fall', 'larder' ),
			'winter'    => __( 'Winter', 'larder' ),
			'available' => _x( 'All year', 'season', 'larder' ),
			default     => $season,
		};
	}

	/**
	 * Returns the heading of a tip that has none of its own.
	 *
	 * @param string $kind What the tip is about.
	 */
	public static function tip( string $kind ): string {
		return match ( $kind ) {
			'note'    => __( 'Note', 'larder' ),
			'warning' => __( 'Watch out', 'larder' ),
			'storage' => __( 'Storage', 'larder' ),
			'swap'    => __( 'Swap', 'larder' ),
			'ahead'   => __( 'Make ahead', 'larder' ),
			default   => __( 'Tip', 'larder' ),
		};
	}
}
