<?php
declare( strict_types=1 );

namespace Larder\Templates;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress make the data of the theme once for a page and not twice.
 */
final class ThemeData implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		// All blocks are there, and no template was looked for.
		add_action( 'template_redirect', self::note( ... ), PHP_INT_MAX );
	}

	/**
	 * Notes the blocks that there are, where WordPress lets a plugin do so.
	 */
	public static function note(): void {
		// A class that cannot be extended would end the page when ours is loaded.
		if ( class_exists( \WP_Theme_JSON_Resolver::class ) && ! ( new \ReflectionClass( \WP_Theme_JSON_Resolver::class ) )->isFinal() ) {
			KnownBlocks::note();
		}
	}
}
