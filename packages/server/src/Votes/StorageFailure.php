<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\Unavailable;

defined( 'ABSPATH' ) || exit;

/**
 * The database did not take a vote.
 */
final class StorageFailure extends \RuntimeException implements Unavailable {

	/**
	 * Creates a failure.
	 *
	 * @param string $message    For the log.
	 * @param bool   $is_passing Whether the same may succeed when it is tried again.
	 * @param bool   $is_double  Whether a row was to be added that is there.
	 */
	public function __construct( string $message, public readonly bool $is_passing, public readonly bool $is_double = false ) {
		parent::__construct( $message );
	}
}
