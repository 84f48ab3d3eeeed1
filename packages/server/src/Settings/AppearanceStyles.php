<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Assets\Styles;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the appearance settings as custom properties beside the style of the recipe.
 */
final class AppearanceStyles implements Registrable {

	public function __construct( private readonly Settings $settings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After the styles are registered.
		add_action( 'init', $this->add( ... ), 20 );
	}

	/**
	 * Adds the properties to the style, where a site has set any.
	 */
	public function add(): void {
		$css = $this->css();
		if ( '' !== $css ) {
			wp_add_inline_style( Styles::BASE, ".wp-block-larder-recipe{{$css}}" );
		}
	}

	/**
	 * Writes the properties.
	 *
	 * @return string CSS declarations, empty where the theme decides.
	 */
	private function css(): string {
		$css    = '';
		$accent = sanitize_hex_color( $this->settings->text( 'primaryColor' ) );
		if ( is_string( $accent ) && '' !== $accent ) {
			$css .= "--larder-accent:$accent;";
		}
		$radius = $this->settings->number( 'cornerRadius' );
		if ( 4 !== $radius ) {
			$css .= "--larder-radius:{$radius}px;--larder-radius-large:" . 3 * $radius . 'px;';
		}
		return $css;
	}
}
