<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Recipe\PlainText;
use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Compares tallies with votes from the page under Tools.
 */
final class VerifyTalliesJob implements Job {

	public function __construct( private readonly Audit $audit ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'verify';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Compare tallies with votes', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __( 'Every number on the site is a tally of votes. Visitors may go on voting while they are looked after.', 'larder' );
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The cursor: the last post, how many were compared, how many there are, and how many differ.
		[ $last, $done, $all, $count ] = array_map( intval( ... ), explode( ',', $cursor, 4 ) ) + [ 0, 0, 0, 0 ];
		if ( '' === $cursor ) {
			$all = $this->audit->size();
		}
		$ids = $this->audit->posts( $last, Audit::BATCH );
		if ( [] === $ids ) {
			$message = 0 === $count
				? __( 'All tallies are exact.', 'larder' )
				: sprintf(
					/* translators: %s: number of differences. */
					_n( '%s difference. Count all votes anew.', '%s differences. Count all votes anew.', $count, 'larder' ),
					PlainText::number( $count )
				);
			return new Progress( $done, max( $all, $done ), $message, null );
		}
		$found  = $this->audit->differences_among( $ids );
		$last   = max( $ids );
		$done += count( $ids );
		$count += count( $found );
		/* translators: %s: number of posts. */
		$message = sprintf( _n( '%s post compared so far.', '%s posts compared so far.', $done, 'larder' ), PlainText::number( $done ) );
		return new Progress( $done, max( $all, $done ), $message, "$last,$done,$all,$count", $found );
	}
}
