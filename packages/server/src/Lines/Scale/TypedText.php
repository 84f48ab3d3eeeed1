<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Blank;
use Larder\Lines\Chars;
use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * A text as it was typed, and as the patterns know it: without tags, in digits that they know.
 */
final class TypedText {

	/** The text for the patterns, of as many characters. */
	public readonly string $plain;

	/**
	 * @param string $typed The text.
	 */
	public function __construct( public readonly string $typed ) {
		$this->plain = Blank::tags( Digits::plain( Chars::with_plain_spaces( $typed ) ) );
	}

	/**
	 * Finds a place of the plain text in what was typed: digits of other scripts have more bytes.
	 *
	 * @param int $place The place in the plain text.
	 */
	public function place( int $place ): int {
		return strlen( $this->plain ) === strlen( $this->typed )
			? $place
			: strlen( mb_substr( $this->typed, 0, mb_strlen( substr( $this->plain, 0, $place ), 'UTF-8' ), 'UTF-8' ) );
	}

	/**
	 * Finds a place of what was typed in the plain text.
	 *
	 * @param int $place The place in what was typed.
	 */
	public function plain_place( int $place ): int {
		return strlen( $this->plain ) === strlen( $this->typed )
			? $place
			: strlen( mb_substr( $this->plain, 0, mb_strlen( substr( $this->typed, 0, $place ), 'UTF-8' ), 'UTF-8' ) );
	}

	/**
	 * Returns a piece as it was typed.
	 *
	 * @param int $start Where it starts in the plain text.
	 * @param int $end   Where it ends there.
	 */
	public function typed( int $start, int $end ): string {
		$from = $this->place( $start );
		return substr( $this->typed, $from, $this->place( $end ) - $from );
	}
}
