<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * The commands `wp larder …`.
 */
final class Commands implements Registrable {

	private const BATCH = 100;

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( [
			'larder'       => Groups\LarderGroup::class,
			'larder index' => Groups\IndexGroup::class,
			'larder votes' => Groups\VotesGroup::class,
		] as $name => $group ) {
			// @phpstan-ignore argument.type (WP-CLI takes a class, too; its comment says callable.)
			\WP_CLI::add_command( $name, $group );
		}
		\WP_CLI::add_command( 'larder rebuild', $this->rebuild( ... ) );
		// It changes rows, and tells nobody which.
		\WP_CLI::add_hook( 'after_invoke:search-replace', $this->rebuild( ... ) );
	}

	/**
	 * Rebuilds the documents of all recipes from their blocks.
	 *
	 * Safe to stop and to run again: each recipe is written as a whole.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder rebuild
	 */
	public function rebuild(): void {
		$count = 0;
		$last  = 0;
		do {
			$ids = $this->documents->candidates( $last, self::BATCH );
			foreach ( $ids as $id ) {
				$post   = get_post( $id );
				$count += $post instanceof \WP_Post && $this->documents->refresh( $post ) ? 1 : 0;
				$last   = $id;
			}
			if ( [] !== $ids ) {
				/* translators: %d: number of recipes. */
				\WP_CLI::log( sprintf( _n( '%d recipe so far', '%d recipes so far', $count, 'larder' ), $count ) );
			}
			RequestMemory::release();
		} while ( [] !== $ids );
		/* translators: %d: number of recipes. */
		\WP_CLI::success( sprintf( _n( '%d recipe rebuilt.', '%d recipes rebuilt.', $count, 'larder' ), $count ) );
	}
}
