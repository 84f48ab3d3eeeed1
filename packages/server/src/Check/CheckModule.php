<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Registrable;
use Larder\Root;
use Larder\StructuredData\RecipeSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Assembles the checks of recipes, which no page of the site needs.
 */
final class CheckModule {

	/** Finds what a recipe lacks. */
	private readonly Checker $checker;

	/** What each recipe lacks. */
	private readonly Findings $findings;

	/** The recipes that can be checked. */
	private readonly CheckableRecipes $recipes;

	/** Checks recipes when they change. */
	public readonly CheckSync $sync;

	/**
	 * Creates the checker and its store.
	 */
	public function __construct( \wpdb $db, DocumentRepository $documents, private readonly Root $root ) {
		$this->checker  = new Checker();
		$this->findings = new Findings( $db );
		$this->recipes  = new CheckableRecipes( $db, $this->findings );
		$this->sync     = new CheckSync( $this->findings, $this->recipes, $this->checker, $documents );
	}

	/**
	 * Creates the route that checks a recipe while it is edited.
	 */
	public function route(): CheckRoute {
		return new CheckRoute( new DocumentBuilder(), $this->checker, new ResultPreview( new RecipeSchema() ) );
	}

	/**
	 * Creates the column and the screen of wp-admin.
	 *
	 * @return list<Registrable>
	 */
	public function admin(): array {
		return [ new CheckColumn( $this->findings ), CheckScreen::create( $this->findings, $this->recipes, $this->sync, $this->root ) ];
	}
}
