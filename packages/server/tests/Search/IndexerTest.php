<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query\Query;
use Larder\Sqlite;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * One recipe at a time is brought in step, with no more writing than it needs.
 */
final class IndexerTest extends WordPressTestCase {

	public function test_a_save_that_changes_nothing_leaves_the_index_alone(): void {
		$search = new SearchParts( $this->db() );
		$recipe = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$search->end_request();
		$search->rebuild->run();
		$generation = $search->state->generation();
		$statements = [];
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = $sql;
			return $sql;
		};
		wp_update_post( [ 'ID' => $recipe->ID ] );
		add_filter( 'query', $listen );
		$search->end_request();
		remove_filter( 'query', $listen );
		self::assertSame( [], preg_grep( '/^\s*(INSERT|UPDATE).*larder_search_(bits|docs|names)/s', $statements ) );
		self::assertSame( $generation, $search->state->generation() );
		self::assertSame( 0, $search->queue->count( (string) $search->state->live() ) );
	}

	public function test_a_value_that_is_too_long_is_cut_between_two_letters(): void {
		$name   = 'a' . str_repeat( 'я', 100 );
		$search = new SearchParts( $this->db() );
		$recipe = $this->publish( [], [ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', [ 'name' => $name ] ) ] ] ] );
		$search->rebuild->run();
		$values = $search->engines->engine()->values( 'recipe_ingredients' );
		self::assertCount( 1, preg_grep( '/^aя+$/u', $values ) ?: [], 'it is still text' );
		self::assertSame( [ $recipe->ID ], $search->engines->engine()->search( new Query( [ 'recipe_ingredients' => $values ] ) )->ids );
	}

	public function test_without_an_index_a_search_keeps_no_more_recipes_in_memory_than_it_looks_at(): void {
		$search = new SearchParts( $this->db() );
		$first  = $this->publish()->ID;
		foreach ( range( 1, 200 ) as $number ) {
			$this->db()->insert(
				$this->db()->posts,
				[
					'post_type'             => 'recipe',
					'post_status'           => 'publish',
					'post_title'            => "Soup $number",
					'post_content'          => '',
					'post_excerpt'          => '',
					'to_ping'               => '',
					'pinged'                => '',
					'post_content_filtered' => '',
				]
			);
		}
		wp_cache_flush();
		self::assertGreaterThan( 200, $search->engines->reference()->search( new Query() )->total );
		self::assertFalse( wp_cache_get( $first, 'posts' ) );
	}

	public function test_recipes_are_numbered_anew_by_each_rebuild(): void {
		if ( null === Sqlite::from_wpdb( $this->db() ) ) {
			self::markTestSkipped( 'MariaDB ends the transaction of the test when a table is emptied that way.' );
		}
		remove_filter( 'larder_transaction_is_open', '__return_true' );
		$search = new SearchParts( $this->db() );
		$this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		foreach ( [ 'one side', 'the other', 'the first again' ] as $side ) {
			$search->rebuild->run();
			self::assertSame(
				'1',
				$this->db()->get_var( "SELECT MIN( ord ) FROM {$search->tables->docs( (string) $search->state->live() )}" ),
				$side
			);
		}
	}

	public function test_a_rebuild_is_whole_where_the_database_refuses_to_lay_the_rows_in_order(): void {
		if ( null !== Sqlite::from_wpdb( $this->db() ) ) {
			self::markTestSkipped( 'SQLite is not asked to.' );
		}
		$search = new SearchParts( $this->db() );
		$recipe = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$asked  = [];
		// Neither may reach the database, which would end the transaction of the test.
		$refuse = static function ( string $sql ) use ( &$asked ): string {
			if ( 1 !== preg_match( '/^(TRUNCATE|OPTIMIZE)/', $sql ) ) {
				return $sql;
			}
			$asked[] = $sql;
			return 'SELECT 1 FROM nowhere';
		};
		remove_filter( 'larder_transaction_is_open', '__return_true' );
		add_filter( 'query', $refuse );
		$search->rebuild->run();
		remove_filter( 'query', $refuse );
		self::assertSame( "OPTIMIZE LOCAL TABLE `{$search->tables->bits( (string) $search->state->live() )}`", end( $asked ) );
		self::assertSame( [ $recipe->ID ], $search->engines->engine()->search( new Query( text: 'quince' ) )->ids );
		self::assertSame( [], iterator_to_array( $search->verify->differences(), false ) );
	}

	public function test_a_writer_that_was_thought_dead_puts_its_late_bits_right(): void {
		$search = new SearchParts( $this->db() );
		$other  = new SearchParts( $this->db() );
		$recipe = $this->publish( [], [], [ 'post_title' => 'Quince jelly' ] );
		$search->rebuild->run();
		$live      = (string) $search->state->live();
		$overtaken = false;
		$overtake  = function ( string $sql ) use ( &$overtaken, $search, $other, $recipe, $live ): string {
			if ( ! $overtaken && str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, 'larder_search_bits' ) ) {
				// Before its first bits are written its lease runs out, and another one changes the recipe and indexes it.
				$overtaken = true;
				$this->db()->update( $search->tables->docs( $live ), [ 'lease' => 1 ], [ 'post_id' => $recipe->ID ] );
				wp_update_post( [ 'ID' => $recipe->ID, 'post_title' => 'Fig roll' ] );
				$other->catch_up->index_marked( $live, [ $recipe->ID => '' ] );
			}
			return $sql;
		};
		wp_update_post( [ 'ID' => $recipe->ID, 'post_title' => 'Medlar tart' ] );
		add_filter( 'query', $overtake );
		$search->end_request();
		remove_filter( 'query', $overtake );
		self::assertTrue( $overtaken );
		self::assertSame( [], iterator_to_array( $search->verify->differences(), false ) );
	}
}
