<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\Source;
use PHPUnit\Framework\TestCase;

/**
 * Real pages of many sites are read without an error, and almost all of them give a recipe.
 */
final class RecipePagesTest extends TestCase {

	public function test_real_pages_give_recipes(): void {
		$files = glob( dirname( __DIR__, 4 ) . '/../shared/data/recipe-pages/*.html' ) ?: [];
		if ( [] === $files ) {
			self::markTestSkipped( 'The collection of recipe pages is not on this machine.' );
		}
		$whole = 0;
		foreach ( $files as $file ) {
			$recipe = Formats::all()->read( new Source( (string) file_get_contents( $file ), basename( $file ) ) )->recipes[0] ?? null;
			$whole += null !== $recipe && [] !== $recipe->document->items() && [] !== $recipe->document->steps() ? 1 : 0;
		}

		self::assertGreaterThan( count( $files ) * 0.97, $whole );
	}
}
