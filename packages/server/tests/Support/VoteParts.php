<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Ajax\ClientIpAddress;
use Larder\Likes\LegacyLikes;
use Larder\Recommend\LegacyRecommendations;
use Larder\Votes\Adoption;
use Larder\Votes\Audit;
use Larder\Votes\CarriedCounts;
use Larder\Votes\Cleanup;
use Larder\Votes\HashedIpAddresses;
use Larder\Votes\Mirrors;
use Larder\Votes\Tallies;
use Larder\Votes\VoteDatabase;
use Larder\Votes\Votes;
use Larder\Votes\VoteSources;
use Larder\Votes\VoteTables;
use Larder\Wishlist\LegacyCounts;
use Larder\Wishlist\LegacyLists;

/**
 * The parts of the votes, put together as the plugin does.
 */
final class VoteParts {

	public readonly VoteDatabase $database;

	public readonly VoteTables $tables;

	public readonly Tallies $tallies;

	public readonly HashedIpAddresses $addresses;

	public readonly Votes $votes;

	public readonly Audit $audit;

	public readonly Cleanup $cleanup;

	public readonly Adoption $adoption;

	public readonly Mirrors $mirrors;

	public readonly VoteSources $machines;

	/**
	 * Assembles the parts.
	 */
	public function __construct( \wpdb $db ) {
		$this->database  = new VoteDatabase( $db );
		$this->tables    = new VoteTables( $db );
		$this->tallies   = new Tallies( $this->database, $this->tables );
		$this->addresses = new HashedIpAddresses( new ClientIpAddress() );
		$this->votes     = new Votes( $this->database, $this->tables, $this->tallies );
		$this->audit     = new Audit( $this->database, $this->tables, $this->tallies );
		$this->cleanup   = new Cleanup( $this->votes, $this->audit, $this->tables );
		$carried         = new CarriedCounts( $this->database, $this->tables, $this->tallies );
		$this->adoption  = new Adoption(
			[
				new LegacyLikes( $this->votes, $carried ),
				new LegacyLists( $this->votes, $this->database ),
				new LegacyCounts( $carried, $this->tallies ),
				new LegacyRecommendations( $carried ),
			],
			$this->tables
		);
		$this->mirrors   = new Mirrors( $this->database, $this->tables, $this->adoption );
		$this->machines  = new VoteSources( $this->database, $this->tables, $this->votes );
	}
}
