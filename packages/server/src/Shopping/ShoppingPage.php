<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\StarterPage;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a page with the shopping list, where the site has none, and returns its URL.
 */
final class ShoppingPage {

	/** The option with the page's id, named as those of the other pages are. */
	public const OPTION = 'delicious_recipes_shopping_list_page_id';

	/**
	 * Creates the page when the plugin is activated. A page that was deleted since is not created again.
	 */
	public function activate(): void {
		StarterPage::make( self::OPTION, __( 'Shopping list', 'larder' ), 'larder/shopping-list' );
	}

	/**
	 * Returns the URL of the page, without a query: WordPress leads on to the pretty one.
	 *
	 * @return string Empty where the site has no such page.
	 */
	public static function url(): string {
		$id = get_option( self::OPTION );
		return is_numeric( $id ) && $id > 0 ? add_query_arg( 'page_id', (int) $id, home_url( '/' ) ) : '';
	}
}
