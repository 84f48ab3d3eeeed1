<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Card\CardData;
use Larder\Deferred;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Tools\Jobs;
use Larder\Tools\ToolsPage;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts of the search together.
 */
final class Parts implements Registrable {

	/** What a search can be narrowed by. */
	public readonly Facets $facets;

	/** The tables. */
	public readonly Tables $tables;

	/** The state of the index. */
	public readonly State $state;

	/** Posts that may have changed. */
	public readonly Marks $marks;

	/** The index. */
	public readonly Index $index;

	/** Reads questions. */
	public readonly SearchInput $input;

	/** Answers them. */
	public readonly SearchService $answers;

	/** Gets what the search of the page has found. */
	public readonly ShownResults $shown;

	/** Tells search engines what to make of it. */
	public readonly SearchEngines $engines;

	private readonly SearchAddress $address;

	private readonly Database $database;

	private readonly EntryBuilder $entries;

	/**
	 * Makes what any page may need.
	 *
	 * @param \wpdb              $wpdb      WordPress's database.
	 * @param Settings           $settings  The site's settings.
	 * @param DocumentRepository $documents The documents.
	 * @param CardData           $cards     Gives what cards show.
	 * @param Tallies            $tallies   What votes come to.
	 * @param string             $version   The plugin's version.
	 */
	public function __construct( private readonly \wpdb $wpdb, Settings $settings, DocumentRepository $documents, CardData $cards, Tallies $tallies, private readonly string $version ) {
		$this->database = new Database( $wpdb );
		$this->facets   = new Facets();
		$this->entries  = new EntryBuilder( $documents, $this->facets, $tallies );
		$this->tables   = new Tables( $wpdb );
		$this->state    = new State( $this->database, $this->tables );
		$this->marks    = new Marks( $this->database, $this->tables );
		$this->index    = new Index( $this->database, $this->tables, $this->state, $this->marks, new Indexer( $this->database, $this->tables, $this->entries ), $this->entries, $this->facets );
		$this->input    = new SearchInput( $this->facets, $settings );
		$this->answers  = new SearchService( $this->index, $this->facets, $cards, $settings );
		$this->shown    = new ShownResults();
		$this->address  = new SearchAddress( $this->input, $this->shown );
		$this->engines  = new SearchEngines( $this->address, $this->shown );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$parts = [
			$this->engines,
			new PathPages( $this->address ),
			new PageSummary( $this->shown ),
			new IndexSync( new Follower( $this->tables, $this->state, $this->marks, $this->index ), $this->facets ),
			new Deferred( [ 'admin_init', Installer::EVENT, ...( wp_doing_cron() ? [ 'wp_loaded' ] : [] ) ], fn (): array => [ $this->installer() ] ),
			new Deferred( [ 'site_status_tests' ], fn (): array => [ new IndexHealth( $this->state, $this->marks, $this->index ), new RestHealth() ] ),
			new Deferred( [ 'rest_api_init' ], $this->routes( ... ) ),
			Deferred::to_admin( fn (): array => [ $this->tools_page() ] ),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}
		// The request that brings a new version has the code of the old one.
		add_action( 'upgrader_process_complete', static fn () => Installer::plan() );
	}

	/**
	 * Makes what finds the values of a filter.
	 */
	public function values(): FilterValues {
		return new FilterValues( $this->index, $this->facets, $this->input, $this->answers );
	}

	/**
	 * Makes what builds the index.
	 */
	public function rebuild(): Rebuild {
		return new Rebuild( $this->database, $this->tables, $this->state, $this->marks, $this->index, $this->entries );
	}

	/**
	 * Makes what compares the index with the recipes.
	 */
	public function verify(): Verify {
		return new Verify( $this->database, $this->tables, $this->state, $this->index, $this->entries );
	}

	/**
	 * Makes the index, and a page to search on, when the plugin is switched on.
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
	 * Makes what makes the index.
	 */
	private function installer(): Installer {
		return new Installer( $this->tables, $this->state, $this->rebuild() );
	}

	/**
	 * Makes the routes.
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

	/**
	 * Makes the page under Tools.
	 */
	private function tools_page(): ToolsPage {
		$rebuild = $this->rebuild();
		return new ToolsPage(
			static fn (): string => __( 'Recipe index', 'larder' ),
			( new IndexFacts( $this->state, $this->marks, $this->index ) )->all( ... ),
			new Jobs( 'larder-index', [ new RebuildJob( $rebuild ), new VerifyJob( $this->verify(), $rebuild ) ] )
		);
	}
}
