<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Small helpers to print HTML.
 */
final class Html {

	/**
	 * Prints attributes, each after a space.
	 *
	 * @param array<string, string|true> $attributes Not escaped; true prints the name alone.
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			$html .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, self::value( $name, $value ) );
		}
		return $html;
	}

	/**
	 * Escapes the value of an attribute.
	 *
	 * `esc_attr()` leaves entities as they are, which would turn `&lt;` inside an
	 * island's props into a tag once a browser has read the attribute.
	 *
	 * @param string $name  Name of the attribute.
	 * @param string $value Not escaped.
	 */
	private static function value( string $name, string $value ): string {
		return in_array( $name, [ 'href', 'src' ], true )
			? esc_url( $value )
			: htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8', true );
	}

	/**
	 * Prints an element, or nothing when it would be empty.
	 *
	 * @param string                     $content    Safe HTML.
	 * @param array<string, string|true> $attributes More attributes, not escaped.
	 */
	public static function element( string $tag, string $class_name, string $content, array $attributes = [] ): string {
		return '' === $content
			? ''
			: sprintf( '<%1$s%2$s>%3$s</%1$s>', $tag, self::attributes( [ 'class' => $class_name ] + $attributes ), $content );
	}

	/**
	 * Prints attributes of a block's outer element, those of its supports included.
	 *
	 * Only what WordPress merges with the block's supports goes through its
	 * function: it escapes with `esc_attr()`, which is too little for props.
	 *
	 * @param array<string, string> $attributes Not escaped.
	 */
	public static function wrapper( array $attributes ): string {
		$known  = array_intersect_key( $attributes, array_flip( [ 'class', 'style', 'id' ] ) );
		$anchor = self::anchor();
		if ( '' !== $anchor ) {
			$known += [ 'id' => $anchor ];
		}
		return get_block_wrapper_attributes( $known ) . self::attributes( array_diff_key( $attributes, $known ) );
	}

	/**
	 * Returns the HTML anchor of the block that is being rendered, where WordPress leaves that of a dynamic block out (6.8).
	 */
	private static function anchor(): string {
		$block      = function_exists( 'wp_apply_anchor_support' ) ? null : \WP_Block_Supports::$block_to_render;
		$attributes = is_array( $block ) ? $block['attrs'] ?? null : null;
		$anchor     = is_array( $attributes ) ? $attributes['anchor'] ?? null : null;
		return is_string( $anchor ) ? $anchor : '';
	}
}
