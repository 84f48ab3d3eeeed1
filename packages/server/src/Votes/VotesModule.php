<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\Guard;
use Larder\Ajax\RateCounter;
use Larder\Deferred;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Assembles the parts of the votes that do not depend on what is voted for.
 */
final class VotesModule implements Registrable {

	/** The database. */
	public readonly VoteDatabase $database;

	/** The tables. */
	public readonly VoteTables $tables;

	/** What votes come to. */
	public readonly Tallies $tallies;

	/** The votes. */
	public readonly Votes $votes;

	/** Where a visitor calls from. */
	public readonly HashedIpAddresses $addresses;

	/**
	 * Creates the parts that any page may need.
	 *
	 * @param ClientIpAddress $client The IP address of a request.
	 */
	public function __construct( private readonly \wpdb $wpdb, private readonly ClientIpAddress $client ) {
		$this->database  = new VoteDatabase( $wpdb );
		$this->tables    = new VoteTables( $wpdb );
		$this->tallies   = new Tallies( $this->database, $this->tables );
		$this->addresses = new HashedIpAddresses( $client );
		$this->votes     = new Votes( $this->database, $this->tables, $this->tallies );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$parts = function (): array {
			$cleanup = new Cleanup( $this->votes, $this->audit(), $this->tables );
			return [ $this->installer(), $cleanup, new Privacy( $this->votes, $cleanup ) ];
		};
		( new Deferred(
			[
				...Deferred::admin_hooks(),
				'deleted_post',
				'deleted_user',
				'wp_privacy_personal_data_exporters',
				'wp_privacy_personal_data_erasers',
			],
			$parts
		) )->register();
	}

	/**
	 * Creates the service that votes for the visitor.
	 */
	public function visitor(): VisitorVotes {
		return new VisitorVotes(
			$this->votes,
			$this->tallies,
			$this->addresses,
			new Guard( $this->client, new RateCounter( $this->wpdb ) )
		);
	}

	/**
	 * Creates the audit that compares tallies with votes.
	 */
	public function audit(): Audit {
		return new Audit( $this->database, $this->tables, $this->tallies );
	}

	/**
	 * Creates the service that carries earlier counts over.
	 */
	public function counts(): CarriedCounts {
		return new CarriedCounts( $this->database, $this->tables, $this->tallies );
	}

	/**
	 * Creates the installer of the tables.
	 */
	public function installer(): VoteInstaller {
		return new VoteInstaller( $this->tables );
	}
}
