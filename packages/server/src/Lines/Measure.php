<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * What a line says about how much, and where; all places in bytes.
 */
final class Measure {

	/**
	 * @param list<Number>         $numbers  None, one, or the two of a range.
	 * @param string|null          $unit     Stable id.
	 * @param int                  $end      Where the food begins, or the note where the food is first.
	 * @param array{int, int}|null $quantity Where the quantity is, with the words and brackets that belong to it.
	 * @param array{int, int}|null $unit_at  Where the unit is, if it is apart from the quantity.
	 * @param array{int, int}|null $food     Where the food is, if it precedes the quantity.
	 */
	public function __construct(
		public readonly array $numbers,
		public readonly ?string $unit,
		public readonly int $end,
		public readonly ?array $quantity = null,
		public readonly ?array $unit_at = null,
		public readonly ?array $food = null
	) {}

	/**
	 * Returns the same measure with its quantity elsewhere.
	 *
	 * @param int $start Where it starts.
	 * @param int $end   Where it ends.
	 */
	public function with_quantity( int $start, int $end ): self {
		return new self( $this->numbers, $this->unit, $this->end, [ $start, $end ], $this->unit_at, $this->food );
	}

	/**
	 * Returns the same measure with a further end, to which the piece goes that ended with it.
	 *
	 * @param int $end Where the food begins.
	 */
	public function until( int $end ): self {
		if ( null !== $this->unit_at && $this->unit_at[1] === $this->end ) {
			return new self( $this->numbers, $this->unit, $end, $this->quantity, [ $this->unit_at[0], $end ], $this->food );
		}
		return null !== $this->quantity && $this->quantity[1] === $this->end
			? new self( $this->numbers, $this->unit, $end, [ $this->quantity[0], $end ], $this->unit_at, $this->food )
			: $this;
	}
}
