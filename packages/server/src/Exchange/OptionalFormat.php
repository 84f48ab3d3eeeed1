<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * A format that a site can only read with help that it may not have; where it has none, nobody is offered the format.
 */
interface OptionalFormat extends Format {

	/**
	 * Returns whether this site can read it.
	 */
	public function is_offered(): bool;
}
