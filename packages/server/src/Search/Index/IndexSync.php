<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Search\Query\Facets;
use Larder\Votes\Kind;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks every way in which a recipe itself can change, and marks it as dirty at once, or at the end of a Larder transaction.
 *
 * {@see TermSync} hooks the changes of its terms.
 */
final class IndexSync implements Registrable {

	/** @var array<string, list<int>> Recipes whose meta field is being deleted with that of all posts, by meta key. */
	private array $losing_meta = [];

	public function __construct(
		private readonly ChangeTracker $tracker,
		private readonly Facets $facets
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the change, too, so that a request that is killed meanwhile leaves a mark.
		add_action( 'pre_post_update', $this->tracker->mark_recipe( ... ), 10, 1 );
		add_action( 'before_delete_post', $this->tracker->mark_recipe( ... ), 10, 1 );
		add_action( 'save_post', $this->tracker->mark_recipe( ... ), 10, 1 );
		add_action( 'wp_after_insert_post', $this->tracker->mark_recipe( ... ), 10, 1 );
		add_action( 'deleted_post', $this->tracker->mark_recipe( ... ), 10, 1 );
		// The only hook that fires before the row exists.
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
		add_action( 'larder_tally_changed', $this->mark_for_votes( ... ), 10, 2 );
	}

	/**
	 * Marks a post whose meta field has changed, if the index reads that field.
	 *
	 * @param string $key The meta key.
	 */
	private function mark_for_meta( int $post_id, string $key ): void {
		// A post whose document is deleted may be no recipe any more.
		if ( DocumentRepository::META_KEY === $key ) {
			$this->tracker->mark( $post_id );
		} elseif ( $this->may_be_read( $key ) ) {
			$this->tracker->mark_recipe( $post_id );
		}
	}

	/**
	 * Marks all recipes that have a meta field, before `delete_metadata()` deletes it from all posts.
	 *
	 * @param string $key The meta key.
	 */
	private function mark_all_with_meta( string $key ): void {
		if ( DocumentRepository::META_KEY === $key || $this->may_be_read( $key ) ) {
			$this->tracker->mark_many(
				function ( DirtyQueue $queue ) use ( $key ): void {
					$this->losing_meta[ $key ] = $queue->with_meta( $key );
					$queue->add_all( $this->losing_meta[ $key ] );
				}
			);
		}
	}

	/**
	 * Marks the same recipes again once the meta field is deleted: meanwhile another request may have indexed them as they were.
	 *
	 * @param string $key The meta key.
	 */
	private function mark_again( string $key ): void {
		$posts = $this->losing_meta[ $key ] ?? [];
		unset( $this->losing_meta[ $key ] );
		if ( [] !== $posts ) {
			$this->tracker->mark_many( static fn ( DirtyQueue $queue ) => $queue->add_all( $posts ) );
		}
	}

	/**
	 * Marks a post whose likes or ratings have changed. The index is updated in the background, so that a vote costs no more than a mark.
	 */
	private function mark_for_votes( int $post_id, Kind $kind ): void {
		if ( in_array( $kind, [ Kind::Like, Kind::Rating ], true ) ) {
			$this->tracker->mark_for_later( $post_id );
		}
	}

	/**
	 * Whether a facet may read a meta field: one that a facet names, or any that is not protected, since a facet of a site
	 * may read any of these in its own code.
	 *
	 * @param string $key The meta key.
	 */
	private function may_be_read( string $key ): bool {
		// Before that, not all facets of the site may be registered.
		return ! str_starts_with( $key, '_' )
			|| ! did_action( 'wp_loaded' )
			|| in_array( $key, array_column( $this->facets->all(), 'meta' ), true );
	}
}
