<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\Html;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints five stars to choose from; `rating-field.tsx` of the block renders the same markup.
 *
 * The hidden field holds what was chosen where a script runs. The radio buttons
 * have its name and come after it: a form without a script sends both, and PHP
 * takes the last, which is the button that is ticked, or the 0 of the hidden
 * field when none is.
 */
final class RatingField {

	/**
	 * Prints the field.
	 *
	 * @param string $legend What it is called, plain text.
	 */
	public static function render( string $legend ): string {
		$stars = '';
		for ( $value = 1; $value <= 5; $value++ ) {
			$stars .= sprintf(
				'<label class="larder-rate__star"><input type="radio" class="larder-rate__radio" name="rating" value="%d">%s<span class="screen-reader-text">%s</span></label>',
				$value,
				RatingStars::icon(),
				/* translators: %d: number of stars. */
				esc_html( sprintf( _n( '%d star', '%d stars', $value, 'larder' ), $value ) )
			);
		}
		return Html::element(
			'fieldset',
			'larder-rate',
			Html::element( 'legend', 'larder-rate__legend', esc_html( $legend ) )
				. '<input type="hidden" name="rating" value="0">'
				. Html::element( 'span', 'larder-rate__stars', $stars )
				. '<button type="button" class="larder-rate__clear" hidden>' . esc_html__( 'Clear', 'larder' ) . '</button>',
			[
				'data-dynamic-rating' => '0',
				'data-read-only'      => 'false',
			]
		) . '<p class="screen-reader-text" role="status"></p>';
	}

	/**
	 * Returns what the field is called, plain text.
	 */
	public static function legend( Settings $settings ): string {
		$label = $settings->rating_label();
		return '' === $label ? __( 'Your rating', 'larder' ) : $label;
	}
}
