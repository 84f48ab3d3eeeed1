<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\PostType;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Turns kitchen rounding on for new sites; on sites that have recipes or settings, scaled amounts stay as they were.
 */
final class KitchenRoundingDefault {

	/** The option of new sites, until somebody first saves the settings. */
	public const OPTION = 'larder_kitchen_rounding';

	/**
	 * Turns it on when the plugin is activated on a site that has never used it.
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
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
	}
}
