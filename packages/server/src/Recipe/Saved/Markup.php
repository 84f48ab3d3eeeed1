<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints HTML as the editor's serializer does, which the `save()` of a block goes through.
 *
 * Attributes of blocks hold HTML; `encode()` makes it of the plain texts of a document.
 */
final class Markup {

	/** Elements without an end. */
	private const VOID = [ 'img', 'track' ];

	/**
	 * Turns plain text into HTML that shows exactly that text, as `encodeText()` of the editor.
	 *
	 * @param string $text Plain text.
	 */
	public static function encode( string $text ): string {
		return htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Turns HTML of an attribute into plain text, as `decodeText()` of the editor.
	 */
	public static function decode( string $html ): string {
		return PlainText::from_html( $html );
	}

	/**
	 * Prints an element.
	 *
	 * @param array<string, string|true|null> $attributes Not escaped; null leaves one out, true prints its name alone.
	 * @param string                          $inner      HTML.
	 */
	public static function element( string $tag, array $attributes = [], string $inner = '' ): string {
		$printed = $tag;
		foreach ( $attributes as $name => $value ) {
			if ( null !== $value ) {
				$printed .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, self::attribute( $value ) );
			}
		}
		return in_array( $tag, self::VOID, true ) ? "<$printed/>" : "<$printed>$inner</$tag>";
	}

	/**
	 * Escapes a text between tags.
	 *
	 * @param string $text Plain text.
	 */
	public static function text( string $text ): string {
		return str_replace( '<', '&lt;', self::ampersands( $text ) );
	}

	/**
	 * Prints an element with a class and rich text, or nothing where that is blank.
	 *
	 * @param string $class_name Its class; empty for none.
	 * @param string $html       Rich text.
	 */
	public static function rich( string $tag, string $class_name, string $html ): string {
		return self::is_blank( $html ) ? '' : self::element( $tag, [ 'class' => '' === $class_name ? null : $class_name ], $html );
	}

	/**
	 * Prints the default heading of a section, or its own, as `SavedTitle` does.
	 *
	 * @param string $block    Class of the block.
	 * @param string $fallback The default word in the language of who saves.
	 * @param string $title    HTML of its own heading.
	 */
	public static function title( string $block, string $fallback, string $title = '' ): string {
		return self::is_blank( $title )
			? self::element(
				'h3',
				[
					'class'        => "{$block}__title",
					'data-default' => '1',
				],
				$fallback
			)
			: self::element( 'h3', [ 'class' => "{$block}__title" ], $title );
	}

	/**
	 * Prints a group of a list, as `SavedGroup` does.
	 *
	 * @param string $block Class of the block.
	 * @param string $title HTML of its heading.
	 * @param string $list  HTML of its list.
	 */
	public static function group( string $block, string $title, string $list ): string {
		return self::element( 'div', [ 'class' => "{$block}__group" ], self::rich( 'h4', "{$block}__group-title", $title ) . $list );
	}

	/**
	 * Prints a picture.
	 *
	 * @param array{id: int, url: string, alt: string}|null $image      The picture.
	 * @param string                                        $class_name Its class; empty for none.
	 * @return string Empty where there is none.
	 */
	public static function image( ?array $image, string $class_name = '' ): string {
		$url = self::url( $image['url'] ?? '' );
		if ( null === $image || '' === $url ) {
			return '';
		}
		$classes = trim( $class_name . ( $image['id'] > 0 ? " wp-image-{$image['id']}" : '' ) );
		return self::element(
			'img',
			[
				'class' => '' === $classes ? null : $classes,
				'src'   => $url,
				'alt'   => $image['alt'],
			]
		);
	}

	/**
	 * Returns a URL only if following it is harmless, as `safeUrl()` of the editor does.
	 */
	public static function url( string $url ): string {
		$decoded = (string) preg_replace( [ '/&(?:amp|#0?38);/', '/[\x00-\x20]/' ], [ '&', '' ], $url );
		return 1 !== preg_match( '/^([a-z][a-z0-9+.-]*):/i', $decoded, $found )
			|| in_array( strtolower( $found[1] ), [ 'http', 'https', 'mailto', 'tel' ], true )
			? $decoded
			: '';
	}

	/**
	 * Returns whether HTML shows nothing but white space.
	 */
	public static function is_blank( string $html ): bool {
		return '' === self::decode( $html );
	}

	/**
	 * Writes a number as JavaScript does.
	 */
	public static function number( int|float $number ): string {
		return (string) wp_json_encode( $number );
	}

	/**
	 * Escapes the value of an attribute.
	 *
	 * @param string $value Plain text.
	 */
	private static function attribute( string $value ): string {
		return str_replace( [ '"', '<', '>' ], [ '&quot;', '&lt;', '&gt;' ], self::ampersands( $value ) );
	}

	/**
	 * Escapes the ampersands that begin no entity.
	 *
	 * @param string $text Plain text.
	 */
	private static function ampersands( string $text ): string {
		return preg_replace( '/&(?!(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/i', '&amp;', $text ) ?? $text;
	}
}
