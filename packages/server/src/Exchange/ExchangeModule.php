<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Deferred;
use Larder\Exchange\Export\Download;
use Larder\Exchange\Export\ExportCommands;
use Larder\Exchange\Export\Exporter;
use Larder\Exchange\Export\ExportScreen;
use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\DuplicateRecipes;
use Larder\Exchange\Import\ImportCommands;
use Larder\Exchange\Import\Importer;
use Larder\Exchange\Import\ImportItems;
use Larder\Exchange\Import\ImportRoutes;
use Larder\Exchange\Import\ImportRuns;
use Larder\Exchange\Import\Imports;
use Larder\Exchange\Import\ImportScreen;
use Larder\Exchange\Import\ImportWorker;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Root;
use Larder\Tools\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Registers import and export of recipes.
 */
final class ExchangeModule implements Registrable {

	/**
	 * @param DocumentRepository $documents The documents of the site.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly DocumentRepository $documents,
		private readonly Root $root
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		$parts = [
			new Deferred( [ Imports::EVENT ], fn (): array => [ new Background( Imports::EVENT, $this->worker()->work( ... ) ) ] ),
			new Deferred(
				[ 'rest_api_init' ],
				fn (): array => [
					new ReadRoute( $this->reader() ),
					new PictureRoute( new Fetcher() ),
					new ImportRoutes( $this->imports() ),
				]
			),
			Deferred::to_admin(
				fn (): array => [
					new ImportScreen( $this->imports(), $this->root ),
					new ExportScreen( $this->download() ),
				]
			),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}
	}

	/**
	 * Builds the WP-CLI commands.
	 *
	 * @return list<Registrable>
	 */
	public function commands(): array {
		return [ new ImportCommands( $this->imports() ), new ExportCommands( $this->exporter() ) ];
	}

	/**
	 * Builds the exporter of recipes.
	 */
	public function exporter(): Exporter {
		return new Exporter( $this->documents );
	}

	/**
	 * Builds the handler of downloads.
	 */
	public function download(): Download {
		return new Download( $this->exporter() );
	}

	/**
	 * Builds the reader of recipes from texts, files and pages.
	 */
	public function reader(): Reader {
		return new Reader( new Fetcher() );
	}

	/**
	 * Builds the service that starts imports and reports their state.
	 */
	public function imports(): Imports {
		$items = new ImportItems( $this->db );
		return new Imports( new ImportRuns( $items ), $items, $this->worker() );
	}

	/**
	 * Builds the background worker of imports.
	 */
	private function worker(): ImportWorker {
		$items   = new ImportItems( $this->db );
		$fetcher = new Fetcher();
		return new ImportWorker(
			new ImportRuns( $items ),
			$items,
			new Importer( $this->db, new DuplicateRecipes( $this->db, $this->documents ), $fetcher ),
			new Reader( $fetcher )
		);
	}
}
