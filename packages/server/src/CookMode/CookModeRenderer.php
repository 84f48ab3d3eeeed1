<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the button that opens the cook mode; `cook-button.tsx` renders the same markup.
 *
 * What the cook mode shows is on the page already: its view reads it from there.
 *
 * @phpstan-import-type CookModeProps from \Larder\Contracts\Props as Props
 */
final class CookModeRenderer {

	private const ICON = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5.25 10.25h13.5v6a3 3 0 0 1-3 3h-7.5a3 3 0 0 1-3-3zM3 12.25h2.25M18.75 12.25H21M9 4.75v2M12 4v2.75M15 4.75v2"></path></svg>';

	public function __construct( private readonly Islands $islands ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there are no steps.
	 */
	public function render( array $attributes, int $post_id ): string {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post || ! FilledLists::has_steps( $post ) ) {
			return '';
		}
		$label = PlainText::from_html( is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '' );
		$props = self::props( $post_id, $label );
		$root  = $this->islands->wrapper( 'cook-mode', $props, 'interaction' );
		return sprintf( '<div %s>%s</div>', Html::wrapper( $root ), self::inner( $props ) );
	}

	/**
	 * Returns what the view of a button gets.
	 *
	 * @param string $label What the button says, empty for the default.
	 * @return Props
	 */
	public static function props( int $post_id, string $label = '' ): array {
		return [
			'recipeId'       => $post_id,
			'recipe'         => PlainText::from_html( get_the_title( $post_id ) ),
			'label'          => '' === $label ? __( 'Cook', 'larder' ) : $label,
			'styleUrl'       => Styles::url( 'larder-cook-mode' ),
			'timersStyleUrl' => Styles::url( 'larder-timers' ),
		] + Language::of_post( $post_id )->attributes();
	}

	/**
	 * Prints the button that the view mounts over.
	 *
	 * @param array{label: string} $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return Html::element(
			'button',
			'larder-vote wp-element-button',
			self::ICON . Html::element( 'span', 'larder-vote__label', esc_html( $props['label'] ) ),
			[
				'type'          => 'button',
				'aria-haspopup' => 'dialog',
			]
		);
	}
}
