<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Recipe\RecipeTypes;
use Larder\Taxonomies\PostTerms;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Finds recipes that share terms with one: a term that few have says more than one that many have.
 *
 * On a large site most rows are those of the most frequent terms, which say least.
 * So the recipes of rare terms are looked at first, with all terms that they share;
 * as soon as enough of them share more than anybody else can, the others are never read.
 */
final class RelatedRecipes {

	/** Recipes of how many rows of terms are looked at first, then ten times as many, then all. */
	private const ROWS = 2000;

	/** Decimals to which sums of weights are compared; beyond these they may differ by rounding. */
	private const DIGITS = 9;

	private const CACHE = 'larder_archive';

	/**
	 * @param int $rows Recipes of how many rows of terms are looked at first.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly int $rows = self::ROWS
	) {}

	/**
	 * Returns published recipes that no password protects.
	 *
	 * @param int $count How many at most.
	 * @return list<int> Posts, those first that share most, then the newest.
	 */
	public function ids( int $post_id, int $count ): array {
		$key  = "related:$post_id:$count:" . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$kept = wp_cache_get( $key, self::CACHE );
		if ( is_array( $kept ) ) {
			return array_values( array_filter( $kept, is_int( ... ) ) );
		}
		$ids = $this->find( $post_id, self::terms( $post_id ), $count );
		wp_cache_set( $key, $ids, self::CACHE, HOUR_IN_SECONDS );
		return $ids;
	}

	/**
	 * Returns the terms of a recipe that say what it is like.
	 *
	 * @return array<int, int> How many posts have each, the rarest first, by its number in its taxonomy.
	 */
	private static function terms( int $post_id ): array {
		$taxonomies = array_values( array_filter(
			get_taxonomies(),
			static fn ( string $name ): bool => str_starts_with( $name, 'recipe-' ) && Taxonomy::Badge->value !== $name
		) );
		PostTerms::prime( [ $post_id ], $taxonomies );
		$counts = [];
		foreach ( $taxonomies as $taxonomy ) {
			foreach ( PostTerms::ids( $post_id, $taxonomy ) as $id ) {
				$term = get_term( $id, $taxonomy );
				if ( $term instanceof \WP_Term ) {
					$counts[ $term->term_taxonomy_id ] = $term->count;
				}
			}
		}
		asort( $counts );
		return $counts;
	}

	/**
	 * Searches the recipes of the rarest terms first, and of further terms as long as these can still rank higher.
	 *
	 * @param array<int, int> $terms As {@see self::terms()} gives them.
	 * @param int             $count How many at most.
	 * @return list<int>
	 */
	private function find( int $post_id, array $terms, int $count ): array {
		foreach ( [ $this->rows, 10 * $this->rows, PHP_INT_MAX ] as $rows ) {
			$rare = self::rare( $terms, $rows );
			if ( [] === $rare ) {
				continue;
			}
			$found = $this->among( $post_id, $terms, $rare, $count );
			$rest  = array_sum( array_map( self::share( ... ), array_diff_key( $terms, array_flip( $rare ) ) ) );
			// A recipe without any of the rare terms cannot share more than all other terms together.
			if ( count( $rare ) === count( $terms ) || ( count( $found ) === $count && end( $found ) > $rest + 0.1 ** self::DIGITS ) ) {
				return array_keys( $found );
			}
		}
		return [];
	}

	/**
	 * Returns the rarest terms.
	 *
	 * @param array<int, int> $terms The terms, the rarest first.
	 * @param int             $rows  How many posts they may have together.
	 * @return list<int>
	 */
	private static function rare( array $terms, int $rows ): array {
		$rare = [];
		foreach ( $terms as $term => $count ) {
			$rows -= $count;
			if ( $rows < 0 ) {
				break;
			}
			$rare[] = $term;
		}
		return $rare;
	}

	/**
	 * Returns what a term says.
	 *
	 * @param int $count How many posts have it.
	 */
	private static function share( int $count ): float {
		return 1 / ( 1 + $count );
	}

	/**
	 * Finds the recipes that share most among those with one of some terms.
	 *
	 * @param array<int, int> $terms All its terms, which count.
	 * @param list<int>       $rare  Those of which a recipe has to have one.
	 * @param int             $count How many at most.
	 * @return array<int, float> What they share, by post, the most first.
	 */
	private function among( int $post_id, array $terms, array $rare, int $count ): array {
		$places = static fn ( array $items ): string => implode( ', ', array_fill( 0, count( $items ), '%d' ) );
		$rows   = $this->db->get_results(
			$this->db->prepare(
				"SELECT r.object_id, ROUND( SUM( 1e0 / ( 1 + t.count ) ), %d ) AS shared
				FROM ( SELECT DISTINCT object_id FROM %i WHERE term_taxonomy_id IN ( {$places( $rare )} ) AND object_id <> %d ) c
				JOIN %i p ON p.ID = c.object_id AND p.post_status = 'publish' AND p.post_password = ''
				AND " . RecipeTypes::CONDITION . "
				JOIN %i r ON r.object_id = c.object_id AND r.term_taxonomy_id IN ( {$places( $terms )} )
				JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id
				GROUP BY r.object_id
				ORDER BY shared DESC, MAX( p.post_date ) DESC, r.object_id DESC LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Only placeholders.
				self::DIGITS,
				$this->db->term_relationships,
				...$rare,
				...[ $post_id, $this->db->posts, ...RecipeTypes::values( $this->db, 'p' ), $this->db->term_relationships ],
				...array_keys( $terms ),
				...[ $this->db->term_taxonomy, $count ]
			)
		);
		$shared = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( $row instanceof \stdClass && is_numeric( $row->object_id ) && is_numeric( $row->shared ) ) {
				$shared[ (int) $row->object_id ] = (float) $row->shared;
			}
		}
		return $shared;
	}
}
