<?php
declare( strict_types=1 );

namespace Larder\Details;

use Larder\Recipe\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Names where a recipe was taken from, below its facts.
 */
final class SourceLine {

	/**
	 * Prints the line.
	 *
	 * @param Facts $facts The recipe's facts.
	 * @return string HTML, empty for a recipe without a source.
	 */
	public static function html( Facts $facts ): string {
		$url  = $facts->values->url( 'sourceUrl' );
		$url  = 1 === preg_match( '#^https?://#i', $url ) ? $url : '';
		$name = $facts->values->text( 'sourceName' );
		$name = '' === $name ? self::host( $url ) : $name;
		if ( '' === $name ) {
			return '';
		}
		// A name in another script keeps its own direction.
		$shown  = '<bdi>' . esc_html( $name ) . '</bdi>';
		$source = '' === $url ? $shown : sprintf( '<a href="%s" rel="external">%s</a>', esc_url( $url ), $shown );
		return sprintf(
			'<p class="wp-block-larder-details__source"><small>%s</small></p>',
			/* translators: %s: a book, a person or a site, with a link to it. */
			sprintf( esc_html__( 'Adapted from %s', 'larder' ), $source )
		);
	}

	/**
	 * Names the site of a URL.
	 *
	 * @param string $url The URL, or nothing.
	 */
	private static function host( string $url ): string {
		return (string) preg_replace( '/^www\./i', '', (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
