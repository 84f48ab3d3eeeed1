<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

defined( 'ABSPATH' ) || exit;

/**
 * Prints blocks as the editor stores them.
 */
final class Block {

	/**
	 * Prints a block.
	 *
	 * @param array<string, mixed> $attributes Its attributes in the order of `block.json`; null, nothing and empty lists are what their
	 *                                         defaults say, and left out.
	 * @param string               $markup     What its `save()` prints; empty for nothing.
	 */
	public static function html( string $name, array $attributes, string $markup = '' ): string {
		$stored = array_filter( $attributes, static fn ( mixed $value ): bool => null !== $value && '' !== $value && [] !== $value );
		$name   = str_starts_with( $name, 'core/' ) ? substr( $name, strlen( 'core/' ) ) : $name;
		$open   = "wp:$name" . ( [] === $stored ? '' : ' ' . self::json( $stored ) );
		return '' === $markup ? "<!-- $open /-->" : "<!-- $open -->\n$markup\n<!-- /wp:$name -->";
	}

	/**
	 * Writes attributes as the editor does; that of WordPress before 6.9 breaks on a text that ends with a backslash.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function json( array $attributes ): string {
		return strtr(
			(string) wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS ),
			[
				'\\\\' => '\\u005c',
				'--'   => '\\u002d\\u002d',
				'<'    => '\\u003c',
				'>'    => '\\u003e',
				'&'    => '\\u0026',
				'\\"'  => '\\u0022',
			]
		);
	}

	/**
	 * Prints blocks that are beside each other.
	 *
	 * @param list<string> $blocks Printed blocks, empty ones for none.
	 */
	public static function several( array $blocks ): string {
		return implode( "\n\n", array_filter( $blocks, static fn ( string $block ): bool => '' !== $block ) );
	}

	/**
	 * Returns a number whose default is 0.
	 *
	 * @return int|null Null for the default.
	 */
	public static function count( int $number ): ?int {
		return 0 === $number ? null : $number;
	}

	/**
	 * Returns a picture as blocks store it.
	 *
	 * @param array{id: int, url: string, alt: string}|null $image The picture.
	 * @return array{image?: array{id: int, url: string, alt: string}} Empty where there is none.
	 */
	public static function image( ?array $image ): array {
		return null === $image || '' === $image['url']
			? []
			: [ 'image' => array_merge( $image, [ 'alt' => Markup::encode( $image['alt'] ) ] ) ];
	}
}
