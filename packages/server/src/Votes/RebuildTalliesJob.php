<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Recounts all votes from the page under Tools.
 */
final class RebuildTalliesJob implements Job {

	/** How many posts one step counts. */
	private const STEP = 20;

	public function __construct(
		private readonly Audit $audit,
		private readonly Mirrors $mirrors
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'rebuild';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Count all votes anew', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __( 'Makes every tally anew from its votes, and takes away the votes of posts that are gone.', 'larder' );
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The cursor: the last post, how many were counted, and how many there are.
		[ $last, $done, $all ] = array_map( intval( ... ), explode( ',', $cursor, 3 ) ) + [ 0, 0, 0 ];
		if ( '' === $cursor ) {
			$all = $this->audit->size();
		}
		$ids = $this->audit->posts( $last, self::STEP );
		if ( [] === $ids ) {
			$this->mirrors->plan();
			return new Progress(
				$done,
				max( $all, $done ),
				/* translators: %d: number of posts. */
				sprintf( _n( '%d post counted.', '%d posts counted.', $done, 'larder' ), $done ),
				null
			);
		}
		$this->audit->rebuild_some( $ids );
		$last  = max( $ids );
		$done += count( $ids );
		/* translators: %d: number of posts. */
		$message = sprintf( _n( '%d post so far', '%d posts so far', $done, 'larder' ), $done );
		return new Progress( $done, max( $all, $done ), $message, "$last,$done,$all" );
	}
}
