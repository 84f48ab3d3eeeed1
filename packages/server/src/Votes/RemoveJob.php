<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the votes of one IP address from the page under Tools; the first cursor is the hash of the address.
 */
final class RemoveJob implements Job {

	/** How many votes one step removes. */
	private const STEP = 50;

	public function __construct( private readonly VoteSources $machines ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'remove';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Remove', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __(
			'Codes stand for addresses, which are not stored. A school or an office may share one. Votes of accounts are not listed.',
			'larder'
		);
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The cursor: the hash of the address, how many votes were removed, and how many there were.
		[ $address, $done, $all ] = explode( ',', $cursor, 3 ) + [ '', '0', '' ];
		$all                      = '' === $all ? $this->machines->count( $address ) : (int) $all;
		$count                    = $this->machines->remove( $address, self::STEP );
		$done                     = (int) $done + $count;
		/* translators: %d: number of votes. */
		$message = sprintf( _n( '%d vote removed.', '%d votes removed.', $done, 'larder' ), $done );
		return new Progress( $done, max( $all, $done ), $message, $count < self::STEP ? null : "$address,$done,$all" );
	}
}
