<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

defined( 'ABSPATH' ) || exit;

/**
 * One line of a recipe that somebody wrote, with the marks around it understood and taken away.
 */
final class MarkedLine {

	/**
	 * @param string $text    Its text.
	 * @param bool   $is_head Whether it is marked as a heading.
	 * @param bool   $is_item Whether it is an entry of a list.
	 * @param int    $level   Level of a heading, 0 for one that only ends with a colon.
	 * @param string $link    The first URL that it links to, empty for none.
	 * @param bool   $counted Whether it had a number, as steps have.
	 * @param bool   $aside   Whether it belongs to no part of the recipe, as what a letter says around it.
	 */
	public function __construct(
		public readonly string $text,
		public readonly bool $is_head = false,
		public readonly bool $is_item = false,
		public readonly int $level = 0,
		public readonly string $link = '',
		public readonly bool $counted = false,
		public readonly bool $aside = false
	) {}
}
