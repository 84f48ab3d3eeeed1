<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * A number or range with its unit.
 */
final class Amount {

	/**
	 * @param non-empty-list<Number> $numbers One or two numbers.
	 * @param int                    $end     Where the text continues.
	 */
	public function __construct(
		public readonly array $numbers,
		public readonly ?Unit $unit,
		public readonly int $end
	) {}

	/**
	 * Returns its first number.
	 */
	public function first(): Number {
		return $this->numbers[0];
	}

	/**
	 * Returns its last number.
	 */
	public function last(): Number {
		return $this->numbers[ count( $this->numbers ) - 1 ];
	}

	/**
	 * Returns where the whole amount ends, including the half after its unit.
	 */
	public function whole_end(): int {
		return $this->last()->tail[1] ?? $this->end;
	}

	/**
	 * Returns the same amount with another end.
	 *
	 * @param int $end Where the text continues.
	 */
	public function until( int $end ): self {
		return new self( $this->numbers, $this->unit, $end );
	}
}
