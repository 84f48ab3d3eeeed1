<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Islands\Islands;
use Larder\Recipe\AfterRecipe;
use Larder\Recipe\FeaturedImages;
use Larder\Recipe\FirstPicture;
use Larder\Recipe\PageIds;
use Larder\Recipe\StickyHeader;
use Larder\RecipeEmbed\WholeRecipes;

/**
 * What parts of the plugin have noted of the page that a test shows; in a request they are made for one page.
 */
final class PageNotes {

	/** Parts that note something of a page. */
	private const PARTS = [
		AfterRecipe::class,
		FeaturedImages::class,
		FirstPicture::class,
		Islands::class,
		PageIds::class,
		StickyHeader::class,
		WholeRecipes::class,
	];

	/**
	 * Has every part forget the page.
	 */
	public static function forget(): void {
		foreach ( self::parts() as $part ) {
			foreach ( ( new \ReflectionClass( $part ) )->getProperties() as $property ) {
				if ( ! $property->isReadOnly() && ! $property->isStatic() && $property->hasDefaultValue() ) {
					$property->setValue( $part, $property->getDefaultValue() );
				}
			}
		}
	}

	/**
	 * Finds the parts by the hooks at which they work.
	 *
	 * @return list<object>
	 */
	private static function parts(): array {
		$parts = [];
		/** @var array<string, \WP_Hook> $filters */
		$filters = $GLOBALS['wp_filter'];
		foreach ( $filters as $hook ) {
			foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
				$function = $callback['function'];
				$part     = $function instanceof \Closure ? ( new \ReflectionFunction( $function ) )->getClosureThis() : null;
				if ( null !== $part && in_array( $part::class, self::PARTS, true ) ) {
					$parts[ spl_object_id( $part ) ] = $part;
				}
			}
		}
		return array_values( $parts );
	}
}
