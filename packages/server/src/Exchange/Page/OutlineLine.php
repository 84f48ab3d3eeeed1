<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * One line of a page as a reader sees it.
 */
final class OutlineLine {

	/**
	 * @param int         $level   1 to 6 for a heading, 7 for a line that is bold as a whole, else 0.
	 * @param bool        $is_item Whether it is an entry of a list or a row of a table.
	 * @param \DOMElement $element The element that holds it.
	 */
	public function __construct(
		public readonly string $text,
		public readonly int $level,
		public readonly bool $is_item,
		public readonly \DOMElement $element
	) {}

	/**
	 * Returns whether the line looks as if it began with an amount.
	 */
	public function has_amount(): bool {
		return 1 !== preg_match( '/^\d{1,2}\s*[-.)]\s+\p{Lu}/u', $this->text )
			&& 1 === preg_match( '/^[\s~ca.]*[' . WrittenAmount::FIGURES . ']/u', $this->text );
	}
}
