<?php
declare( strict_types=1 );

namespace Larder\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * Long work that an administrator starts from a page under Tools, done in short steps so that no host ends it.
 */
interface Job {

	/**
	 * Returns its name for requests: lower-case letters and hyphens.
	 */
	public function name(): string;

	/**
	 * Returns the text of its button.
	 */
	public function label(): string;

	/**
	 * Returns a sentence on what the job does.
	 */
	public function description(): string;

	/**
	 * Does one step of the work.
	 *
	 * @param string $cursor What the step before gave, empty for the first one.
	 */
	public function step( string $cursor ): Progress;
}
