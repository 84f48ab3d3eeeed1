<?php
declare( strict_types=1 );

namespace Larder\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * How far a job has come.
 */
final class Progress {

	/**
	 * Creates the progress of a step.
	 *
	 * @param int          $done    How much is done.
	 * @param int          $all     How much there is, as far as is known.
	 * @param string       $message A sentence about it.
	 * @param string|null  $cursor  Where the next step resumes; null when all is done.
	 * @param list<string> $found   Sentences about what was found.
	 */
	public function __construct(
		public readonly int $done,
		public readonly int $all,
		public readonly string $message,
		public readonly ?string $cursor,
		public readonly array $found = []
	) {}
}
