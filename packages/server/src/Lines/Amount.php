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
	 * @param Unit|null              $unit    Their unit.
	 * @param int                    $end     Where the text goes on.
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
	 * Returns where the whole amount ends, including the half behind its unit.
	 */
	public function whole_end(): int {
		return $this->last()->tail[1] ?? $this->end;
	}

	/**
	 * Returns where the whole amount ends in its text, with which spoon the half behind its unit is of: `1 cuillère et demie à café`.
	 *
	 * @param string  $text    The text in which it stands.
	 * @param Grammar $grammar The languages.
	 */
	public function end_in( string $text, Grammar $grammar ): int {
		return max(
			$this->end,
			...array_map( static fn ( Number $number ): int => Amounts::tail_end( $text, $number, $grammar ), $this->numbers )
		);
	}

	/**
	 * Returns the same amount with another end.
	 *
	 * @param int $end Where the text goes on.
	 */
	public function until( int $end ): self {
		return new self( $this->numbers, $this->unit, $end );
	}
}
