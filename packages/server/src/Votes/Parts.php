<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\ClientAddress;
use Larder\Registrable;

/**
 * Puts the parts of the votes together that know nothing of what is voted for.
 */
final class Parts implements Registrable {

	public readonly Database $database;

	public readonly Tables $tables;

	public readonly Tallies $tallies;

	public readonly Addresses $addresses;

	public readonly Votes $votes;

	public readonly VisitorVotes $visitor;

	public readonly Audit $audit;

	public readonly CarriedCounts $counts;

	public readonly Installer $installer;

	private readonly Cleanup $cleanup;

	/**
	 * Makes them.
	 *
	 * @param \wpdb         $wpdb   WordPress's database.
	 * @param ClientAddress $client Knows where a request comes from.
	 */
	public function __construct( \wpdb $wpdb, ClientAddress $client ) {
		$this->database  = new Database( $wpdb );
		$this->tables    = new Tables( $wpdb );
		$this->tallies   = new Tallies( $this->database, $this->tables );
		$this->addresses = new Addresses( $client );
		$this->votes     = new Votes( $this->database, $this->tables, $this->tallies, $this->addresses );
		$this->visitor   = new VisitorVotes( $this->votes, $this->tallies, $this->addresses );
		$this->audit     = new Audit( $this->database, $this->tables, $this->tallies );
		$this->counts    = new CarriedCounts( $this->database, $this->tables, $this->tallies );
		$this->installer = new Installer( $this->tables );
		$this->cleanup   = new Cleanup( $this->votes, $this->audit, $this->tables );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$this->installer->register();
		$this->cleanup->register();
		( new Privacy( $this->votes, $this->cleanup ) )->register();
	}
}
