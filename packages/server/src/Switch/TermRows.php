<?php
declare( strict_types=1 );

namespace Larder\Switch;

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
	 * @param int    $post_id  The post.
	 * @param string $taxonomy The taxonomy.
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
	 * @param int $post_id The post.
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
	 * Returns whether anything has a term; WordPress's own function reads all that has it.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy Its taxonomy.
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
	 * @param int $term_id The term.
	 * @return list<string> Plain text; none for a term that is gone.
	 */
	public function of_id( int $term_id ): array {
		return array_map(
			static fn ( array $row ): string => html_entity_decode( $row['name'] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$this->rows( 'SELECT name FROM %i WHERE term_id = %d', $this->db->terms, $term_id )
		);
	}
}
