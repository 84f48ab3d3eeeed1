<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Exchange\Formats;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;

/**
 * Reads recipes from web pages, as an import does.
 */
trait ReadsPages {

	/**
	 * Reads the first recipe of a page.
	 *
	 * @param string $html The page.
	 */
	private static function first_recipe( string $html ): ReadRecipe {
		$reading = Formats::all()->read( new Source( $html, 'page.html', 'https://example.org/soup/' ) );
		self::assertNotSame( [], $reading->recipes, 'no recipe was found' );
		return $reading->recipes[0];
	}

	/**
	 * Writes the data of a soup.
	 *
	 * @param array<string, mixed> $data Its data as a recipe of schema.org.
	 * @return string A script; empty for no data.
	 */
	private static function soup_script( array $data ): string {
		return [] === $data
			? ''
			: '<script type="application/ld+json">' . json_encode( $data + [ '@type' => 'Recipe', 'name' => 'Soup' ] ) . '</script>';
	}

	/**
	 * Returns the lines of ingredients of a recipe.
	 *
	 * @return list<string>
	 */
	private static function lines( ReadRecipe $recipe ): array {
		return array_column( $recipe->document->items(), 'text' );
	}

	/**
	 * Returns the texts of the steps of a recipe.
	 *
	 * @return list<string>
	 */
	private static function steps( ReadRecipe $recipe ): array {
		return array_column( $recipe->document->steps(), 'text' );
	}
}
