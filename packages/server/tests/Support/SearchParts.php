<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search\Database;
use Larder\Search\EntryBuilder;
use Larder\Search\Facets;
use Larder\Search\Index;
use Larder\Search\Indexer;
use Larder\Search\IndexSync;
use Larder\Search\Marks;
use Larder\Search\Rebuild;
use Larder\Search\State;
use Larder\Search\Tables;
use Larder\Search\Verify;
use Larder\Votes\Database as VotesDatabase;
use Larder\Votes\Tables as VotesTables;
use Larder\Votes\Tallies;

/**
 * The parts of the search index, put together as the plugin does.
 */
final class SearchParts {

	public readonly Facets $facets;

	public readonly Tables $tables;

	public readonly State $state;

	public readonly Marks $marks;

	public readonly Index $index;

	public readonly Rebuild $rebuild;

	public readonly Verify $verify;

	/**
	 * Puts them together.
	 *
	 * @param \wpdb $db   The database.
	 * @param int   $busy How long one step of a rebuild follows what has changed meanwhile, in seconds.
	 * @param int   $most Up to so many recipes are all read for a search while there is no index.
	 */
	public function __construct( \wpdb $db, int $busy = 5, int $most = Index::MOST_READ ) {
		$search        = new Database( $db );
		$this->facets  = new Facets();
		$tallies       = new Tallies( new VotesDatabase( $db ), new VotesTables( $db ) );
		$builder       = new EntryBuilder( new DocumentRepository( $db, new DocumentBuilder() ), $this->facets, $tallies );
		$this->tables  = new Tables( $db );
		$this->state   = new State( $search, $this->tables );
		$this->marks   = new Marks( $search, $this->tables );
		$this->index   = new Index( $search, $this->tables, $this->state, $this->marks, new Indexer( $search, $this->tables, $builder ), $builder, $this->facets, $most );
		$this->rebuild = new Rebuild( $search, $this->tables, $this->state, $this->marks, $this->index, $builder, $busy );
		$this->verify  = new Verify( $search, $this->tables, $this->state, $this->index, $builder );
	}

	/**
	 * Does what the end of a request does.
	 */
	public function end_request(): void {
		do_action( IndexSync::EVENT );
	}
}
