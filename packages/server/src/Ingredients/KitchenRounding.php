<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\PostType;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Makes new sites round scaled amounts as kitchens measure; on sites that have recipes or settings all amounts stay as they are printed.
 */
final class KitchenRounding {

	/** The option of new sites, until somebody first saves the settings. */
	public const OPTION = 'larder_kitchen_rounding';

	/**
	 * Switches it on when the plugin is switched on where nothing is of it yet.
	 */
	public function activate(): void {
		if ( false === get_option( Store::OPTION ) && ! $this->has_recipes() ) {
			add_option( self::OPTION, '1' );
		}
	}

	/**
	 * Returns whether the site has a recipe, in whatever state.
	 */
	private function has_recipes(): bool {
		return [] !== get_posts(
			[
				'post_type'              => PostType::NAME,
				'post_status'            => 'any',
				'numberposts'            => 1,
				'fields'                 => 'ids',
				'suppress_filters'       => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
	}
}
