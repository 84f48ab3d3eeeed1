<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the switch between units; it works once its view is there.
 */
final class UnitSwitch {

	/**
	 * Prints the switch in its initial state, before anybody has chosen.
	 */
	public static function render(): string {
		$choices = [
			'original' => __( 'As written', 'larder' ),
			'metric'   => __( 'Metric', 'larder' ),
			'us'       => __( 'US', 'larder' ),
		];
		$options = '';
		foreach ( $choices as $value => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', $value, 'original' === $value ? ' selected' : '', esc_html( $label ) );
		}
		return sprintf(
			'<select class="wp-block-larder-ingredients__units" aria-label="%s">%s</select>',
			esc_attr__( 'Units', 'larder' ),
			$options
		);
	}
}
