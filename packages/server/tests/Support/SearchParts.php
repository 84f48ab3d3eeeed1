<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search\Engine\Engines;
use Larder\Search\Index\BitStore;
use Larder\Search\Index\CatchUp;
use Larder\Search\Index\ChangeTracker;
use Larder\Search\Index\DirtyQueue;
use Larder\Search\Index\EntryBuilder;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\Indexer;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Index\IndexState;
use Larder\Search\Index\IndexTables;
use Larder\Search\Index\IndexVerifier;
use Larder\Search\Index\Rebuild;
use Larder\Search\Index\RequestIndexer;
use Larder\Search\Query\Facets;
use Larder\Votes\Tallies;
use Larder\Votes\VoteDatabase as VotesDatabase;
use Larder\Votes\VoteTables as VotesTables;

/**
 * The parts of the search index, put together as the plugin does.
 */
final class SearchParts {

	public readonly Facets $facets;

	private readonly IndexDatabase $database;

	public readonly IndexTables $tables;

	public readonly IndexState $state;

	public readonly DirtyQueue $queue;

	public readonly CatchUp $catch_up;

	public readonly Engines $engines;

	public readonly Rebuild $rebuild;

	public readonly IndexVerifier $verify;

	/**
	 * Assembles the parts.
	 *
	 * @param int $busy How long one step of a rebuild follows what has changed meanwhile, in seconds.
	 * @param int $most Up to this many recipes are all read for a search while there is no index.
	 */
	public function __construct( \wpdb $db, int $busy = 5, int $most = Engines::MAX_READ ) {
		$search        = new IndexDatabase( $db );
		$this->database = $search;
		$this->facets  = new Facets();
		$tallies       = new Tallies( new VotesDatabase( $db ), new VotesTables( $db ) );
		$builder       = new EntryBuilder( new DocumentRepository( $db, new DocumentBuilder() ), $this->facets, $tallies );
		$this->tables  = new IndexTables( $db );
		$this->state   = new IndexState( $search, $this->tables );
		$this->queue   = new DirtyQueue( $search, $this->tables );
		$this->catch_up = new CatchUp(
			$search,
			$this->tables,
			$this->state,
			$this->queue,
			new Indexer( $search, $this->tables, $builder ),
			$builder
		);
		$this->engines = new Engines( $search, $this->tables, $this->state, $builder, $this->facets, $most );
		$this->rebuild = new Rebuild( $search, $this->tables, $this->state, $this->queue, $this->catch_up, $builder, $busy );
		$this->verify  = new IndexVerifier( $search, $this->tables, $this->state, $builder );
	}

	/**
	 * Opens one side of the index.
	 *
	 * @param string $side One of {@see IndexTables::SIDES}.
	 */
	public function side( string $side ): BitStore {
		return new BitStore( $this->database, $this->tables, $side );
	}

	/**
	 * Builds what indexes the changes of a request.
	 *
	 * @param ChangeTracker $tracker    Knows the changes.
	 * @param int           $time_limit How long it works in the background, in seconds.
	 */
	public function indexer( ChangeTracker $tracker, int $time_limit = 15 ): RequestIndexer {
		return new RequestIndexer( $tracker, $this->tables, $this->state, $this->queue, $this->catch_up, $time_limit );
	}

	/**
	 * Runs what the index does at the end of a request.
	 */
	public function end_request(): void {
		do_action( IndexSchedule::CATCH_UP );
	}
}
