<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\Unavailable;

defined( 'ABSPATH' ) || exit;

/**
 * The database did not store a vote.
 */
final class StorageFailure extends \RuntimeException implements Unavailable {

	/**
	 * Errors of MySQL, MariaDB and Galera after which the same may succeed: record
	 * changed since it was read, node not ready, commit failed (as where a node loses
	 * the quorum while it commits), lock wait timeout, deadlock or conflict with
	 * another node, connection gone or lost.
	 */
	private const TRANSIENT_ERRORS = [ 1020, 1047, 1180, 1205, 1213, 2006, 2013 ];

	/** The error of MySQL and MariaDB for a duplicate key. */
	private const DUPLICATE_KEY = 1062;

	/**
	 * Creates a failure.
	 *
	 * @param string $message    For the log.
	 * @param bool   $is_passing Whether the same may succeed when it is tried again.
	 * @param bool   $is_duplicate  Whether the row to be added exists already.
	 */
	public function __construct( string $message, public readonly bool $is_passing, public readonly bool $is_duplicate = false ) {
		parent::__construct( $message );
	}

	/**
	 * Creates the failure that an error of the database means for a vote.
	 *
	 * @param mixed  $dbh   The connection.
	 * @param string $error The database's message.
	 */
	public static function from_error( mixed $dbh, string $error ): self {
		$code       = $dbh instanceof \mysqli ? $dbh->errno : null;
		$is_passing = null === $code ? str_contains( $error, 'is locked' ) : in_array( $code, self::TRANSIENT_ERRORS, true );
		return new self(
			'The database did not take a vote: ' . wp_strip_all_tags( $error ),
			$is_passing,
			self::DUPLICATE_KEY === $code
		);
	}
}
