<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * A line in the forms that its readers need, all of the same length, and the grammar to read it with.
 */
final class LineTexts {

	/** The line, its digits as the patterns know them. */
	public readonly string $line;

	/** The line without tags. */
	public readonly string $inside;

	/** The line without tags and brackets. */
	public readonly string $plain;

	/**
	 * Prepares a line.
	 *
	 * @param string $typed The line as it was typed, in UTF-8.
	 */
	public function __construct( private readonly string $typed, public readonly Grammar $grammar ) {
		$line         = Digits::plain( Chars::with_plain_spaces( $typed ) );
		$this->line   = preg_replace( Tables::pattern( 'line-texts.COUNT_IN_BRACKETS' ), '$1 $2 ', $line ) ?? $line;
		$this->inside = Blank::tags( $this->line );
		$this->plain  = Blank::brackets( $this->inside );
	}

	/**
	 * Returns a piece of the line as it was typed.
	 *
	 * @param array{int, int}|null $span Where it is, in bytes.
	 */
	public function typed( ?array $span ): string {
		[ $start, $end ] = $span ?? [ 0, 0 ];
		if ( $end <= $start ) {
			return '';
		}
		if ( strlen( $this->typed ) === strlen( $this->line ) ) {
			return substr( $this->typed, $start, $end - $start );
		}
		// Digits of other scripts have more bytes, but are as many.
		$from = mb_strlen( substr( $this->line, 0, $start ), 'UTF-8' );
		return mb_substr( $this->typed, $from, mb_strlen( substr( $this->line, $start, $end - $start ), 'UTF-8' ), 'UTF-8' );
	}

	/**
	 * Returns whether a pattern is at a place of the plain line.
	 *
	 * @param string $pattern Part of an expression.
	 * @param int    $at      The place.
	 */
	public function is_at( string $pattern, int $at ): bool {
		return 1 === preg_match( "~$pattern~iuA", $this->plain, $found, 0, $at );
	}

	/**
	 * Finds where the space after a place ends.
	 *
	 * @param int $at The place.
	 */
	public function after_space( int $at ): int {
		preg_match( '/\s*/uA', $this->plain, $found, 0, $at );
		return $at + strlen( $found[0] ?? '' );
	}
}
