<?php
declare( strict_types=1 );

namespace Larder\Tests\Check;

use Larder\Check\Findings;
use Larder\Search\Index\IndexTables;
use Larder\Switch\Transaction;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What is made from recipes, such as the list of what they lack and the search index, never decides whether a change-over is stored.
 */
final class ChecksAfterTransactionsTest extends WordPressTestCase {

	private Findings $findings;

	private \WP_Post $post;

	protected function setUp(): void {
		parent::setUp();
		$this->findings = new Findings( $this->db() );
		// The transaction of a change-over, and none of the test around it.
		remove_filter( 'larder_transaction_is_open', '__return_true' );
		$this->findings->install();
		$this->post = $this->publish();
		$search     = new SearchParts( $this->db() );
		$search->rebuild->run();
		$search->end_request();
		$this->db()->query( 'COMMIT' );
	}

	protected function tearDown(): void {
		wp_delete_post( $this->post->ID, true );
		$this->findings->drop();
		$this->findings->install();
		( new SearchParts( $this->db() ) )->rebuild->run();
		parent::tearDown();
	}

	/**
	 * Changes the recipe in a transaction.
	 *
	 * @param string $title Its new title.
	 */
	private function change( string $title ): void {
		$was_quiet = $this->db()->suppress_errors( true );
		( new Transaction( $this->db() ) )->whole( fn () => wp_update_post( [ 'ID' => $this->post->ID, 'post_title' => $title ] ) );
		$this->db()->suppress_errors( $was_quiet );
		wp_cache_flush();
		self::assertSame( $title, get_post_field( 'post_title', $this->post->ID ) );
	}

	/**
	 * Drops a table.
	 */
	private function lose( string $table ): void {
		$this->db()->query( (string) $this->db()->prepare( 'DROP TABLE %i', $table ) );
	}

	public function test_a_change_is_stored_and_checked_where_the_table_of_the_checks_was_never_created(): void {
		$this->findings->drop();
		$this->change( 'Barley soup' );
		self::assertArrayHasKey( $this->post->ID, $this->findings->for_posts( [ $this->post->ID ] ) );
	}

	public function test_a_change_is_stored_where_the_table_of_the_checks_is_lost_and_the_next_one_creates_it_again(): void {
		$this->lose( $this->findings->table() );
		$this->change( 'Barley soup' );
		$this->change( 'Oat soup' );
		self::assertArrayHasKey( $this->post->ID, $this->findings->for_posts( [ $this->post->ID ] ) );
	}

	public function test_recipes_of_a_transaction_are_checked_when_it_is_stored_by_as_many_statements_as_one_recipe(): void {
		$other   = $this->publish();
		$written = [];
		add_filter( 'query', function ( string $sql ) use ( &$written ): string {
			if ( 'COMMIT' === $sql || ( str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, $this->findings->table() ) ) ) {
				$written[] = strtok( $sql, ' ' );
			}
			return $sql;
		} );
		$this->findings->store( [ $this->post->ID => null, $other->ID => null ] );
		( new Transaction( $this->db() ) )->whole( fn () => array_map(
			static fn ( int $id ) => wp_update_post( [ 'ID' => $id, 'post_title' => 'Barley soup' ] ),
			[ $this->post->ID, $other->ID ]
		) );
		self::assertSame( [ 'COMMIT', 'INSERT' ], $written );
		self::assertCount( 2, $this->findings->for_posts( [ $this->post->ID, $other->ID ] ) );
		wp_delete_post( $other->ID, true );
	}

	public function test_a_rule_of_the_site_that_fails_takes_nothing_back(): void {
		$log = (string) ini_get( 'error_log' );
		ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- The failure is noted there.
		add_filter( 'larder_recipe_lacks', static fn () => throw new \LogicException( 'The rule has failed.' ) );
		$this->change( 'Barley soup' );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- As it was.
	}

	/**
	 * Names the tables without which nothing can be marked.
	 *
	 * @return array<string, array{\Closure( IndexTables ): string}>
	 */
	public static function lost_tables(): array {
		return [
			'marks' => [ static fn ( IndexTables $tables ): string => $tables->dirty_queue() ],
			'state' => [ static fn ( IndexTables $tables ): string => $tables->state() ],
		];
	}

	/**
	 * @param \Closure( IndexTables ): string $table
	 */
	#[DataProvider( 'lost_tables' )]
	public function test_a_change_is_stored_where_a_table_of_the_index_is_lost_and_the_index_is_built_again( \Closure $table ): void {
		$tables = new IndexTables( $this->db() );
		$this->lose( $table( $tables ) );
		$this->change( 'Barley soup' );
		self::assertFalse( $tables->are_there() );
	}
}
