<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

defined( 'ABSPATH' ) || exit;

/**
 * One recipe of a roundup.
 */
final class RoundupLine {

	/**
	 * @param int    $home  The post that has the recipe, 0 for one of another site.
	 * @param string $url   Address of a recipe of another site.
	 * @param string $title Its name, plain text.
	 * @param string $text  Words about it, plain text.
	 */
	public function __construct(
		public readonly int $home,
		public readonly string $url,
		public readonly string $title,
		public readonly string $text
	) {}
}
