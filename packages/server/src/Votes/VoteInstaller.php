<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the tables on a site that has none, or older ones.
 */
final class VoteInstaller implements Registrable {

	/**
	 * @param VoteTables $tables The tables.
	 */
	public function __construct( private readonly VoteTables $tables ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
	}

	/**
	 * Makes the tables where they are not there in this version.
	 */
	public function install(): void {
		$this->tables->install();
	}

	/**
	 * Takes what was to run in the background off the schedule; votes and tallies stay.
	 */
	public function pause(): void {
		wp_clear_scheduled_hook( Adoption::EVENT );
		wp_clear_scheduled_hook( Mirrors::EVENT );
	}
}
