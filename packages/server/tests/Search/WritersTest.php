<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\IndexSchedule;
use Larder\Tests\Support\SearchParts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Writers that come at the same time, or die half-way, leave an exact index.
 *
 * Other processes write, so nothing here is rolled back: the test deletes what it made.
 */
final class WritersTest extends TestCase {

	private const WRITERS = 4;

	private const RECIPES = 12;

	private SearchParts $search;

	/** @var list<int> Recipes. */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		/** @var \wpdb $db */
		$db           = $GLOBALS['wpdb'];
		$this->search = new SearchParts( $db );
		for ( $number = 0; $number < self::RECIPES; $number++ ) {
			$id = wp_insert_post(
				[
					'post_type'    => 'recipe',
					'post_status'  => 'publish',
					'post_title'   => "Soup $number",
					'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div></div><!-- /wp:larder/recipe -->',
				],
				true
			);
			self::assertIsInt( $id );
			$this->posts[] = $id;
		}
		$this->search->rebuild->run();
		// What is left to follow from here on is left by others.
		$this->search->end_request();
	}

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		$this->search->end_request();
		parent::tearDown();
	}

	public function test_four_writers_at_once_leave_an_exact_index(): void {
		$writers = array_map(
			fn ( int $seed ): array => $this->start( 'write', (string) $seed, implode( ',', $this->posts ) ),
			range( 1, self::WRITERS )
		);
		foreach ( $writers as [ $process, $pipes ] ) {
			$output = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), $output );
		}
		wp_cache_flush();
		$this->search->end_request();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	/**
	 * Returns where a request dies that saves three recipes.
	 *
	 * @return \Generator<string, array{string, int, bool}> A pattern of the statement that is not done any more, the how manieth of its
	 *                                                      kind that is, and whether the index holds what the recipes say then.
	 */
	public static function deaths(): \Generator {
		yield 'before the first change' => [ '/^UPDATE \S*posts\S* SET/', 1, true ];
		yield 'before the second change' => [ '/^UPDATE \S*posts\S* SET/', 2, false ];
		yield 'before the lease' => [ '/^UPDATE \S*larder_search_docs\S* SET lease/', 1, false ];
		yield 'with the lease, before the bits' => [ '/^SELECT .*larder_search_bits/s', 1, false ];
		yield 'before the first bits' => [ '/^INSERT .*larder_search_bits/s', 1, false ];
		yield 'after the first bits' => [ '/^SELECT .*larder_search_bits/s', 2, false ];
		yield 'before the bits of the second recipe' => [ '/^INSERT .*larder_search_bits/s', 2, false ];
		yield 'before the bits of the third recipe' => [ '/^INSERT .*larder_search_bits/s', 3, false ];
		yield 'before the first row' => [ '/^UPDATE \S*larder_search_docs\S* SET names/', 1, false ];
		yield 'before the last row' => [ '/^UPDATE \S*larder_search_docs\S* SET names/', 3, false ];
		yield 'before the new generation' => [ '/^INSERT INTO \S*larder_search_state/', 1, true ];
		yield 'before the marks are taken away' => [ '/^DELETE FROM \S*larder_search_marks/', 1, true ];
	}

	#[DataProvider( 'deaths' )]
	public function test_what_a_request_leaves_that_dies_is_followed_a_minute_later_by_itself(
		string $statement,
		int $number,
		bool $is_exact
	): void {
		$live       = (string) $this->search->state->live();
		$generation = $this->search->state->generation();
		wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
		[ $process, $pipes ] = $this->start( 'die', "$number $statement", implode( ',', array_slice( $this->posts, 0, 3 ) ) );
		$output              = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		proc_close( $process );
		self::assertStringContainsString( 'dies now', $output );
		wp_cache_flush();
		self::assertGreaterThan( 0, $this->search->queue->count( $live ) );
		self::assertSame( $is_exact, [] === iterator_to_array( $this->search->verify->differences(), false ) );
		$this->let_a_minute_pass();
		self::assertSame( 0, $this->search->queue->count( $live ) );
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
		self::assertGreaterThan( $generation, $this->search->state->generation(), 'shared caches ask anew' );
	}

	/**
	 * Expires leases, and begins what is scheduled, for which nobody waits here.
	 */
	private function let_a_minute_pass(): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		$db->query( (string) $db->prepare(
			'UPDATE %i SET lease = lease - 60 WHERE lease > 0',
			$this->search->tables->docs( (string) $this->search->state->live() )
		) );
		$planned = wp_next_scheduled( IndexSchedule::CATCH_UP );
		self::assertIsInt( $planned, 'something is planned' );
		self::assertLessThanOrEqual( time() + 60, $planned );
		// As WordPress's cron does.
		wp_unschedule_event( $planned, IndexSchedule::CATCH_UP );
		do_action( IndexSchedule::CATCH_UP );
	}

	/**
	 * Starts another process in this WordPress.
	 *
	 * @param string ...$args What it does.
	 * @return array{resource, array<int, resource>} The process and what it prints.
	 */
	private function start( string ...$args ): array {
		$runner  = (string) realpath( get_included_files()[0] );
		$process = proc_open( [ PHP_BINARY, $runner, __DIR__ . '/writer.php', ...array_values( $args ) ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Tests writers that really run at the same time.
		self::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		return [ $process, $pipes ];
	}
}
