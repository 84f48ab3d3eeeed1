<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Archive\RelatedRecipes;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Recipes that share terms are found whole, however few rows are read for it.
 */
final class RelatedRecipesTest extends WordPressTestCase {

	private const TAXONOMIES = [ 'recipe-course', 'recipe-cuisine', 'recipe-tag', 'recipe-badge' ];

	/** @var array<string, list<int>> Terms by taxonomy. */
	private array $terms = [];

	/** @var list<int> Published recipes. */
	private array $posts = [];

	/** @var array<int, array<array-key, mixed>> How many recipes have each of the terms of a recipe, by the recipe. */
	private array $sizes = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::TAXONOMIES as $taxonomy ) {
			for ( $number = 0; $number < 6; $number++ ) {
				$term = wp_insert_term( "Related $taxonomy $number", $taxonomy );
				self::assertIsArray( $term );
				$this->terms[ $taxonomy ][] = absint( $term['term_id'] );
			}
		}
	}

	/**
	 * Creates recipes with random terms, the first ones of each taxonomy more often.
	 */
	private function make(): void {
		for ( $number = 0; $number < 40; $number++ ) {
			$post = $this->publish(
				[],
				[],
				[
					'post_title'    => "Recipe $number",
					'post_status'   => 0 === $number % 9 ? 'draft' : 'publish',
					'post_password' => 0 === $number % 11 ? 'secret' : '',
				]
			);
			$this->db()->update(
				$this->db()->posts,
				[ 'post_date' => sprintf( '2026-01-%02d 10:00:00', mt_rand( 1, 9 ) ) ],
				[ 'ID' => $post->ID ]
			);
			clean_post_cache( $post->ID );
			foreach ( $this->terms as $taxonomy => $terms ) {
				$some = array_filter( $terms, static fn ( int $place ): bool => 0 === mt_rand( 0, 1 + $place ), ARRAY_FILTER_USE_KEY );
				wp_set_object_terms( $post->ID, array_values( $some ), $taxonomy );
			}
			if ( 0 !== $number % 9 && 0 !== $number % 11 ) {
				$this->posts[] = $post->ID;
			}
		}
	}

	/**
	 * Returns what is related by looking at every recipe.
	 *
	 * @param int $count How many at most.
	 * @return list<int>
	 */
	private function wanted( int $post_id, int $count ): array {
		$of     = fn ( int $post ): array => $this->sizes[ $post ] ??= array_column(
			array_filter( (array) wp_get_object_terms( $post, array_diff( self::TAXONOMIES, [ 'recipe-badge' ] ) ), is_object( ... ) ),
			'count',
			'term_taxonomy_id'
		);
		$own    = $of( $post_id );
		$shared = [];
		foreach ( array_diff( $this->posts, [ $post_id ] ) as $post ) {
			$common = array_intersect_key( $own, $of( $post ) );
			if ( [] !== $common ) {
				$sum             = array_sum( array_map(
					static fn ( mixed $count ): float => 1 / ( 1 + ( is_int( $count ) ? $count : 0 ) ),
					$common
				) );
				$shared[ $post ] = [ round( $sum, 9 ), get_post_field( 'post_date', $post ), $post ];
			}
		}
		uasort( $shared, static fn ( array $one, array $other ): int => $other <=> $one );
		return array_slice( array_keys( $shared ), 0, $count );
	}

	public function test_the_same_recipes_are_found_whatever_is_read_first(): void {
		$seed = random_int( 1, 1_000_000 );
		mt_srand( $seed );
		$this->make();
		$related = 0;
		foreach ( [ 1, 3, 12, 100 ] as $count ) {
			foreach ( array_slice( $this->posts, 0, 8 ) as $post ) {
				$wanted = $this->wanted( $post, $count );
				$related += count( $wanted );
				foreach ( [ 1, 4, 15, 2000 ] as $rows ) {
					wp_cache_flush_group( 'larder_archive' );
					self::assertSame(
						$wanted,
						( new RelatedRecipes( $this->db(), $rows ) )->ids( $post, $count ),
						"seed $seed, post $post, $count recipes, $rows rows"
					);
				}
			}
		}
		self::assertGreaterThan( 0, $related );
	}

	public function test_frequent_terms_are_not_read_where_rare_ones_say_enough(): void {
		[ $soups ] = $this->terms['recipe-course'];
		[ $rare ]  = $this->terms['recipe-tag'];
		$here      = $this->publish()->ID;
		$near      = $this->publish()->ID;
		foreach ( [ $here, $near, $this->publish()->ID, $this->publish()->ID ] as $post ) {
			wp_set_object_terms( $post, [ $soups ], 'recipe-course' );
		}
		wp_set_object_terms( $here, [ $rare ], 'recipe-tag' );
		wp_set_object_terms( $near, [ $rare ], 'recipe-tag' );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_contains( $sql, 'SUM( 1e0' ) ? 1 : 0;
				return $sql;
			}
		);
		self::assertSame( [ $near ], ( new RelatedRecipes( $this->db(), 2 ) )->ids( $here, 1 ) );
		self::assertSame( 1, $asked );
		self::assertSame( [ $near ], ( new RelatedRecipes( $this->db(), 2 ) )->ids( $here, 1 ), 'again' );
		self::assertSame( 1, $asked, 'within a request it is known' );
	}
}
