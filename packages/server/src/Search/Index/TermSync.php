<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Registrable;
use Larder\Search\Query\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Marks recipes as dirty whose terms change: which terms they have, and the terms themselves.
 */
final class TermSync implements Registrable {

	/** @var array<int, list<int>> Term taxonomy IDs of a term that is being deleted and of the terms below it, by term ID. */
	private array $deleting = [];

	public function __construct(
		private readonly ChangeTracker $tracker,
		private readonly Facets $facets
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before and after each change, for the reason that `IndexSync` gives.
		foreach ( [
			'add_term_relationship',
			'added_term_relationship',
			'delete_term_relationships',
			'deleted_term_relationships',
		] as $hook ) {
			add_action( $hook, $this->mark_post( ... ), 10, 3 );
		}
		add_action( 'edit_terms', $this->mark_term( ... ), 10, 2 );
		add_action(
			'edited_term',
			fn ( int $term_id, mixed $term_taxonomy_id, string $taxonomy ) => $this->mark_term( $term_id, $taxonomy ),
			10,
			3
		);
		add_action( 'pre_delete_term', $this->mark_before_deletion( ... ), 10, 2 );
		add_action( 'delete_term', $this->mark_after_deletion( ... ), 10, 1 );
	}

	/**
	 * Marks a post whose terms change.
	 */
	private function mark_post( int $post_id, mixed $terms, string $taxonomy ): void {
		unset( $terms );
		if ( $this->is_indexed( $taxonomy ) ) {
			$this->tracker->mark_recipe( $post_id );
		}
	}

	/**
	 * Marks all posts of a term and of the terms below it.
	 */
	private function mark_term( int $term_id, string $taxonomy ): void {
		$this->mark_posts_of( $this->with_terms_below( $term_id, $taxonomy ) );
	}

	/**
	 * Marks the posts of a term that is about to be deleted, and of the terms below it.
	 */
	private function mark_before_deletion( int $term_id, string $taxonomy ): void {
		$this->deleting[ $term_id ] = $this->with_terms_below( $term_id, $taxonomy );
		$this->mark_posts_of( $this->deleting[ $term_id ] );
	}

	/**
	 * Marks the same posts again once the term is deleted: meanwhile another request may have indexed them as they were.
	 *
	 * @param int $term_id The deleted term.
	 */
	private function mark_after_deletion( int $term_id ): void {
		$this->mark_posts_of( $this->deleting[ $term_id ] ?? [] );
		unset( $this->deleting[ $term_id ] );
	}

	/**
	 * Marks all posts that have one of some terms.
	 *
	 * @param list<int> $term_taxonomy_ids
	 */
	private function mark_posts_of( array $term_taxonomy_ids ): void {
		if ( [] !== $term_taxonomy_ids ) {
			$this->tracker->mark_many( static fn ( DirtyQueue $queue ) => $queue->add_with_terms( $term_taxonomy_ids ) );
		}
	}

	/**
	 * Returns a term and all terms below it, if a facet reads their taxonomy.
	 *
	 * @return list<int> Their term taxonomy IDs.
	 */
	private function with_terms_below( int $term_id, string $taxonomy ): array {
		if ( ! $this->is_indexed( $taxonomy ) ) {
			return [];
		}
		$children = get_term_children( $term_id, $taxonomy );
		$ids      = [];
		foreach ( [ $term_id, ...array_filter( is_array( $children ) ? $children : [], is_int( ... ) ) ] as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * Whether a facet reads a taxonomy.
	 */
	private function is_indexed( string $taxonomy ): bool {
		foreach ( $this->facets->all() as $facet ) {
			if ( $taxonomy === $facet->taxonomy ) {
				return true;
			}
		}
		return false;
	}
}
