<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Search\Query\Facets;
use Larder\Votes\Kind;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks every way in which a recipe can change, marks it at once and updates the index when the request ends.
 */
final class IndexSync implements Registrable {

	/** @var array<string, list<int>> Recipes that are losing a meta field which is deleted from all posts, by its key. */
	private array $bereft = [];

	/**
	 * Terms with those below them while they are deleted, in the numbers that they have in their taxonomy, by the term's
	 * id.
	 *
	 * @var array<int, list<int>>
	 */
	private array $doomed = [];

	/**
	 * @param ChangeTracker $tracker Marks posts and brings the index in step.
	 * @param Facets        $facets  The facets.
	 */
	public function __construct(
		private readonly ChangeTracker $tracker,
		private readonly Facets $facets
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the change, so that a request that dies in it leaves a mark.
		add_action( 'pre_post_update', $this->mark( ... ), 10, 1 );
		add_action( 'before_delete_post', $this->mark( ... ), 10, 1 );
		add_action( 'save_post', $this->mark( ... ), 10, 1 );
		add_action( 'wp_after_insert_post', $this->mark( ... ), 10, 1 );
		add_action( 'deleted_post', $this->mark( ... ), 10, 1 );
		// The only one that comes before the field has an id.
		add_action( 'add_post_meta', $this->mark_for_meta( ... ), 10, 2 );
		foreach ( [ 'added_post_meta', 'update_post_meta', 'updated_post_meta' ] as $hook ) {
			add_action( $hook, fn ( mixed $meta_id, int $post_id, string $key ) => $this->mark_for_meta( $post_id, $key ), 10, 3 );
		}
		add_action(
			'delete_post_meta',
			fn ( mixed $meta_ids, int $post_id, string $key ) => 0 === $post_id
				? $this->mark_all_with_meta( $key )
				: $this->mark_for_meta( $post_id, $key ),
			10,
			3
		);
		add_action(
			'deleted_post_meta',
			fn ( mixed $meta_ids, int $post_id, string $key ) => 0 === $post_id
				? $this->mark_again( $key )
				: $this->mark_for_meta( $post_id, $key ),
			10,
			3
		);
		add_action( 'add_term_relationship', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'added_term_relationship', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'delete_term_relationships', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'deleted_term_relationships', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'edit_terms', $this->mark_term( ... ), 10, 2 );
		add_action(
			'edited_term',
			fn ( int $term_id, mixed $term_taxonomy_id, string $taxonomy ) => $this->mark_term( $term_id, $taxonomy ),
			10,
			3
		);
		add_action( 'pre_delete_term', $this->mark_doomed_term( ... ), 10, 2 );
		add_action( 'delete_term', $this->mark_orphans( ... ), 10, 1 );
		add_action( 'larder_tally_changed', $this->mark_for_votes( ... ), 10, 2 );
		add_action( 'shutdown', $this->tracker->follow( ... ), 5 );
		add_action( IndexSchedule::CATCH_UP, $this->tracker->follow_in_background( ... ) );
	}

	/**
	 * Marks a post that is a recipe, or holds one.
	 *
	 * @param int $post_id The post.
	 */
	public function mark( int $post_id ): void {
		$type = get_post_type( $post_id );
		// A revision is in no index; its fields would be a query more.
		if (
			PostType::NAME === $type
			|| ( 'revision' !== $type && metadata_exists( 'post', $post_id, DocumentRepository::META_KEY ) )
		) {
			$this->tracker->mark( $post_id );
		}
	}

	/**
	 * Marks a post when a meta field changes that the index reads.
	 *
	 * @param int    $post_id The post.
	 * @param string $key     The meta key.
	 */
	private function mark_for_meta( int $post_id, string $key ): void {
		// By the time the document goes, the post may look like any other.
		if ( DocumentRepository::META_KEY === $key ) {
			$this->tracker->mark( $post_id );
		} elseif ( $this->may_be_read( $key ) ) {
			$this->mark( $post_id );
		}
	}

