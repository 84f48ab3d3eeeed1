<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\StarterPage;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a page with the saved recipes, where the site has none.
 */
final class SavedPage {

	/** The option with the page's id, named as WP Delicious names those of its pages. */
	public const OPTION = 'delicious_recipes_saved_recipes_page_id';

	/**
	 * Creates the page when the plugin is activated. A page that was deleted since is not created again.
	 */
	public function activate(): void {
		StarterPage::make( self::OPTION, __( 'Saved recipes', 'larder' ), 'larder/saved-recipes' );
	}
}
