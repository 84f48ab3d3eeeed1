<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the tables on a site that has none, or older ones.
 */
final class VoteInstaller implements Registrable {

	public function __construct( private readonly VoteTables $tables ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
	}

	/**
	 * Creates the tables where they are missing in this version.
	 */
	public function install(): void {
		$this->tables->install();
	}

	/**
	 * Unschedules what was to run in the background; votes and tallies stay.
	 */
	public function pause(): void {
		wp_clear_scheduled_hook( Adoption::EVENT );
		wp_clear_scheduled_hook( Mirrors::EVENT );
	}
}
