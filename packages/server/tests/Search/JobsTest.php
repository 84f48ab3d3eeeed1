<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Admin\RebuildIndexJob;
use Larder\Search\Admin\VerifyIndexJob;
use Larder\Tests\Support\RunsJobs;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What an administrator does under Tools, a step at a time.
 */
final class JobsTest extends WordPressTestCase {

	use RunsJobs;

	private SearchParts $search;

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db() );
		foreach ( [ 'Quince jelly', 'Quince tart', 'Medlar jelly' ] as $title ) {
			$this->publish( [], [], [ 'post_title' => $title ] );
		}
	}

	public function test_a_rebuild_in_steps_leaves_an_index_that_answers(): void {
		$before = $this->search->state->live();
		$last   = $this->run_all( new RebuildIndexJob( $this->search->rebuild ) );
		self::assertNotSame( $before, $this->search->state->live() );
		self::assertSame( $last->done, $this->search->rebuild->done() );
		self::assertStringContainsString( 'The index is whole', $last->message );
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_a_true_index_is_called_exact(): void {
		$this->search->rebuild->run();
		$last = $this->run_all( new VerifyIndexJob( $this->search->verify, $this->search->rebuild ) );
		self::assertSame( 'The index is exact.', $last->message );
	}

	public function test_each_difference_is_named_and_counted(): void {
		$this->search->rebuild->run();
		// Somebody writes past WordPress.
		$post = $this->publish( [], [], [ 'post_title' => 'Fig roll' ] );
		$this->search->end_request();
		$gone = $this->publish( [], [], [ 'post_title' => 'Plum cake' ] );
		$this->search->end_request();
		$this->db()->update( $this->db()->posts, [ 'post_title' => 'Date roll' ], [ 'ID' => $post->ID ] );
		$this->db()->update( $this->db()->posts, [ 'post_status' => 'draft' ], [ 'ID' => $gone->ID ] );
		clean_post_cache( $post->ID );
		clean_post_cache( $gone->ID );
		$found = [];
		$last  = $this->run_all( new VerifyIndexJob( $this->search->verify, $this->search->rebuild ), $found );
		self::assertContains( "Recipe $post->ID lacks the value #word:date.", $found );
		self::assertContains( "Recipe $gone->ID has the value #word:plum, and should not.", $found );
		self::assertSame( count( $found ) . ' differences. Build the index anew.', $last->message );
	}

	public function test_bits_that_are_not_as_their_rows_say_are_named(): void {
		$this->search->rebuild->run();
		$live  = (string) $this->search->state->live();
		$store = $this->search->side( $live );
		$id    = $store->names->ids( [ '#word:medlar' ] )['#word:medlar'] ?? 0;
		$this->db()->delete( $this->search->tables->bits( $live ), [ 'name_id' => $id ] );
		$differences = iterator_to_array( $this->search->verify->differences(), false );
		self::assertCount( 1, $differences );
		self::assertStringContainsString( 'lacks the value #word:medlar', $differences[0] );
	}

	/**
	 * Returns what a search reads besides values and bits.
	 *
	 * @return \Generator<string, array{string, string|int, string}> A column of the recipe's row, what it is changed to, and what is said
	 *        of that.
	 */
	public static function columns(): \Generator {
		yield 'title' => [ 'title', 'zebra', 'has the value title=zebra, and should not' ];
		yield 'likes' => [ 'sort_likes', 7, 'has the value sort_likes=7, and should not' ];
		yield 'date' => [ 'sort_date', 7, 'has the value sort_date=7, and should not' ];
		yield 'fingerprint' => [ 'print', 'none', 'has the value print=none, and should not' ];
	}

	#[DataProvider( 'columns' )]
	public function test_a_row_that_would_be_sorted_wrongly_is_named_and_a_rebuild_mends_it(
		string $column,
		string|int $value,
		string $said
	): void {
		$post = $this->publish( [], [], [ 'post_title' => 'Medlar tart' ] );
		$this->search->rebuild->run();
		$this->db()->update(
			$this->search->tables->docs( (string) $this->search->state->live() ),
			[ $column => $value ],
			[ 'post_id' => $post->ID ]
		);
		$differences = iterator_to_array( $this->search->verify->differences(), false );
		self::assertContains( "Recipe $post->ID $said.", $differences );
		self::assertLessThanOrEqual( 2, count( $differences ), 'the value that is there, and the one that should be' );
		$this->search->rebuild->run();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_a_count_that_is_not_that_of_its_bits_is_named_and_a_rebuild_mends_it(): void {
		$this->search->rebuild->run();
		$live = (string) $this->search->state->live();
		$id   = $this->search->side( $live )->names->ids( [ '#word:jelly' ] )['#word:jelly'] ?? 0;
		$this->db()->update( $this->search->tables->bits( $live ), [ 'cardinality' => 9 ], [ 'name_id' => $id ] );
		self::assertSame(
			[ 'The value #word:jelly counts 9 recipes, and should count 2.' ],
			iterator_to_array( $this->search->verify->differences(), false )
		);
		$this->search->rebuild->run();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}
}
