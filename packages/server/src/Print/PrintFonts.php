<?php
declare( strict_types=1 );

namespace Larder\Print;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the fonts of the site's theme for a print, and nothing else of it: paper is white.
 */
final class PrintFonts {

	/** Where the theme says its fonts, by the element that they are for. */
	private const PLACES = [
		'body'                    => [ 'typography', 'fontFamily' ],
		':is(h1,h2,h3,h4,h5,h6)' => [ 'elements', 'heading', 'typography', 'fontFamily' ],
	];

	/**
	 * Returns the style.
	 *
	 * @return string CSS without tags.
	 */
	public static function css(): string {
		$css = wp_get_global_stylesheet( [ 'variables' ] );
		foreach ( self::PLACES as $element => $path ) {
			$family = wp_get_global_styles( $path );
			if ( is_string( $family ) && 1 !== preg_match( '/[;{}]/', $family ) ) {
				$css .= "$element{font-family:$family}";
			}
		}
		return wp_strip_all_tags( $css );
	}
}
