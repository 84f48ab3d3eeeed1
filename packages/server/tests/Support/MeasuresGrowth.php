<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Compares the work that two sizes of an input take, which says the same on a slow or busy machine as on a fast one.
 */
trait MeasuresGrowth {

	/**
	 * Asserts that an input of four times the size takes about four times the work; where work grows with the square, it takes
	 * sixteen times as much.
	 *
	 * @param \Closure(int): mixed $task Does the work for an input of a size.
	 * @param int                  $size The smaller size.
	 */
	private static function assert_work_in_proportion( \Closure $task, int $size ): void {
		$growth = INF;
		for ( $try = 0; $try < 5 && $growth > 10; ++$try ) {
			$small = self::seconds_of_work( $task, $size );
			$large = self::seconds_of_work( $task, 4 * $size );
			// Less than this is lost in what else a process does.
			$growth = min( $growth, $large / max( $small, 0.05 ) );
		}
		self::assertLessThanOrEqual( 10, $growth, 'Four times the size takes no more than ten times the work.' );
	}

	/**
	 * Returns the seconds that the processor has worked for this process alone while it did a task.
	 *
	 * @param \Closure(int): mixed $task
	 * @param int                  $size Size of its input.
	 */
	private static function seconds_of_work( \Closure $task, int $size ): float {
		$before = self::processor_time();
		$task( $size );
		return self::processor_time() - $before;
	}

	/**
	 * Returns the seconds that the processor has worked for this process since it began.
	 */
	private static function processor_time(): float {
		$usage = getrusage();
		$field = static fn ( string $name ): int => is_int( $usage[ $name ] ?? null ) ? $usage[ $name ] : 0;
		return $field( 'ru_utime.tv_sec' ) + $field( 'ru_utime.tv_usec' ) / 1_000_000;
	}
}
