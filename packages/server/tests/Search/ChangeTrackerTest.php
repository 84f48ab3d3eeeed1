<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\ChangeTracker;
use Larder\Search\Index\IndexInstaller;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Index\RequestIndexer;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\Transaction;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What a request cannot do itself is planned, and done in the background.
 */
final class ChangeTrackerTest extends WordPressTestCase {

	private SearchParts $search;

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db() );
		$this->search->rebuild->run();
		$this->search->end_request();
		wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
	}

	public function test_the_first_mark_of_a_request_plans_a_look_and_the_others_cost_no_more_than_a_mark(): void {
		$post = $this->publish();
		$this->search->end_request();
		wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
		$writes = 0;
		$listen = static function ( mixed $cron ) use ( &$writes ): mixed {
			++$writes;
			return $cron;
		};
		add_filter( 'pre_update_option_cron', $listen );
		update_post_meta( $post->ID, 'cook', 'Ana' );
		self::assertSame( 1, $writes );
		self::assertEqualsWithDelta( time() + 60, wp_next_scheduled( IndexSchedule::CATCH_UP ), 5 );
		update_post_meta( $post->ID, 'cook', 'Ben' );
		wp_set_object_terms( $post->ID, 'Soups', 'recipe-course' );
		$this->search->end_request();
		self::assertSame( 1, $writes );
	}

	public function test_a_term_that_is_changed_plans_a_look(): void {
		$term = wp_insert_term( 'Soups', 'recipe-course' );
		self::assertIsArray( $term );
		$this->search->end_request();
		wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
		wp_update_term( $term['term_id'], 'recipe-course', [ 'name' => 'Stews' ] );
		self::assertIsInt( wp_next_scheduled( IndexSchedule::CATCH_UP ) );
	}

	public function test_a_look_at_a_whole_index_plans_no_other(): void {
		$this->search->end_request();
		self::assertFalse( wp_next_scheduled( IndexSchedule::CATCH_UP ) );
	}

	public function test_the_background_works_until_its_time_is_over_and_comes_back_at_once_for_the_rest(): void {
		$left = $this->leave( 350 );
		$this->indexer( 0 )->catch_up_in_background();
		$rest = $this->search->queue->count( $left );
		self::assertGreaterThan( 0, $rest );
		self::assertLessThan( 350, $rest );
		self::assertLessThanOrEqual( time(), wp_next_scheduled( IndexSchedule::CATCH_UP ) );
		$this->indexer( 15 )->catch_up_in_background();
		self::assertSame( 0, $this->search->queue->count( $left ) );
	}

	public function test_a_background_that_dies_leaves_the_next_look_behind(): void {
		$this->leave( 10 );
		$die = static fn ( string $sql ): string => str_contains( $sql, 'larder_search_docs' )
			? throw new \LogicException( 'The host ended the request.' )
			: $sql;
		add_filter( 'query', $die );
		try {
			$this->search->end_request();
			self::fail( 'The look went on.' );
		} catch ( \LogicException ) {
			self::assertIsInt( wp_next_scheduled( IndexSchedule::CATCH_UP ) );
		}
	}

	public function test_switching_off_takes_the_look_off_the_schedule(): void {
		$this->publish();
		self::assertIsInt( wp_next_scheduled( IndexSchedule::CATCH_UP ) );
		( new IndexInstaller( $this->search->tables, $this->search->state, $this->search->rebuild ) )->pause();
		self::assertFalse( wp_next_scheduled( IndexSchedule::CATCH_UP ) );
	}

	public function test_the_posts_of_a_transaction_are_marked_with_its_changes_by_one_statement_or_with_them_not_at_all(): void {
		$posts   = [ $this->publish()->ID, $this->publish()->ID, $this->publish()->ID ];
		$this->search->end_request();
		$live    = (string) $this->search->state->live();
		$written = 0;
		add_filter( 'query', static function ( string $sql ) use ( &$written ): string {
			$written += str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, 'larder_search_marks' ) ? 1 : 0;
			return $sql;
		} );
		$change = static fn () => array_map( static fn ( int $post ) => update_post_meta( $post, 'cook', uniqid() ), $posts );
		$whole  = new Transaction( $this->db() );
		try {
			$whole->whole( static fn () => [] === $change() ? null : throw new DatabaseRefusal( 'All is taken back.' ) );
		} catch ( DatabaseRefusal ) {
			self::assertSame( 0, $written );
		}
		// The same request tries it again.
		$whole->whole( $change );
		self::assertSame( 1, $written );
		self::assertSame( $posts, array_keys( $this->search->queue->get( $live, 10 ) ) );
	}

	public function test_posts_that_are_gone_are_marked_with_the_others(): void {
		$ids = range( 1_000_001, 1_000_250 );
		$this->search->queue->add_all( $ids );
		self::assertSame( $ids, array_keys( $this->search->queue->get( (string) $this->search->state->live(), 300 ) ) );
	}

	/**
	 * Creates what indexes marked posts in the background.
	 *
	 * @param int $time_limit For how many seconds.
	 */
	private function indexer( int $time_limit ): RequestIndexer {
		$tracker = new ChangeTracker( $this->search->tables, $this->search->state, $this->search->queue );
		return $this->search->indexer( $tracker, $time_limit );
	}

	/**
	 * Leaves marks, as a request that was killed does.
	 *
	 * @return string The side of the index that has to index them.
	 */
	private function leave( int $count ): string {
		foreach ( range( 1, $count ) as $number ) {
			$this->search->queue->add( 1_000_000 + $number );
		}
		return (string) $this->search->state->live();
	}
}
