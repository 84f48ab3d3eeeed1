<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the switch between units; it works once its view is there.
 */
final class UnitSwitch {

	/**
	 * Prints the switch as it stands before anybody chose.
	 */
	public static function render(): string {
		$buttons = '';
		foreach ( [ __( 'As written', 'larder' ), __( 'Metric', 'larder' ), __( 'US', 'larder' ) ] as $at => $label ) {
			$buttons .= sprintf(
				'<button type="button" class="wp-block-larder-ingredients__factor" aria-pressed="%s">%s</button>',
				0 === $at ? 'true' : 'false',
				esc_html( $label )
			);
		}
		return sprintf( '<div class="wp-block-larder-ingredients__factors" role="group" aria-label="%s">%s</div>', esc_attr__( 'Units', 'larder' ), $buttons );
	}
}
