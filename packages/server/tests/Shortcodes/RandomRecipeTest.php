<?php
declare( strict_types=1 );

namespace Larder\Tests\Shortcodes;

use Larder\Shortcodes\RandomRecipe;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Chance picks a recipe, at the same cost on a site of any size.
 */
final class RandomRecipeTest extends WordPressTestCase {

	private SearchParts $search;

	private RandomRecipe $surprise;

	protected function setUp(): void {
		parent::setUp();
		$this->search   = new SearchParts( $this->db() );
		$this->surprise = new RandomRecipe( $this->search->engines );
	}

	/**
	 * Publishes recipes, and takes those of other tests away.
	 *
	 * @return list<string> Their addresses.
	 */
	private function only( int $count ): array {
		$this->db()->query( (string) $this->db()->prepare( 'UPDATE %i SET post_status = %s', $this->db()->posts, 'draft' ) );
		wp_cache_flush();
		$posts = array_map(
			fn ( int $number ): \WP_Post => $this->publish( [], [], [ 'post_title' => "Soup $number" ] ),
			range( 1, $count )
		);
		return array_map( static fn ( \WP_Post $post ): string => (string) get_permalink( $post ), $posts );
	}

	/**
	 * Picks many times.
	 *
	 * @param int $times How often.
	 * @return list<string> What was picked, each once.
	 */
	private function picked( int $times ): array {
		$picked = array_map( fn (): string => $this->surprise->pick(), range( 1, $times ) );
		$picked = array_values( array_unique( $picked ) );
		sort( $picked );
		return $picked;
	}

	public function test_any_recipe_is_picked_that_everybody_may_see_and_no_other(): void {
		$seen = $this->only( 3 );
		$this->publish( [], [], [ 'post_status' => 'draft' ] );
		$this->publish( [], [], [ 'post_password' => 'sesame' ] );
		self::assertSame( $seen, $this->picked( 100 ), 'without an index' );
		$this->search->rebuild->run();
		self::assertSame( $seen, $this->picked( 100 ), 'with one' );
	}

	public function test_a_recipe_that_was_hidden_since_the_index_was_written_is_not_picked(): void {
		[ $seen ] = $this->only( 1 );
		$hidden   = $this->publish();
		$this->search->rebuild->run();
		$this->db()->update( $this->db()->posts, [ 'post_status' => 'private' ], [ 'ID' => $hidden->ID ] );
		self::assertSame( [ $seen ], $this->picked( 20 ) );
	}

	public function test_what_another_plugin_leaves_out_is_not_picked(): void {
		[ , $german ] = $this->only( 2 );
		$this->search->rebuild->run();
		add_filter( 'posts_where', static fn ( string $where ): string => $where . " AND post_title = 'Soup 2'" );
		self::assertSame( [ $german ], $this->picked( 20 ) );
	}

	public function test_the_database_orders_a_few_recipes_by_chance_and_not_all(): void {
		$this->only( 30 );
		$this->search->rebuild->run();
		$among = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$among ): string {
				if ( str_contains( $query, 'RAND()' ) ) {
					$among[] = 1 === preg_match( '/ID IN \(([^)]*)\)/', $query, $found ) ? substr_count( $found[1], ',' ) + 1 : PHP_INT_MAX;
				}
				return $query;
			}
		);
		self::assertGreaterThan( 10, count( $this->picked( 100 ) ) );
		self::assertLessThanOrEqual( 24, max( 0, ...$among ) );
	}

	public function test_a_site_without_recipes_has_none(): void {
		$this->only( 1 );
		$this->db()->query( (string) $this->db()->prepare( 'UPDATE %i SET post_status = %s', $this->db()->posts, 'draft' ) );
		wp_cache_flush();
		self::assertSame( '', $this->surprise->pick() );
	}
}
