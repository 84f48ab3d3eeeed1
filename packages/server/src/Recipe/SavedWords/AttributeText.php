<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

defined( 'ABSPATH' ) || exit;

/**
 * A text of a block's attributes, and the part of its saved markup that says the same.
 */
final class AttributeText {

	/**
	 * @param int              $row  Number of the row that it is in; for what precedes a row, of those before.
	 * @param list<int|string> $path Where the attributes hold the text.
	 * @param string           $html The text that they hold.
	 */
	public function __construct(
		public readonly string $part,
		public readonly int $row,
		public readonly array $path,
		public readonly string $html
	) {}
}
