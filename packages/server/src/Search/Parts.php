<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Card\CardData;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Tools\Jobs;
use Larder\Tools\ToolsPage;
use Larder\Votes\Tallies;

/**
 * Puts the parts of the search together.
 */
final class Parts implements Registrable {

	public readonly Facets $facets;

	public readonly Tables $tables;

	public readonly State $state;

	public readonly Marks $marks;

	public readonly Index $index;

	public readonly Rebuild $rebuild;

	public readonly Verify $verify;

	public readonly SearchInput $input;

	public readonly SearchService $answers;

	public readonly FilterValues $values;

	public readonly ShownResults $shown;

	private readonly Installer $installer;

	/**
	 * Makes them.
	 *
	 * @param \wpdb              $wpdb      WordPress's database.
	 * @param Settings           $settings  The site's settings.
	 * @param DocumentRepository $documents The documents.
	 * @param CardData           $cards     Gives what cards show.
	 * @param Tallies            $tallies   What votes come to.
	 * @param string             $version   The plugin's version.
	 */
	public function __construct( private readonly \wpdb $wpdb, Settings $settings, DocumentRepository $documents, CardData $cards, Tallies $tallies, private readonly string $version ) {
		$db              = new Database( $wpdb );
		$this->facets    = new Facets();
		$entries         = new EntryBuilder( $documents, $this->facets, $tallies );
		$this->tables    = new Tables( $wpdb );
		$this->state     = new State( $db, $this->tables );
		$this->marks     = new Marks( $db, $this->tables );
		$this->index     = new Index( $db, $this->tables, $this->state, $this->marks, new Indexer( $db, $this->tables, $entries ), $entries, $this->facets );
		$this->rebuild   = new Rebuild( $db, $this->tables, $this->state, $this->marks, $this->index, $entries );
		$this->verify    = new Verify( $db, $this->tables, $this->state, $this->index, $entries );
		$this->input     = new SearchInput( $this->facets, $settings );
		$this->answers   = new SearchService( $this->index, $this->facets, $cards, $settings );
		$this->values    = new FilterValues( $this->index, $this->facets, $this->input, $this->answers );
		$this->shown     = new ShownResults();
		$this->installer = new Installer( $this->tables, $this->state, $this->rebuild );
	}

	/** {@inheritDoc} */
	public function register(): void {
		$cache = new SharedCache( $this->state, $this->version );
		$parts = [
			new ChoicesRoute( $this->facets ),
			new SearchRoute( $this->input, $this->answers, $cache ),
			new ValuesRoute( $this->values, $this->input, $cache ),
			new SearchEngines( new SearchAddress( $this->input, $this->shown ), $this->shown ),
			new ToolsPage(
				static fn (): string => __( 'Recipe index', 'larder' ),
				( new IndexFacts( $this->state, $this->marks ) )->all( ... ),
				new Jobs( 'larder-index', [ new RebuildJob( $this->rebuild ), new VerifyJob( $this->verify, $this->rebuild ) ] )
			),
			$this->installer,
			new IndexHealth( $this->tables, $this->state, $this->marks ),
			new IndexSync( $this->tables, $this->state, $this->marks, $this->index, $this->facets ),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}
	}

	/**
	 * Makes the index, and a page to search on, when the plugin is switched on.
	 */
	public function activate(): void {
		$this->installer->activate();
		( new SearchPage( $this->wpdb ) )->activate();
	}

	/**
	 * Ends what runs in the background when the plugin is switched off.
	 */
	public function pause(): void {
		$this->installer->pause();
	}
}
