<?php
declare( strict_types=1 );

namespace Larder\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Notes for which blocks the data of the theme is going to be made, where it is not made yet.
 *
 * WordPress keeps that data for as long as no further block is registered, but notes the blocks only when it is asked a
 * second time, and then makes everything again: half of what a page spends on it is in vain, and every block makes it more.
 */
final class KnownBlocks extends \WP_Theme_JSON_Resolver {

	/** Where such data comes from, as WordPress names it and the property that holds it. */
	private const ORIGINS = [ 'core', 'blocks', 'theme', 'user' ];

	/** What notes the blocks, and tells whether they were known. */
	private const CHECK = 'has_same_registered_blocks';

	/**
	 * Notes the blocks that are registered; data that was made before stays unknown, for it may lack some of them.
	 */
	public static function note(): void {
		// Neither is promised to plugins: a version of WordPress that has them no more does without.
		if ( ! is_callable( [ self::class, self::CHECK ] ) ) {
			return;
		}
		$resolver = new \ReflectionClass( parent::class );
		foreach ( self::ORIGINS as $origin ) {
			if ( null === $resolver->getStaticPropertyValue( $origin, false ) ) {
				self::has_same_registered_blocks( $origin );
			}
		}
	}
}
