<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * An ingredient line as read.
 */
final class Line {

	/**
	 * @param string                $input        The line, exactly as given.
	 * @param float|null            $quantity     First amount, or the lower end of a range.
	 * @param float|null            $quantity_max Upper end of a range.
	 * @param string|null           $unit         Stable id such as `tbsp`.
	 * @param string|null           $name         Name without tags.
	 * @param string|null           $food         The name without words on size and preparation: what to buy.
	 * @param string|null           $note         Note without tags.
	 * @param array<string, string> $pieces       What was typed of `quantity`, `unit`, `name` and `note`; a dual amount is one piece with
	 *                                            its units.
	 */
	public function __construct(
		public readonly string $input,
		public readonly ?float $quantity,
		public readonly ?float $quantity_max,
		public readonly ?string $unit,
		public readonly ?string $name,
		public readonly ?string $food,
		public readonly ?string $note,
		public readonly array $pieces
	) {}
}
