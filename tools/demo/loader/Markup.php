<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Fills the marks in block markup with what the site really has.
 *
 * `{{id KEY}}`, `{{link KEY}}`, `{{alt KEY}}`, `{{src SIZE KEY}}` and `{{file KEY}}`, where a key
 * is one of the ledger's: `picture:shakshuka`, `term:recipe-course:soup`, or
 * `option:` and the option that holds the id of a page of the plugin.
 */
final class Markup {

	public function __construct( private readonly Ledger $ledger ) {}

	/**
	 * Fills the marks.
	 *
	 * @param string $markup Block markup.
	 * @throws \RuntimeException When a mark names what is not there.
	 */
	public function fill( string $markup ): string {
		return (string) preg_replace_callback(
			'/\{\{(id|link|alt|src|file)(?: ([\w-]+))?? ([\w:.-]+)\}\}/',
			fn ( array $mark ): string => $this->value( $mark[1], $mark[2], $mark[3] ),
			$markup
		);
	}

	/**
	 * Returns the value of one mark.
	 *
	 * @param string $kind What is requested.
	 * @param string $size Size of a picture.
	 * @param string $key  The ledger's key.
	 * @throws \RuntimeException When it is not there.
	 */
	private function value( string $kind, string $size, string $key ): string {
		$is_term = str_starts_with( $key, 'term:' );
		$id      = match ( true ) {
			$is_term                           => $this->ledger->term_id( $key ),
			str_starts_with( $key, 'option:' ) => self::page_id( substr( $key, strlen( 'option:' ) ) ),
			default                            => $this->ledger->post_id( $key ),
		};
		if ( 0 === $id ) {
			throw new \RuntimeException( "The site's pages name $key, which is not there." );
		}
		return match ( $kind ) {
			'id'    => (string) $id,
			'alt'   => esc_attr( self::text( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
			'src'   => esc_url( self::text( wp_get_attachment_image_url( $id, $size ) ) ),
			'file'  => esc_url( self::text( wp_get_attachment_url( $id ) ) ),
			default => esc_url( self::text( $is_term ? get_term_link( $id ) : get_permalink( $id ) ) ),
		};
	}

	/**
	 * Returns the id of a page that the plugin has made, 0 where it has not.
	 *
	 * @param string $option The option that holds it.
	 */
	private static function page_id( string $option ): int {
		$id = get_option( $option );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Returns a text as it is, anything else as nothing.
	 *
	 * @param mixed $value A text.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
