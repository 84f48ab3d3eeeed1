<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\RebuildJob;
use Larder\Search\VerifyJob;
use Larder\Tests\Support\RunsJobs;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

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
		$last   = $this->run_all( new RebuildJob( $this->search->rebuild ) );
		self::assertNotSame( $before, $this->search->state->live() );
		self::assertSame( $last->done, $this->search->rebuild->done() );
		self::assertStringContainsString( 'The index is whole', $last->message );
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_a_true_index_is_called_exact(): void {
		$this->search->rebuild->run();
		$last = $this->run_all( new VerifyJob( $this->search->verify, $this->search->rebuild ) );
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
		$last  = $this->run_all( new VerifyJob( $this->search->verify, $this->search->rebuild ), $found );
		self::assertContains( "Recipe $post->ID lacks the value #word:date.", $found );
		self::assertContains( "Recipe $gone->ID has the value #word:plum, and should not.", $found );
		self::assertSame( count( $found ) . ' differences. Build the index anew.', $last->message );
	}

	public function test_bits_that_are_not_as_their_rows_say_are_named(): void {
		$this->search->rebuild->run();
		$live  = (string) $this->search->state->live();
		$store = $this->search->index->store( $live );
		$id    = $store->names->ids( [ '#word:medlar' ] )['#word:medlar'] ?? 0;
		$this->db()->delete( $this->search->tables->bits( $live ), [ 'name_id' => $id ] );
		$differences = iterator_to_array( $this->search->verify->differences(), false );
		self::assertCount( 1, $differences );
		self::assertStringContainsString( 'lacks the value #word:medlar', $differences[0] );
	}
}
