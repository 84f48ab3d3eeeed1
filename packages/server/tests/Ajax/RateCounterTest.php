<?php
declare( strict_types=1 );

namespace Larder\Tests\Ajax;

use Larder\Ajax\RateCounter;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A limit holds for any stretch of time, wherever the clock stands.
 */
final class RateCounterTest extends WordPressTestCase {

	private const MINUTE = 60;

	/** What the clock says: the start of a window. */
	private int $now = 1_700_000_040;

	/**
	 * Counts some calls, of which ten a minute are allowed.
	 *
	 * @param int $calls How many.
	 * @return int What the last one is told.
	 */
	private function count_calls( int $calls ): int {
		$rates = new RateCounter( $this->db(), fn (): int => $this->now );
		$count = 0;
		for ( $call = 0; $call < $calls; $call++ ) {
			$count = $rates->count( 'tries', self::MINUTE, 10 );
		}
		return $count;
	}

	public function test_the_end_of_a_window_does_not_double_the_limit(): void {
		self::assertSame( 0, $this->now % self::MINUTE );
		$this->now += self::MINUTE - 1;
		self::assertSame( 10, $this->count_calls( 10 ) );
		$this->now += 1;
		self::assertSame( 11, $this->count_calls( 1 ) );
		$this->now += self::MINUTE / 2;
		self::assertSame( 2 + 5, $this->count_calls( 1 ) );
	}

	public function test_what_is_long_ago_does_not_count(): void {
		self::assertSame( 10, $this->count_calls( 10 ) );
		$this->now += 2 * self::MINUTE;
		self::assertSame( 1, $this->count_calls( 1 ) );
	}

	public function test_who_was_refused_a_hundred_times_waits_no_longer_than_others(): void {
		self::assertSame( 100, $this->count_calls( 100 ) );
		$this->now += self::MINUTE + self::MINUTE / 2;
		self::assertSame( 1 + 5, $this->count_calls( 1 ) );
	}

	public function test_a_call_that_is_taken_back_does_not_count(): void {
		$rates = new RateCounter( $this->db(), fn (): int => $this->now );
		self::assertSame( 3, $this->count_calls( 3 ) );
		$rates->take_back( 'tries', self::MINUTE );
		$rates->take_back( 'others', self::MINUTE );
		self::assertSame( 3, $this->count_calls( 1 ) );
		$this->now += self::MINUTE;
		$rates->take_back( 'tries', self::MINUTE );
		self::assertSame( 1 + 3, $this->count_calls( 1 ), 'the window of those before is over' );
	}

	public function test_no_more_is_taken_back_than_was_counted(): void {
		$rates = new RateCounter( $this->db(), fn (): int => $this->now );
		$this->count_calls( 1 );
		$rates->take_back( 'tries', self::MINUTE );
		$rates->take_back( 'tries', self::MINUTE );
		self::assertSame( 1, $this->count_calls( 1 ) );
	}

	public function test_a_call_costs_two_statements(): void {
		$this->count_calls( 1 );
		$statements = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$statements ): string {
				$statements[] = $query;
				return $query;
			}
		);
		$this->count_calls( 1 );
		// It tidies up by chance.
		self::assertCount( 2, array_filter( $statements, static fn ( string $query ): bool => ! str_starts_with( $query, 'DELETE' ) ) );
	}
}
