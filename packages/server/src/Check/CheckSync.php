<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\OpenTransaction;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Statements;
use Larder\Taxonomies\Taxonomy;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Updates what recipes lack: each one that changes is checked once, when the request ends, or a Larder transaction.
 */
final class CheckSync implements Registrable {

	/** The cron event that checks recipes as long as some have not been checked. */
	public const EVENT = 'larder_check_recipes';

	/** How many recipes are checked at once. */
	private const BATCH = 200;

	/** How long one cron event works, in seconds. */
	private const TIME_LIMIT = 20;

	/** @var array<int, true> Posts that have changed. */
	private array $changed = [];

	public function __construct(
		private readonly Findings $findings,
		private readonly CheckableRecipes $recipes,
		private readonly Checker $checker,
		private readonly DocumentRepository $documents
	) {}

	/**
	 * Returns the hooks at which it has something to do.
	 *
	 * @return list<string>
	 */
	public static function hooks(): array {
		return [
			'wp_after_insert_post',
			'added_post_meta',
			'updated_post_meta',
			'deleted_post_meta',
			'added_term_relationship',
			'deleted_term_relationships',
			self::EVENT,
		];
	}

	/** {@inheritDoc} */
	public function register(): void {
		// After the document is built, and for what it does not say: whether the post is in the trash.
		add_action( 'wp_after_insert_post', $this->after_insert( ... ), 20 );
		foreach ( [ 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ] as $hook ) {
			add_action( $hook, $this->after_meta( ... ), 10, 3 );
		}
		foreach ( [ 'added_term_relationship', 'deleted_term_relationships' ] as $hook ) {
			add_action( $hook, $this->after_terms( ... ), 10, 3 );
		}
		add_action( 'shutdown', $this->check_changed( ... ), 4 );
		add_action( self::EVENT, $this->check_others( ... ) );
	}

	/**
	 * Creates the table on this site and schedules a check of the recipes that already exist.
	 */
	public function install(): void {
		if ( $this->findings->install() && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/**
	 * Unschedules the cron event.
	 */
	public function pause(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * Notes a recipe that was saved.
	 */
	public function after_insert( int $post_id ): void {
		// A revision has no document; to look for one would be a query.
		if ( 'revision' !== get_post_type( $post_id ) && metadata_exists( 'post', $post_id, DocumentRepository::META_KEY ) ) {
			$this->note( $post_id );
		}
	}

	/**
	 * Notes a post whose document was made, has changed or is gone.
	 *
	 * @param int|list<int> $meta_id The meta rows.
	 * @param string        $key     The meta key.
	 */
	public function after_meta( int|array $meta_id, int $post_id, string $key ): void {
		unset( $meta_id );
		if ( DocumentRepository::META_KEY === $key ) {
			$this->note( $post_id );
		}
	}

	/**
	 * Notes a recipe whose courses or cuisines have changed.
	 */
	public function after_terms( int $post_id, mixed $terms, string $taxonomy ): void {
		unset( $terms );
		if ( in_array( $taxonomy, [ Taxonomy::Course->value, Taxonomy::Cuisine->value ], true ) ) {
			$this->after_insert( $post_id );
		}
	}

	/**
	 * Checks what has changed.
	 */
	public function check_changed(): void {
		$changed       = array_keys( $this->changed );
		$this->changed = [];
		if ( [] !== $changed ) {
			$this->install();
			$this->check( $changed );
		}
	}

	/**
	 * Checks recipes that have not been checked yet, and schedules itself again for what does not fit into the time.
	 */
	public function check_others(): void {
		$this->findings->install();
		$end  = time() + self::TIME_LIMIT;
		$last = 0;
		do {
			$ids = $this->recipes->unchecked_after( $last, self::BATCH );
			$this->check( $ids );
			RequestMemory::release();
			$last = [] === $ids ? $last : max( $ids );
		} while ( [] !== $ids && time() < $end );
		if ( [] !== $ids && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
		}
	}

	/**
	 * Checks posts, as they are stored.
	 *
	 * @param list<int> $post_ids
	 */
	public function check( array $post_ids ): void {
		$lacks = [];
		foreach ( $post_ids as $post_id ) {
			$post              = get_post( $post_id );
			$is_kept           = $post instanceof \WP_Post && ! in_array( $post->post_status, [ 'trash', 'auto-draft' ], true );
			$document          = $is_kept ? $this->documents->get( $post_id ) : null;
			$lacks[ $post_id ] = null === $document || null === $post ? null : $this->checker->lacks( $document, $post );
		}
		$this->findings->store( $lacks );
	}

	/**
	 * Notes a post. Where one request changes very many, as a command does, they are checked in batches, and those of a transaction after
	 * it, while all that it has changed is still cached: it would be taken back with whatever fails in it.
	 */
	private function note( int $post_id ): void {
		$this->changed[ $post_id ] = true;
		if ( ! OpenTransaction::tell( $this, $this->after_transaction( ... ) ) && count( $this->changed ) > self::BATCH ) {
			$this->check_changed();
		}
	}

	/**
	 * Checks what a transaction has changed, unless it is a part of one of another plugin, which is still open.
	 *
	 * @param bool $is_stored Whether it was stored; where it was not, nothing has changed.
	 */
	private function after_transaction( bool $is_stored ): void {
		if ( $is_stored && ! Statements::is_transaction_open() ) {
			$this->check_changed();
		}
	}
}
