<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Card\CardData;
use Larder\Deferred;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Root;
use Larder\Search\Admin\ChoicesRoute;
use Larder\Search\Admin\IndexFacts;
use Larder\Search\Admin\IndexHealth;
use Larder\Search\Admin\IndexTools;
use Larder\Search\Admin\RestHealth;
use Larder\Search\Answer\FilterValues;
use Larder\Search\Answer\SearchRoute;
use Larder\Search\Answer\SearchService;
use Larder\Search\Answer\SharedCache;
use Larder\Search\Answer\ValuesRoute;
use Larder\Search\Engine\Engines;
use Larder\Search\Index\CatchUp;
use Larder\Search\Index\ChangeTracker;
use Larder\Search\Index\DirtyQueue;
use Larder\Search\Index\EntryBuilder;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\Indexer;
use Larder\Search\Index\IndexInstaller;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Index\IndexState;
use Larder\Search\Index\IndexSync;
use Larder\Search\Index\IndexTables;
use Larder\Search\Index\IndexVerifier;
use Larder\Search\Index\Rebuild;
use Larder\Search\Index\RequestIndexer;
use Larder\Search\Index\TermSync;
use Larder\Search\Page\CanonicalUrl;
use Larder\Search\Page\PageSummary;
use Larder\Search\Page\PathPages;
use Larder\Search\Page\SearchEngineHints;
use Larder\Search\Page\SearchPage;
use Larder\Search\Page\ShownResults;
use Larder\Search\Query\Facets;
use Larder\Search\Query\SearchInput;
use Larder\Settings\Settings;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Assembles the search.
 */
final class SearchModule implements Registrable {

	/** What a search can be narrowed by. */
	public readonly Facets $facets;

	/** The tables. */
	public readonly IndexTables $tables;

	/** The state of the index. */
	public readonly IndexState $state;

	/** Posts whose index entry may be stale. */
	public readonly DirtyQueue $queue;

	private readonly CatchUp $catch_up;

	/** What answers searches. */
	public readonly Engines $engines;

	/** Reads questions. */
	public readonly SearchInput $input;

	/** Answers searches. */
	public readonly SearchService $answers;

	/** Gets what the search of the page has found. */
	public readonly ShownResults $shown;

	/** Prints hints for search engines. */
	public readonly SearchEngineHints $hints;

	private readonly CanonicalUrl $canonical;

	private readonly IndexDatabase $database;

	private readonly EntryBuilder $entries;

	/**
	 * Builds the services that any page may need.
	 *
	 * @param Tallies $tallies What votes come to.
	 * @param string  $version The plugin's version.
	 */
	public function __construct(
		private readonly \wpdb $wpdb,
		Settings $settings,
		DocumentRepository $documents,
		CardData $cards,
		Tallies $tallies,
		private readonly string $version,
		private readonly Root $root
	) {
		$this->database = new IndexDatabase( $wpdb );
		$this->facets   = new Facets();
		$this->entries  = new EntryBuilder( $documents, $this->facets, $tallies );
		$this->tables   = new IndexTables( $wpdb );
		$this->state    = new IndexState( $this->database, $this->tables );
		$this->queue    = new DirtyQueue( $this->database, $this->tables );
		$this->catch_up = new CatchUp(
			$this->database,
			$this->tables,
			$this->state,
			$this->queue,
			new Indexer( $this->database, $this->tables, $this->entries ),
			$this->entries
		);
		$this->engines   = new Engines( $this->database, $this->tables, $this->state, $this->entries, $this->facets );
		$this->input     = new SearchInput( $this->facets, $settings );
		$this->answers   = new SearchService( $this->engines, $this->facets, $cards, $settings );
		$this->shown     = new ShownResults();
		$this->canonical = new CanonicalUrl( $this->input, $this->shown );
		$this->hints     = new SearchEngineHints( $this->canonical, $this->shown );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$tracker = new ChangeTracker( $this->tables, $this->state, $this->queue );
		$parts   = [
			$this->hints,
			new PathPages( $this->canonical ),
			new PageSummary( $this->shown ),
			new IndexSync( $tracker, $this->facets ),
			new TermSync( $tracker, $this->facets ),
			new RequestIndexer( $tracker, $this->tables, $this->state, $this->queue, $this->catch_up ),
			new Deferred(
				[ 'admin_init', IndexSchedule::BUILD, ...( wp_doing_cron() ? [ 'wp_loaded' ] : [] ) ],
				fn (): array => [ $this->installer() ]
			),
			new Deferred(
				[ 'site_status_tests' ],
				fn (): array => [ new IndexHealth( $this->state, $this->queue, $this->engines ), new RestHealth() ]
			),
			new Deferred( [ 'rest_api_init' ], $this->routes( ... ) ),
			Deferred::to_admin( fn (): array => [ IndexTools::page(
				$this->root,
				new IndexFacts( $this->state, $this->queue, $this->engines ),
				$this->rebuild(),
				$this->verify()
			) ] ),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}
		// The request that brings a new version has the code of the old one.
		add_action( 'upgrader_process_complete', static fn () => IndexSchedule::build() );
	}

	/**
	 * Builds the service that finds the values of a filter.
	 */
	public function values(): FilterValues {
		return new FilterValues( $this->engines, $this->facets, $this->input, $this->answers );
	}

	/**
	 * Builds the service that builds the index.
	 */
	public function rebuild(): Rebuild {
		return new Rebuild( $this->database, $this->tables, $this->state, $this->queue, $this->catch_up, $this->entries );
	}

	/**
	 * Builds the service that compares the index with the recipes.
	 */
	public function verify(): IndexVerifier {
		return new IndexVerifier( $this->database, $this->tables, $this->state, $this->entries );
	}

	/**
	 * Builds the index, and creates the search page, when the plugin is activated.
	 */
	public function activate(): void {
		$this->installer()->activate();
		( new SearchPage( $this->wpdb ) )->activate();
	}

	/**
	 * Ends what runs in the background when the plugin is switched off.
	 */
	public function pause(): void {
		$this->installer()->pause();
	}

	/**
	 * Builds the installer of the index.
	 */
	private function installer(): IndexInstaller {
		return new IndexInstaller( $this->tables, $this->state, $this->rebuild() );
	}

	/**
	 * Builds the REST routes.
	 *
	 * @return list<Registrable>
	 */
	private function routes(): array {
		$cache = new SharedCache( $this->state, $this->version );
		return [
			new ChoicesRoute( $this->facets ),
			new SearchRoute( $this->input, $this->answers, $cache ),
			new ValuesRoute( $this->values(), $this->input, $cache ),
		];
	}
}
