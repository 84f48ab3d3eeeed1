<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\StructuredData\RecipeSchema;

defined( 'ABSPATH' ) || exit;

/**
 * What checks recipes; none of it is of use to a page.
 */
final class CheckModule {

	/** Finds what a recipe lacks. */
	private readonly Checker $checker;

	/** Keeps it. */
	private readonly Findings $findings;

	/** Keeps it in step. */
	public readonly CheckSync $sync;

	/**
	 * Makes what it needs.
	 *
	 * @param \wpdb              $db        The database.
	 * @param DocumentRepository $documents The documents.
	 */
	public function __construct( \wpdb $db, DocumentRepository $documents ) {
		$this->checker  = new Checker();
		$this->findings = new Findings( $db );
		$this->sync     = new CheckSync( $this->findings, $this->checker, $documents );
	}

	/**
	 * Makes what the editor asks.
	 */
	public function route(): CheckRoute {
		return new CheckRoute( new DocumentBuilder(), $this->checker, new ResultPreview( new RecipeSchema() ) );
	}

	/**
	 * Makes what wp-admin shows.
	 *
	 * @return list<Registrable>
	 */
	public function admin(): array {
		return [ new CheckColumn( $this->findings ), CheckScreen::create( $this->findings, $this->sync ) ];
	}
}
