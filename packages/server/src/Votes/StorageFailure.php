<?php
declare( strict_types=1 );

namespace Larder\Votes;

/**
 * The database did not take a vote.
 */
final class StorageFailure extends \RuntimeException {

	/**
	 * Makes a failure.
	 *
	 * @param string $message    For the log.
	 * @param bool   $is_passing Whether the same may succeed when it is tried again.
	 */
	public function __construct( string $message, public readonly bool $is_passing ) {
		parent::__construct( $message );
	}
}
