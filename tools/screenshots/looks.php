<?php
/**
 * Plugin Name: Themes and styles for pictures
 *
 * The cookie `larder_look` has the requests of one browser answered in a style variation of the theme,
 * such as `evening`, or, for `classic`, in the classic theme of the browser tests.
 */

declare( strict_types=1 );

$larder_look = isset( $_COOKIE['larder_look'] ) && is_string( $_COOKIE['larder_look'] ) ? basename( $_COOKIE['larder_look'] ) : '';

if ( 'classic' === $larder_look ) {
	add_filter( 'pre_option_stylesheet', static fn (): string => 'larder-classic' );
	add_filter( 'pre_option_template', static fn (): string => 'larder-classic' );
} elseif ( '' !== $larder_look ) {
	add_filter(
		'wp_theme_json_data_user',
		static function ( WP_Theme_JSON_Data $data ) use ( $larder_look ): WP_Theme_JSON_Data {
			foreach ( WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
				$title = is_array( $variation ) ? $variation['title'] ?? '' : '';
				if ( is_array( $variation ) && is_string( $title ) && sanitize_title( $title ) === $larder_look ) {
					return new WP_Theme_JSON_Data( $variation, 'custom' );
				}
			}
			return $data;
		}
	);
}
