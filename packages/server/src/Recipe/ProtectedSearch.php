<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Limits WordPress's own search to title and excerpt where the visitor may not read a recipe: results that depend on its content would
 * reveal its text word by word.
 *
 * That is the search of the site, of feeds, of query blocks and of REST; Larder's own asks an index that holds nothing of such a recipe.
 */
final class ProtectedSearch implements Registrable {

	/**
	 * How many recipes are checked one by one; where more have a word, all that might be restricted are found by title and excerpt only.
	 */
	private const MAX_CHECKED = 500;

	private readonly Statements $statements;

	public function __construct( private readonly \wpdb $db ) {
		$this->statements = new Statements( $db );
	}

	/** {@inheritDoc} */
	public function register(): void {
		// After plugins that search in more places.
		add_filter( 'posts_search', $this->narrow( ... ), PHP_INT_MAX, 2 );
	}

	/**
	 * Narrows a search.
	 *
	 * @param mixed $search Conditions of the query, as SQL.
	 * @return mixed The conditions.
	 */
	private function narrow( mixed $search, mixed $query ): mixed {
		if ( ! is_string( $search ) || '' === trim( $search ) || ! $query instanceof \WP_Query || ! self::is_needed( $query ) ) {
			return $search;
		}
		$terms  = array_values( array_filter( (array) $query->get( 'search_terms' ), is_string( ... ) ) );
		$hidden = $this->hidden( $terms );
		return '' === $hidden
			? $search
			: " AND ( ( 1 = 1 $search AND NOT ( $hidden ) ) OR ( $hidden AND {$this->open_words( $terms, $query )} ) ) ";
	}

	/**
	 * Returns whether a search could tell something that the visitor may not read.
	 */
	private static function is_needed( \WP_Query $query ): bool {
		$columns = (array) ( $query->get( 'search_columns' ) ?: 'post_content' );
		$others  = get_post_type_object( PostType::NAME )?->cap->edit_others_posts;
		return in_array( 'post_content', $columns, true )
			&& ( ReadAccess::are_told_apart() || is_user_logged_in() )
			&& ! ( is_string( $others ) && current_user_can( $others ) );
	}

	/**
	 * Returns a condition for the recipes that have one of the terms and that the visitor may not read.
	 *
	 * @param list<string> $terms
	 * @return string SQL; empty where there are none.
	 */
	private function hidden( array $terms ): string {
		if ( [] === $terms ) {
			return '';
		}
		$has   = implode( ' OR ', array_fill( 0, count( $terms ), '%i.post_content LIKE %s' ) );
		$found = $this->statements->rows(
			"SELECT %i.ID FROM %i WHERE {$this->kept_back()} AND ( $has ) LIMIT %d",
			[
				$this->db->posts,
				$this->db->posts,
				...array_merge(
					...array_map( fn ( string $term ): array => [ $this->db->posts, $this->like_pattern( $term, '%' ) ], $terms )
				),
				self::MAX_CHECKED + 1,
			]
		);
		if ( count( $found ) > self::MAX_CHECKED ) {
			return $this->kept_back();
		}
		$ids = array_map( static fn ( array $row ): int => (int) $row['ID'], $found );
		_prime_post_caches( $ids, false );
		$ids = array_filter( $ids, static fn ( int $id ): bool => ! self::may_read( $id ) );
		return [] === $ids ? '' : "{$this->db->posts}.ID IN (" . implode( ',', $ids ) . ')';
	}

	/**
	 * Returns whether the visitor may read all that is in a recipe.
	 *
	 * @param int $id Its post.
	 */
	private static function may_read( int $id ): bool {
		$post = get_post( $id );
		return $post instanceof \WP_Post && ( ReadAccess::may_read( $post ) || current_user_can( 'edit_post', $id ) );
	}

	/**
	 * Returns a condition for the recipes that the visitor might not be allowed to read.
	 *
	 * @return string SQL without placeholders, of which nothing comes from outside.
	 */
	private function kept_back(): string {
		$holds = "( {$this->db->posts}.post_type = '" . PostType::NAME . "' OR EXISTS ( SELECT 1 FROM {$this->db->postmeta} larder_held"
			. " WHERE larder_held.post_id = {$this->db->posts}.ID AND larder_held.meta_key = '" . RecipeDocument::META_KEY . "' ) )"
			. " AND {$this->db->posts}.post_status NOT IN ( 'trash', 'auto-draft', 'inherit' )";
		// WordPress itself leaves those with a password out where nobody is logged in.
		return ReadAccess::are_told_apart() ? "( $holds )" : "( $holds AND {$this->db->posts}.post_password <> '' )";
	}

	/**
	 * Returns the condition that all terms are in what everybody may read of a recipe, and that none is there which must not be.
	 *
	 * @param list<string> $terms
	 * @return string SQL.
	 */
	private function open_words( array $terms, \WP_Query $query ): string {
		$around = $query->get( 'exact' ) ? '' : '%';
		$parts  = is_user_logged_in() ? [] : [ "{$this->db->posts}.post_password = ''" ];
		foreach ( $terms as $term ) {
			$like    = $this->like_pattern( $term, $around );
			$sql     = $this->is_excluded( $term )
				? '( %i.post_title NOT LIKE %s AND %i.post_excerpt NOT LIKE %s )'
				: '( %i.post_title LIKE %s OR %i.post_excerpt LIKE %s )';
			$parts[] = (string) $this->db->prepare( $sql, $this->db->posts, $like, $this->db->posts, $like ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- One of two literals.
		}
		return implode( ' AND ', $parts );
	}

	/**
	 * Returns what a text with a term is like.
	 *
	 * @param string $around What may be around it.
	 */
	private function like_pattern( string $term, string $around ): string {
		return $around . $this->db->esc_like( $this->is_excluded( $term ) ? substr( $term, 1 ) : $term ) . $around;
	}

	/**
	 * Returns whether what has a term is left out.
	 *
	 * @param string $term The term, as WordPress has read it.
	 */
	private function is_excluded( string $term ): bool {
		$prefix = apply_filters( 'wp_query_search_exclusion_prefix', '-' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Asked as WordPress asks.
		return is_string( $prefix ) && '' !== $prefix && str_starts_with( $term, $prefix );
	}
}
