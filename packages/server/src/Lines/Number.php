<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * A number that was found in a text, with its place in bytes.
 */
final class Number {

	/**
	 * @param float                $value      What it says.
	 * @param int                  $start      Where it starts.
	 * @param int                  $end        Where the text continues.
	 * @param array{int, int}|null $tail       Where words are that belong to it, and are gone once it is another one: the last of `1 taza
	 *                                         y media`.
	 * @param bool                 $is_grouped Whether it was typed with marks of both kinds, `1.000,5`.
	 */
	public function __construct(
		public readonly float $value,
		public readonly int $start,
		public readonly int $end,
		public readonly ?array $tail = null,
		public readonly bool $is_grouped = false
	) {}

	/**
	 * Returns the same number with another end.
	 *
	 * @param int $end Where the text continues.
	 */
	public function until( int $end ): self {
		return new self( $this->value, $this->start, $end, $this->tail, $this->is_grouped );
	}
}
