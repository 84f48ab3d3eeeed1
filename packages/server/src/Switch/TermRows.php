<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Reads terms of posts, also of taxonomies that nobody registers any more.
 */
final class TermRows extends RowQueries {

	/** The post whose terms were read last: a recipe asks for those of several taxonomies. */
	private int $terms_of = 0;

	/** @var list<array<string, string|null>> Its terms. */
	private array $terms = [];

	/**
	 * Reads the names of a post's terms, also of a taxonomy that nobody registers any more.
	 *
	 * @return list<string> Plain text.
	 */
	public function names( int $post_id, string $taxonomy ): array {
		if ( $this->terms_of !== $post_id ) {
			$this->terms_of = $post_id;
			$this->terms    = $this->rows(
				'SELECT t.name, x.taxonomy FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN %i t ON t.term_id = x.term_id WHERE r.object_id = %d ORDER BY r.term_order, t.name',
				$this->db->term_relationships,
				$this->db->term_taxonomy,
				$this->db->terms,
				$post_id
			);
		}
		$rows = array_values( array_filter( $this->terms, static fn ( array $row ): bool => $row['taxonomy'] === $taxonomy ) );
		return array_map(
			static fn ( array $row ): string => html_entity_decode( $row['name'] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$rows
		);
	}

	/**
	 * Reads the ids of all terms of a post, by taxonomy.
	 *
	 * @return array<string, list<int>>
	 */
	public function ids( int $post_id ): array {
		$ids = [];
		foreach ( $this->rows(
			'SELECT x.taxonomy, x.term_id FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = %d ORDER BY x.taxonomy, x.term_id',
			$this->db->term_relationships,
			$this->db->term_taxonomy,
			$post_id
		) as $row ) {
			$ids[ $row['taxonomy'] ?? '' ][] = (int) $row['term_id'];
		}
		return $ids;
	}

	/**
	 * Adds terms to a post, as `wp_set_object_terms()` does, which asks four times for each and inserts each by itself.
	 *
	 * @param array<string, list<int>> $terms Terms by taxonomy; they exist.
	 */
	public function add( int $post_id, array $terms ): void {
		$had = [] === $terms ? [] : $this->numbers(
			'SELECT term_taxonomy_id FROM %i WHERE object_id = %d',
			$this->db->term_relationships,
			$post_id
		);
		$numbers = array_map( self::in_taxonomy( ... ), array_keys( $terms ), $terms );
		$all     = array_combine( array_keys( $terms ), $numbers );
		$new     = array_filter( array_map( static fn ( array $numbers ): array => array_values( array_diff( $numbers, $had ) ), $all ) );
		self::say( 'add_term_relationship', $post_id, $new );
		$values = array_merge( ...array_values( $new ) );
		if ( [] !== $values ) {
			( new Statements( $this->db ) )->write(
				'INSERT INTO %i ( object_id, term_taxonomy_id ) VALUES ' . implode( ', ', array_fill( 0, count( $values ), '( %d, %d )' ) ),
				[
					$this->db->term_relationships,
					...array_merge( ...array_map( static fn ( int $number ): array => [ $post_id, $number ], $values ) ),
				]
			);
		}
		self::say( 'added_term_relationship', $post_id, $new );
		foreach ( $all as $taxonomy => $numbers ) {
			wp_update_term_count( $new[ $taxonomy ] ?? [], $taxonomy );
			wp_cache_delete( $post_id, "{$taxonomy}_relationships" );
			wp_cache_set_terms_last_changed();
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WordPress.
			do_action( 'set_object_terms', $post_id, $terms[ $taxonomy ], $numbers, $taxonomy, true, [] );
		}
	}

	/**
	 * Takes terms off a post, as `wp_set_object_terms()` does with those that are left, which asks for each of both.
	 *
	 * @param list<int> $ids      Terms that go; the post has them.
	 * @param list<int> $left     Terms that stay.
	 */
	public function remove( int $post_id, string $taxonomy, array $ids, array $left ): void {
		$numbers = self::in_taxonomy( $taxonomy, $ids );
		$stay    = self::in_taxonomy( $taxonomy, $left );
		if ( [] === $numbers ) {
			return;
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Hooks of WordPress.
		do_action( 'delete_term_relationships', $post_id, $numbers, $taxonomy );
		( new Statements( $this->db ) )->write(
			'DELETE FROM %i WHERE object_id = %d AND term_taxonomy_id IN ( ' . Statements::places( $numbers ) . ' )',
			[ $this->db->term_relationships, $post_id, ...$numbers ]
		);
		wp_cache_delete( $post_id, "{$taxonomy}_relationships" );
		wp_cache_set_terms_last_changed();
		do_action( 'deleted_term_relationships', $post_id, $numbers, $taxonomy );
		wp_update_term_count( $numbers, $taxonomy );
		do_action( 'set_object_terms', $post_id, $left, $stay, $taxonomy, false, [ ...$stay, ...$numbers ] );
		// phpcs:enable
	}

	/**
	 * Returns the numbers that terms have in their taxonomy.
	 *
	 * @param list<int> $ids The terms.
	 * @return list<int>
	 */
	private static function in_taxonomy( string $taxonomy, array $ids ): array {
		$terms = array_filter(
			array_map( static fn ( int $id ): mixed => get_term( $id, $taxonomy ), $ids ),
			static fn ( mixed $term ): bool => $term instanceof \WP_Term
		);
		return array_values( array_map( static fn ( \WP_Term $term ): int => $term->term_taxonomy_id, $terms ) );
	}

	/**
	 * Has those who follow the terms of posts learn of some.
	 *
	 * @param 'add_term_relationship'|'added_term_relationship' $hook  The hook of WordPress.
	 * @param array<string, list<int>>                          $terms Numbers by taxonomy.
	 */
	private static function say( string $hook, int $post_id, array $terms ): void {
		foreach ( $terms as $taxonomy => $numbers ) {
			foreach ( $numbers as $number ) {
				do_action( $hook, $post_id, $number, $taxonomy ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of WordPress.
			}
		}
	}

	/**
	 * Returns whether anything has a term; WordPress's own function reads all that has it.
	 */
	public function is_used( int $term_id, string $taxonomy ): bool {
		return [] !== $this->numbers(
			'SELECT r.object_id FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.term_id = %d AND x.taxonomy = %s LIMIT 1',
			$this->db->term_relationships,
			$this->db->term_taxonomy,
			$term_id,
			$taxonomy
		);
	}

	/**
	 * Reads the name of a term, also of a taxonomy that nobody registers any more.
	 *
	 * @return list<string> Plain text; none for a term that is gone.
	 */
	public function of_id( int $term_id ): array {
		return array_map(
			static fn ( array $row ): string => html_entity_decode( $row['name'] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$this->rows( 'SELECT name FROM %i WHERE term_id = %d', $this->db->terms, $term_id )
		);
	}
}
