<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use PHPUnit\Framework\TestCase;

/**
 * A test of what neither reads nor writes the database: it says nothing else on another one, so that a whole run has it on SQLite alone.
 *
 * Each such test is in the group `without-database`; one that asks the database after all fails.
 */
abstract class WithoutDatabaseTestCase extends TestCase {

	/** The group of these tests. */
	public const GROUP = 'without-database';

	/** How many questions the database was asked before the test. */
	private int $questions = 0;

	protected function setUp(): void {
		parent::setUp();
		// What an earlier test has read is no answer.
		wp_cache_flush();
		$this->questions = self::questions();
	}

	protected function assertPostConditions(): void {
		self::assertContains( self::GROUP, $this->groups(), 'without the group it runs on each database' );
		self::assertSame( $this->questions, self::questions(), 'the database is asked: this test has to run on each' );
		parent::assertPostConditions();
	}

	/**
	 * Returns how many questions the database was asked so far.
	 */
	private static function questions(): int {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return $db->num_queries;
	}
}
