<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The labels of facts and of stored values, in the language of the current locale.
 */
final class ValueLabels {

	/**
	 * Returns the label of a fact.
	 */
	public static function fact( string $fact ): string {
		return match ( $fact ) {
			'author'      => __( 'Author', 'larder' ),
			'prepTime'    => __( 'Prep time', 'larder' ),
			'cookTime'    => __( 'Cook time', 'larder' ),
			'restTime'    => __( 'Rest time', 'larder' ),
			'customTime'  => __( 'Additional time', 'larder' ),
			'activeTime'  => __( 'Active time', 'larder' ),
			'totalTime'   => __( 'Total time', 'larder' ),
			'yield'       => _x( 'Yield', 'amount a recipe makes', 'larder' ),
			'difficulty'  => __( 'Difficulty', 'larder' ),
			'seasons'     => __( 'Best season', 'larder' ),
			'calories'    => __( 'Calories', 'larder' ),
			'cost'        => __( 'Cost', 'larder' ),
			'temperature' => __( 'Temperature', 'larder' ),
			default       => __( 'Keywords', 'larder' ),
		};
	}

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
