<?php
declare( strict_types=1 );

namespace Larder\Head;

defined( 'ABSPATH' ) || exit;

/**
 * A text that is hidden when the page opens, but that programs which read the content would take for its description.
 */
final class HiddenText {

	/** How many letters identify it where it was truncated. */
	private const MIN_LETTERS = 24;

	/**
	 * @param string $text Plain text; empty where the page hides none.
	 */
	public function __construct( public readonly string $text ) {}

	/**
	 * Returns a description that was made of the page's content without the hidden text.
	 *
	 * @param string $description Plain text, perhaps cut at its end.
	 * @return string What is left of it.
	 */
	public function taken_from( string $description ): string {
		$description = trim( $description );
		if ( '' === $this->text || '' === $description ) {
			return $description;
		}
		$rest = str_replace( $this->text, ' ', $description );
		if ( $rest !== $description ) {
			return trim( preg_replace( '/\s+/u', ' ', $rest ) ?? $rest );
		}
		$begun = rtrim( $description, " .…\u{a0}" );
		if ( '' !== $begun && str_starts_with( $this->text, $begun ) ) {
			return '';
		}
		$at = mb_strpos( $description, mb_substr( $this->text, 0, self::MIN_LETTERS ) );
		return false === $at ? $description : trim( mb_substr( $description, 0, $at ) );
	}

	/**
	 * Replaces the hidden text in JSON.
	 *
	 * @param string $json JSON of a script.
	 * @param string $text What the page is about.
	 * @return string The same where the text does not occur.
	 */
	public function replaced_in( string $json, string $text ): string {
		if ( '' === $this->text ) {
			return $json;
		}
		foreach ( [ 0, JSON_UNESCAPED_UNICODE, JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ] as $flags ) {
			$flags |= JSON_HEX_TAG;
			$json   = str_replace( self::inside( $this->text, $flags ), self::inside( $text, $flags ), $json );
		}
		return $json;
	}

	/**
	 * Returns a text as it is written between the quotes of JSON.
	 *
	 * @param int $flags How it is written.
	 */
	private static function inside( string $text, int $flags ): string {
		return substr( (string) wp_json_encode( $text, $flags ), 1, -1 );
	}
}
