<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Contracts\Constants;
use Larder\Recipe\RecipeTypes;
use Larder\Search\Engine\Engines;
use Larder\Search\Query\Query;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the recipes of an archive, published ones that no password protects.
 */
final class ArchiveQuery {

	/** Among how many posts of a term the newest that everybody may see is looked for. */
	private const NEWEST = 50;

	/**
	 * @param Engines $engines The index, which knows likes and ratings.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Engines $engines
	) {}

	/**
	 * Returns the recipes of a source.
	 *
	 * @param ArchiveSource $source   Where they come from.
	 * @param int           $count    How many at most; hand-picked ones are shown all.
	 * @param string        $taxonomy The taxonomy of the terms, for recipes of terms.
	 * @param list<int>     $ids      The picked recipes, or the terms.
	 * @param int           $current  The recipe of the page, 0 for none; left out.
	 * @return list<int> Posts in the order to show.
	 */
	public function recipes( ArchiveSource $source, int $count, string $taxonomy, array $ids, int $current ): array {
		return match ( $source ) {
			ArchiveSource::Newest    => $this->newest( $count, $current ),
			ArchiveSource::Picked    => [] === $ids ? [] : $this->find(
				count( $ids ),
				0,
				[
					'post__in' => $ids,
					'orderby'  => 'post__in',
				]
			),
			ArchiveSource::Tagged    => [] === $ids ? [] : $this->find(
				$count,
				$current,
				[
					'tax_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- By the index of the relationships.
						[
							'taxonomy' => $taxonomy,
							'terms'    => $ids,
						],
					],
				]
			),
			ArchiveSource::Featured  => $this->find(
				$count,
				$current,
				[
					// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Few posts have it.
					'meta_key'   => Constants::FEATURED_META,
					'meta_value' => 'yes', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Few posts have it.
				]
			),
			ArchiveSource::Seasonal  => $this->seasonal( $count, $current ),
			ArchiveSource::Related   => $current > 0 ? ( new RelatedRecipes( $this->db ) )->ids( $current, $count ) : [],
			ArchiveSource::Commented => $this->find(
				$count,
				$current,
				[
					'comment_count' => [
						'value'   => 1,
						'compare' => '>=',
					],
					'orderby'       => [
						'comment_count' => 'DESC',
						'date'          => 'DESC',
						'ID'            => 'DESC',
					],
				]
			),
			ArchiveSource::Liked     => $this->leading( Sort::MostLiked, $count, $current ),
			ArchiveSource::Rated     => $this->leading( Sort::BestRated, $count, $current ),
			ArchiveSource::Terms     => [],
		};
	}

	/**
	 * Returns the newest post of a term, or of the terms below it, by its id: one that everybody may see, among as many as a
	 * site may have in the works.
	 *
	 * @return int 0 for none.
	 */
	public function newest_of( \WP_Term $term ): int {
		$below = get_term_children( $term->term_id, $term->taxonomy );
		$ids   = [ $term->term_id, ...( is_array( $below ) ? array_filter( $below, is_int( ... ) ) : [] ) ];
		$in    = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		return absint(
			$this->db->get_var(
				$this->db->prepare(
					"SELECT MAX( p.ID ) FROM (
						SELECT DISTINCT r.object_id AS id FROM %i t JOIN %i r ON r.term_taxonomy_id = t.term_taxonomy_id
						WHERE t.taxonomy = %s AND t.term_id IN ( $in ) ORDER BY id DESC LIMIT %d
					) newest JOIN %i p ON p.ID = newest.id AND p.post_status = 'publish' AND p.post_password = ''", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Only placeholders.
					$this->db->term_taxonomy,
					$this->db->term_relationships,
					$term->taxonomy,
					...[ ...$ids, self::NEWEST, $this->db->posts ]
				)
			)
		);
	}

	/**
	 * Finds the newest recipes: the table of posts gives those of one type in this order, the index those of several.
	 *
	 * @param int $count   How many at most.
	 * @param int $current The recipe of the page.
	 * @return list<int>
	 */
	private function newest( int $count, int $current ): array {
		return [] === RecipeTypes::other_types()
			? $this->find( $count, $current )
			: $this->asked( new Query( sort: Sort::Newest, per_page: $count + 1 ), $count, $current );
	}

	/**
	 * Finds recipes of this season, those that are good all year left out.
	 *
	 * @param int $count   How many at most.
	 * @param int $current The recipe of the page.
	 * @return list<int>
	 */
	private function seasonal( int $count, int $current ): array {
		$season = [ 'seasons' => [ Season::on( current_datetime() ) ] ];
		return $this->asked( new Query( $season, per_page: $count + 1 ), $count, $current );
	}

	/**
	 * Finds the recipes that lead an order of votes, those without a vote left out.
	 *
	 * @param int $count   How many at most.
	 * @param int $current The recipe of the page.
	 * @return list<int>
	 */
	private function leading( Sort $sort, int $count, int $current ): array {
		$voted = [
			(string) $sort->number() => [
				'min' => 1,
				'max' => null,
			],
		];
		return $this->asked( new Query( ranges: $voted, sort: $sort, per_page: $count + 1 ), $count, $current );
	}

	/**
	 * Queries the index and leaves out the recipe whose page it is.
	 *
	 * @param Query $query   What is asked, for one recipe more than are shown.
	 * @param int   $count   How many are shown at most.
	 * @param int   $current The recipe of the page; left out.
	 * @return list<int>
	 */
	private function asked( Query $query, int $count, int $current ): array {
		return array_slice( array_values( array_diff( $this->engines->engine()->search( $query )->ids, [ $current ] ) ), 0, $count );
	}

	/**
	 * Runs one query.
	 *
	 * @param int                  $count   How many at most.
	 * @param int                  $current The recipe of the page, 0 for none; left out.
	 * @param array<string, mixed> $more    Further arguments of WP_Query.
	 * @return list<int>
	 */
	private function find( int $count, int $current, array $more = [] ): array {
		$query = new \WP_Query(
			$more + RecipeTypes::query() + [
				'post_status'         => 'publish',
				'has_password'        => false,
				'posts_per_page'      => $current > 0 ? $count + 1 : $count,
				'orderby'             => [
					'date' => 'DESC',
					'ID'   => 'DESC',
				],
				'ignore_sticky_posts' => true,
				'no_found_rows'       => true,
				'fields'              => 'ids',
			]
		);
		$ids   = [];
		foreach ( $query->posts ?? [] as $id ) {
			if ( is_int( $id ) && $id !== $current ) {
				$ids[] = $id;
			}
		}
		return array_slice( $ids, 0, $count );
	}
}