	/**
	 * Marks all recipes that have a meta field, before it is deleted from all posts at once, by its key.
	 *
	 * @param string $key The meta key.
	 */
	private function mark_all_with_meta( string $key ): void {
		if ( DocumentRepository::META_KEY === $key || $this->may_be_read( $key ) ) {
			$this->tracker->mark_many(
				function ( DirtyQueue $queue ) use ( $key ): void {
					$this->bereft[ $key ] = $queue->with_meta( $key );
					$queue->add_all( $this->bereft[ $key ] );
				}
			);
		}
	}

	/**
	 * Marks the same recipes once the meta field is gone, since another request may have followed them too early.
	 *
	 * @param string $key The meta key.
	 */
	private function mark_again( string $key ): void {
		$posts = $this->bereft[ $key ] ?? [];
		unset( $this->bereft[ $key ] );
		if ( [] !== $posts ) {
			$this->tracker->mark_many( static fn ( DirtyQueue $queue ) => $queue->add_all( $posts ) );
		}
	}

	/**
	 * Marks a post when its terms change.
	 *
	 * @param int    $post_id  The post.
	 * @param mixed  $terms    The terms.
	 * @param string $taxonomy The taxonomy.
	 */
	public function mark_for_terms( int $post_id, mixed $terms, string $taxonomy ): void {
		unset( $terms );
		if ( $this->is_indexed( $taxonomy ) ) {
			$this->mark( $post_id );
		}
	}

	/**
	 * Marks a post whose likes or ratings have changed; the index follows in the background, so that a vote costs no more than a mark.
	 *
	 * @param int  $post_id The post.
	 * @param Kind $kind    What the votes say.
	 */
	private function mark_for_votes( int $post_id, Kind $kind ): void {
		if ( in_array( $kind, [ Kind::Like, Kind::Rating ], true ) ) {
			$this->tracker->mark_for_later( $post_id );
		}
	}

	/**
	 * Marks all posts of a term and of the terms below it.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy The taxonomy.
	 */
	private function mark_term( int $term_id, string $taxonomy ): void {
		$this->mark_posts_of( $this->with_terms_below( $term_id, $taxonomy ) );
	}

	/**
	 * Marks the same posts before the term is deleted.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy The taxonomy.
	 */
	private function mark_doomed_term( int $term_id, string $taxonomy ): void {
		$this->doomed[ $term_id ] = $this->with_terms_below( $term_id, $taxonomy );
		$this->mark_posts_of( $this->doomed[ $term_id ] );
	}

	/**
	 * Marks the posts of the terms that were below a deleted one once more, since another request may have followed them too early.
	 *
	 * @param int $term_id The term that is gone.
	 */
	private function mark_orphans( int $term_id ): void {
		$this->mark_posts_of( $this->doomed[ $term_id ] ?? [] );
		unset( $this->doomed[ $term_id ] );
	}

	/**
	 * Marks all posts that have one of some terms.
	 *
	 * @param list<int> $term_taxonomy_ids The terms.
	 */
	private function mark_posts_of( array $term_taxonomy_ids ): void {
		if ( [] !== $term_taxonomy_ids ) {
			$this->tracker->mark_many( static fn ( DirtyQueue $queue ) => $queue->add_with_terms( $term_taxonomy_ids ) );
		}
	}

	/**
	 * Returns a term and all terms below it, where a facet reads their taxonomy.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy The taxonomy.
	 * @return list<int> The numbers that they have in their taxonomy.
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
	 * Returns whether a facet may read a meta field: any that is not hidden, for a facet may have code of its own, and those
	 * that facets name.
	 *
	 * @param string $key The meta key.
	 */
	private function may_be_read( string $key ): bool {
		// Earlier, not all of a site's own facets may be there.
		return ! str_starts_with( $key, '_' )
			|| ! did_action( 'wp_loaded' )
			|| in_array( $key, array_column( $this->facets->all(), 'meta' ), true );
	}

	/**
	 * Returns whether a facet reads a taxonomy.
	 *
	 * @param string $taxonomy The taxonomy.
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
