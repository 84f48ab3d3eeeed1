<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Tools\Job;
use Larder\Tools\Progress;

/**
 * Runs jobs as the page under Tools does, one step after the other.
 */
trait RunsJobs {

	/**
	 * Runs a job to its end.
	 *
	 * @param list<string> $found Receives what it finds.
	 * @param string       $start What its first step is given.
	 * @param int          $steps Receives how many steps it took.
	 */
	private function run_all( Job $job, array &$found = [], string $start = '', int &$steps = 0 ): Progress {
		$cursor = $start;
		for ( $steps = 1; $steps < 1000; $steps++ ) {
			$progress = $job->step( $cursor );
			$found    = [ ...$found, ...$progress->found ];
			self::assertLessThanOrEqual( $progress->all, $progress->done );
			if ( null === $progress->cursor ) {
				return $progress;
			}
			$cursor = $progress->cursor;
		}
		self::fail( 'The job has no end.' );
	}
}
