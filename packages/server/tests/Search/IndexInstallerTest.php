<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\IndexInstaller;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Query\Query;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A site gets its index by itself, and one that is true.
 */
final class IndexInstallerTest extends WordPressTestCase {

	public function test_switching_on_indexes_what_changed_while_the_plugin_was_off(): void {
		$search    = new SearchParts( $this->db() );
		$installer = new IndexInstaller( $search->tables, $search->state, $search->rebuild );
		$recipe    = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$installer->activate();
		// Without the plugin nobody learns of it.
		$this->db()->update( $this->db()->posts, [ 'post_title' => 'Medlar jelly' ], [ 'ID' => $recipe->ID ] );
		clean_post_cache( $recipe->ID );
		$find = static fn (): int => $search->engines->engine()->search( new Query( text: 'medlar' ) )->total;
		self::assertSame( 0, $find() );
		$installer->activate();
		self::assertSame( 1, $find() );
	}

	public function test_a_rebuild_that_was_stopped_goes_on_and_the_old_index_answers_meanwhile(): void {
		$search = new SearchParts( $this->db() );
		$this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$this->publish( [], [], [ 'post_title' => 'Quince tart' ] );
		$search->rebuild->run();
		$live = $search->state->live();
		$search->rebuild->start();
		self::assertFalse( $search->rebuild->step( 1 ) );
		self::assertSame( $live, $search->state->live() );
		$late = $this->publish( [], [], [ 'post_title' => 'Quince cheese' ] );
		$search->end_request();
		$find = static fn (): int => $search->engines->engine()->search( new Query( text: 'quince' ) )->total;
		self::assertSame( 3, $find() );
		// Somebody runs the command again; it resumes where the last one ended.
		$search->rebuild->run( 1 );
		self::assertNotSame( $live, $search->state->live() );
		self::assertSame( 3, $find() );
		wp_delete_post( $late->ID, true );
		$search->end_request();
		self::assertSame( 2, $find() );
	}

	public function test_a_build_in_the_background_that_dies_goes_on_later_and_one_that_ends_leaves_nothing(): void {
		$search    = new SearchParts( $this->db() );
		$installer = new IndexInstaller( $search->tables, $search->state, $search->rebuild );
		$recipe    = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$search->rebuild->start();
		$die = static fn ( string $sql ): string => str_contains( $sql, "post_status = 'publish' ORDER BY ID" )
			? throw new \RuntimeException( 'The host ended the request.' )
			: $sql;
		add_filter( 'query', $die );
		try {
			$installer->build();
			self::fail( 'The build went on.' );
		} catch ( \RuntimeException ) {
			self::assertIsInt( wp_next_scheduled( IndexSchedule::BUILD ) );
		}
		remove_filter( 'query', $die );
		$installer->build();
		self::assertFalse( wp_next_scheduled( IndexSchedule::BUILD ) );
		self::assertSame( [ $recipe->ID ], $search->engines->engine()->search( new Query( text: 'quince' ) )->ids );
	}

	public function test_what_changes_during_a_rebuild_is_followed_in_more_than_one_step_where_it_is_much(): void {
		$search = new SearchParts( $this->db(), 0 );
		$recipe = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$search->rebuild->run();
		$search->end_request();
		$live = $search->state->live();
		$search->rebuild->start();
		wp_update_post( [ 'ID' => $recipe->ID, 'post_title' => 'Medlar jelly' ] );
		foreach ( range( 1, 250 ) as $number ) {
			$search->queue->add( 1_000_000 + $number );
		}
		$building = (string) $search->state->building();
		$waiting  = [];
		for ( $step = 0; $step < 100; $step++ ) {
			// Each step by another request.
			if ( ( new SearchParts( $this->db(), 0 ) )->rebuild->step( 1000 ) ) {
				break;
			}
			self::assertSame( $live, $search->state->live(), 'the old index answers meanwhile' );
			$waiting[] = $search->queue->count( $building );
		}
		self::assertSame( $building, $search->state->live() );
		self::assertSame( [ 251, 151, 51, 0 ], array_values( array_unique( $waiting ) ) );
		self::assertSame( [ $recipe->ID ], $search->engines->engine()->search( new Query( text: 'medlar' ) )->ids );
		self::assertSame( [], iterator_to_array( $search->verify->differences(), false ) );
	}
}
