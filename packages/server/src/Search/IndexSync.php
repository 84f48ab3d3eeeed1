<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Votes\Kind;

/**
 * Hears of every way in which a recipe can change, marks it at once, and indexes it when the request ends.
 */
final class IndexSync implements Registrable {

	/** What runs in the background when a request leaves more than it can do. */
	public const EVENT = 'larder_search_follow';

	/** How many posts a request indexes at its end. */
	private const AT_ONCE = 50;

	/** How many posts a request in the background indexes. */
	private const IN_BACKGROUND = 500;

	/** After so many seconds a mark was left by a request that died. */
	private const LEFT = 60;

	/** @var array<int, array<int, true>> Posts that this request has marked, by the site of the network that they are on. */
	private array $marked = [];

	/**
	 * Takes what it needs.
	 *
	 * @param Tables $tables The tables.
	 * @param State  $state  The state of the index.
	 * @param Marks  $marks  Posts that may have changed.
	 * @param Index  $index  The index.
	 * @param Facets $facets The facets.
	 */
	public function __construct(
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Marks $marks,
		private readonly Index $index,
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
		foreach ( [ 'added_post_meta', 'update_post_meta', 'updated_post_meta', 'delete_post_meta', 'deleted_post_meta' ] as $hook ) {
			add_action( $hook, fn ( mixed $meta_id, int $post_id, string $key ) => $this->mark_for_meta( $post_id, $key ), 10, 3 );
		}
		add_action( 'add_term_relationship', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'added_term_relationship', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'delete_term_relationships', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'deleted_term_relationships', $this->mark_for_terms( ... ), 10, 3 );
		add_action( 'edit_terms', $this->mark_term( ... ), 10, 2 );
		add_action( 'edited_term', fn ( int $term_id, mixed $term_taxonomy_id, string $taxonomy ) => $this->mark_term( $term_id, $taxonomy ), 10, 3 );
		add_action( 'pre_delete_term', $this->mark_term( ... ), 10, 2 );
		add_action( 'larder_tally_changed', $this->mark_for_votes( ... ), 10, 2 );
		add_action( 'shutdown', $this->follow( ... ), 5 );
		add_action( self::EVENT, $this->follow_in_background( ... ) );
	}

	/**
	 * Marks a post that is a recipe, or holds one.
	 *
	 * @param int $post_id The post.
	 */
	public function mark( int $post_id ): void {
		$may_be = PostType::NAME === get_post_type( $post_id ) || metadata_exists( 'post', $post_id, DocumentRepository::META_KEY );
		if ( $may_be ) {
			$this->mark_once( $post_id );
		}
	}

	/**
	 * Marks a post, unless this request has done so.
	 *
	 * @param int $post_id The post.
	 */
	private function mark_once( int $post_id ): void {
		$site = get_current_blog_id();
		if ( ! isset( $this->marked[ $site ][ $post_id ] ) && $this->tables->are_there() ) {
			$this->marked[ $site ][ $post_id ] = true;
			$this->safely( fn () => $this->marks->add( $post_id ) );
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
			$this->mark_once( $post_id );
		} elseif ( ! str_starts_with( $key, '_' ) ) {
			$this->mark( $post_id );
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
		if ( in_array( $kind, [ Kind::Like, Kind::Rating ], true ) && $this->tables->are_there() ) {
			$this->safely( fn () => $this->marks->add( $post_id ) );
			$this->schedule();
		}
	}

	/**
	 * Marks all posts of a term and of the terms below it.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy The taxonomy.
	 */
	private function mark_term( int $term_id, string $taxonomy ): void {
		if ( ! $this->is_indexed( $taxonomy ) || ! $this->tables->are_there() ) {
			return;
		}
		$children = get_term_children( $term_id, $taxonomy );
		$ids      = [];
		foreach ( [ $term_id, ...array_filter( is_array( $children ) ? $children : [], is_int( ... ) ) ] as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_taxonomy_id;
			}
		}
		$this->safely( fn () => $this->marks->add_with_terms( $ids ) );
		$this->marked[ get_current_blog_id() ] ??= [];
	}

	/**
	 * Indexes what this request has changed, on every site that it was on, and a little of what others have left.
	 */
	public function follow(): void {
		foreach ( array_keys( $this->marked ) as $site ) {
			if ( get_current_blog_id() === $site ) {
				$this->work( self::AT_ONCE );
			} elseif ( get_site( $site ) instanceof \WP_Site ) {
				switch_to_blog( $site );
				$this->work( self::AT_ONCE );
				restore_current_blog();
			}
		}
	}

	/**
	 * Works off what requests have left; a long run of WP-CLI may ask for it, too.
	 */
	public function follow_in_background(): void {
		$this->work( self::IN_BACKGROUND );
	}

	/**
	 * Works off marks of the side that answers; the side that is being built catches up at its end.
	 *
	 * @param int $limit How many at most.
	 */
	private function work( int $limit ): void {
		$site   = get_current_blog_id();
		$marked = array_keys( $this->marked[ $site ] ?? [] );
		unset( $this->marked[ $site ] );
		// Uninstalling takes the tables away in the middle of a request.
		if ( ! $this->tables->are_there() ) {
			return;
		}
		$left = $limit;
		$this->safely(
			function () use ( $marked, $limit, &$left ): void {
				// Another request may have worked a mark off before this one had made its change.
				$own = [];
				foreach ( $marked as $post_id ) {
					$own[ $post_id ] = $this->marks->add( $post_id );
				}
				$live = $this->state->live();
				if ( null !== $live ) {
					$this->index->follow( $live, array_slice( $own, 0, $limit, true ) );
				}
				$left = null === $live ? 0 : $this->index->follow_left( $live, $limit );
			}
		);
		if ( $left === $limit ) {
			$this->schedule();
		}
	}

	/**
	 * Does something to the index; what the database refuses is noted, and the recipe is saved and the like counted all the same. Marks stay, so that the index heals.
	 *
	 * @param \Closure(): mixed $change What is done.
	 */
	private function safely( \Closure $change ): void {
		try {
			$change();
		} catch ( \RuntimeException $failure ) {
			$this->state->note( $failure );
		}
	}

	/**
	 * Has what is marked worked off in the background.
	 */
	private function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::LEFT, self::EVENT );
		}
	}

	/**
	 * Tells whether a facet reads a taxonomy.
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
