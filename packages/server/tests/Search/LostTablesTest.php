<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Admin\IndexHealth;
use Larder\Search\Index\IndexInstaller;
use Larder\Search\Query\Query;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A copy of a site may have all of WordPress's tables and none of the index: pages are shown, recipes are saved, and the index comes back.
 */
final class LostTablesTest extends WordPressTestCase {

	private SearchParts $search;

	private string $log = '';

	protected function setUp(): void {
		parent::setUp();
		$this->search = new SearchParts( $this->db() );
		$this->search->rebuild->run();
		$this->db()->suppress_errors();
		$this->log = (string) ini_set( 'error_log', '/dev/null' );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log );
		$this->db()->suppress_errors( false );
		parent::tearDown();
	}

	/**
	 * Makes every statement about the tables of the index fail, as where they are gone.
	 */
	private static function lose_tables(): void {
		add_filter(
			'query',
			static fn ( string $sql ): string => (string) preg_replace( '/larder(\\\\*_)search(?!_version)/', 'larder$1lost', $sql )
		);
	}

	public function test_a_search_reads_the_recipes_themselves(): void {
		$post = $this->publish( [], [], [ 'post_title' => 'Medlar jelly' ] );
		self::lose_tables();
		self::assertSame( [ $post->ID ], $this->search->engines->engine()->search( new Query( text: 'medlar' ) )->ids );
		self::assertStringContainsString( 'Medlar jelly', do_blocks( '<!-- wp:larder/recipe-search /-->' ) );
		self::assertSame( [], $this->search->engines->engine()->values( 'seasons' ) );
	}

	public function test_a_recipe_is_saved_and_deleted(): void {
		$post = $this->publish();
		$term = wp_insert_term( 'Soups', 'recipe-course' );
		self::assertIsArray( $term );
		wp_set_object_terms( $post->ID, [ $term['term_id'] ], 'recipe-course' );
		$this->search->end_request();
		self::lose_tables();
		self::assertSame( $post->ID, wp_update_post( [ 'ID' => $post->ID, 'post_title' => 'Stew' ], true ) );
		self::assertIsArray( wp_update_term( $term['term_id'], 'recipe-course', [ 'name' => 'Stews' ] ) );
		self::assertInstanceOf( \WP_Post::class, wp_delete_post( $post->ID, true ) );
		$this->search->end_request();
	}

	public function test_site_health_says_so_and_the_next_look_at_wp_admin_makes_the_tables_anew(): void {
		self::lose_tables();
		$health = new IndexHealth( $this->search->state, $this->search->queue, $this->search->engines );
		self::assertSame( 'The recipe search has no index', $health->test()['label'] );
		self::assertFalse( $this->search->tables->are_there() );
		remove_all_filters( 'query' );
		( new IndexInstaller( $this->search->tables, $this->search->state, $this->search->rebuild ) )->install();
		self::assertTrue( $this->search->tables->are_there() );
		self::assertSame( 'The recipe search has an index', $health->test()['label'] );
	}

	public function test_the_background_makes_a_table_anew_that_cannot_be_read(): void {
		$failed = false;
		$lose   = static function ( string $sql ) use ( &$failed ): string {
			if ( ! $failed && str_contains( $sql, 'SELECT 1 ' ) ) {
				$failed = true;
				return 'SELECT 1 FROM larder_nowhere';
			}
			return $sql;
		};
		$this->search->state->set( 'generation', 77 );
		add_filter( 'query', $lose );
		$this->build();
		self::assertTrue( $failed );
		self::assertLessThan( 77, $this->search->state->generation(), 'the tables are new' );
		self::assertNotNull( $this->search->state->live() );
	}

	public function test_the_background_makes_tables_of_another_shape_anew(): void {
		$this->search->state->set( 'generation', 77 );
		update_option( 'larder_search_version', '4' );
		self::assertSame( [], $this->search->state->read() );
		$this->build();
		self::assertLessThan( 77, $this->search->state->generation(), 'the tables are new' );
		self::assertNotNull( $this->search->state->live() );
	}

	/**
	 * Runs the background job. New tables end a transaction of MySQL: nothing may be written afterwards.
	 */
	private function build(): void {
		( new IndexInstaller( $this->search->tables, $this->search->state, $this->search->rebuild ) )->build();
	}
}
