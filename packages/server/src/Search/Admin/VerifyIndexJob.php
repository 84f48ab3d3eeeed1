<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Recipe\PlainText;
use Larder\Search\Index\Differences;
use Larder\Search\Index\IndexVerifier;
use Larder\Search\Index\Rebuild;
use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the index with the recipes from the page under Tools.
 */
final class VerifyIndexJob implements Job {

	/** How many posts one step compares. */
	private const STEP = 250;

	public function __construct(
		private readonly IndexVerifier $verify,
		private readonly Rebuild $rebuild
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'verify';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Verify the index', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __( 'Compares the index with every recipe, changes nothing, and names each difference.', 'larder' );
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The cursor: how many posts were compared, how many differ, and where the comparison resumes.
		[ $done, $count, $place ] = explode( ',', $cursor, 3 ) + [ '0', '0', '' ];
		$part                     = $this->verify->part( $place, self::STEP );
		$done                     = min( (int) $done + self::STEP, $this->rebuild->size() );
		$count                    = (int) $count + count( $part['differences'] );
		return new Progress(
			$done,
			$this->rebuild->size(),
			$this->message( $done, $count, null === $part['next'] ),
			null === $part['next'] ? null : "$done,$count,{$part['next']}",
			$part['differences']
		);
	}

	/**
	 * Returns a sentence about the progress of the comparison.
	 *
	 * @param int  $done    Posts compared.
	 * @param int  $count   Differences found.
	 * @param bool $is_done Whether all is compared.
	 */
	private function message( int $done, int $count, bool $is_done ): string {
		if ( ! $is_done ) {
			/* translators: %s: number of posts. */
			return sprintf( _n( '%s post compared so far.', '%s posts compared so far.', $done, 'larder' ), PlainText::number( $done ) );
		}
		return 0 === $count
			? __( 'The index is exact.', 'larder' )
			: sprintf(
				/* translators: %s: number of differences. */
				_n( '%s difference. Build the index anew.', '%s differences. Build the index anew.', $count, 'larder' ),
				PlainText::number( $count )
			);
	}
}
