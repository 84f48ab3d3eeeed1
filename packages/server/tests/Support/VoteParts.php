<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Ajax\ClientAddress;
use Larder\Votes\Addresses;
use Larder\Votes\Database;
use Larder\Votes\Tables;
use Larder\Votes\Tallies;
use Larder\Votes\Votes;

/**
 * The parts of the votes, put together as the plugin does.
 */
final class VoteParts {

	public readonly Database $database;

	public readonly Tables $tables;

	public readonly Tallies $tallies;

	public readonly Votes $votes;

	/**
	 * Puts them together.
	 *
	 * @param \wpdb $db The database.
	 */
	public function __construct( \wpdb $db ) {
		$this->database = new Database( $db );
		$this->tables   = new Tables( $db );
		$this->tallies  = new Tallies( $this->database, $this->tables );
		$this->votes    = new Votes( $this->database, $this->tables, $this->tallies, new Addresses( new ClientAddress() ) );
	}
}
