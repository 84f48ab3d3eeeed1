<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the plugins that tell search engines about every page of a site.
 */
final class SeoPlugins {

	/** What they define. */
	private const CONSTANTS = [ 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER' ];

	/**
	 * Tells whether one of them prints addresses and descriptions of pages itself.
	 */
	public static function has_one(): bool {
		return [] !== array_filter( self::CONSTANTS, defined( ... ) );
	}
}
