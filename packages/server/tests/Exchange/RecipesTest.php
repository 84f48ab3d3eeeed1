<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Notice;
use Larder\Exchange\Source;
use Larder\Exchange\Written\PlainTextFormat;
use Larder\Exchange\Written\Recipes;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * A text is split between its recipes, and nowhere within one.
 */
final class RecipesTest extends TestCase {

	/** What is below the name of a recipe. */
	private const LISTS = "\n\nIngredients\n2 leeks\n\nDirections\nBoil them.\n";

	/**
	 * Lists the front matter of a second recipe.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function front_matter(): iterable {
		yield 'a name and a title' => [ "---\nservings: 4\ntitle: Pie\n---\n" ];
		yield 'lines of Windows' => [ "---\r\ntitle: Pie\r\ntags:\r\n  - pie\r\n---\r\n" ];
		yield 'a name that is not ASCII' => [ "---\nKüche: Lyon\nÉtoiles: 3\ntitle: Pie\n---\n" ];
		yield 'comments and empty lines' => [ "---\n# Of my grandmother.\ntitle: Pie\n\n# More\ntags: pie\n...\n" ];
		$lines = str_repeat( "- Oven: 180\n", 30 );
		yield 'many lines' => [ "---\n{$lines}title: Pie\n{$lines}---\n" ];
	}

	#[DataProvider( 'front_matter' )]
	public function test_front_matter_that_names_a_recipe_begins_one( string $front ): void {
		$soup = "---\ntitle: Soup\n---\n\n## Steps\n\n---\n\nBoil.\n\n";
		self::assertSame( [ $soup, "{$front}\nBake.\n" ], Recipes::by_front_matter( "$soup{$front}\nBake.\n" ) );
	}

	public function test_a_line_across_above_a_long_list_hides_no_recipe_below(): void {
		$soup = "---\ntitle: Soup\n---\n\n---\n" . str_repeat( "- Step: stir\n", 40 ) . "\nServe.\n\n";
		$pie  = "---\ntitle: Pie\n---\n\nBake.\n";
		self::assertSame( [ $soup, $pie ], Recipes::by_front_matter( $soup . $pie ) );
	}

	#[TestWith( [ 'For the frosting' ] )]
	#[TestWith( [ 'For the frosting:' ] )]
	#[TestWith( [ 'Für den Guss' ] )]
	#[TestWith( [ 'Pour le glaçage' ] )]
	#[TestWith( [ 'Para el glaseado' ] )]
	#[TestWith( [ 'Per la glassa' ] )]
	public function test_a_part_of_the_dish_with_lists_of_its_own_is_no_other_recipe( string $part ): void {
		$lists = "\n\n## Ingredients\n\n- flour\n\n## Directions\n\n1. Stir.\n\n";

		self::assertCount( 1, Recipes::by_heading( "# Cake$lists# $part$lists" ) );
		self::assertCount( 2, Recipes::by_heading( "# Cake$lists# $part$lists# Pie$lists" ) );
		self::assertCount( 1, Recipes::by_gap( 'Cake' . self::LISTS . "\n\n$part" . self::LISTS ) );
		self::assertCount( 2, Recipes::by_gap( 'Cake' . self::LISTS . "\n\nPie" . self::LISTS . "\n\n$part" . self::LISTS ) );
	}

	#[TestWith( [ 'Pour over coffee' ] )]
	#[TestWith( [ 'Perfect pancakes' ] )]
	public function test_a_dish_whose_name_begins_like_that_of_a_part_is_a_recipe( string $name ): void {
		self::assertCount( 2, Recipes::by_gap( 'Cake' . self::LISTS . "\n\n$name" . self::LISTS ) );
	}

	public function test_a_long_text_of_many_paragraphs_is_split_soon(): void {
		$story = '';
		for ( $at = 0; $at < 8_000; ++$at ) {
			$story .= "Chapter $at of the book\n\nSome words of a story here.\nMore words.\n\n\n";
		}
		$before = microtime( true );
		$split  = Recipes::by_gap( 'Soup' . self::LISTS . "\n\n$story" . 'Pie' . self::LISTS . str_repeat( "\n", 200_000 ) );

		self::assertCount( 2, $split );
		// A look at all that is above for each paragraph would take many minutes.
		self::assertLessThan( 20, microtime( true ) - $before );
	}

	public function test_the_first_of_several_recipes_that_is_too_long_is_named_by_its_number(): void {
		$long = self::LISTS . str_repeat( "Stir once more.\n", 2_001 );
		$read = static fn ( string $text ): array => array_map(
			static fn ( Notice $notice ): array => [ $notice->code, $notice->where ],
			( new PlainTextFormat() )->read( new Source( $text, 'a.txt' ) )->notices
		);

		self::assertSame( [ [ Notice::TOO_LARGE, '#1' ] ], $read( "Soup$long\n\nPie" . self::LISTS ) );
		self::assertSame( [ [ Notice::TOO_LARGE, '#2' ] ], $read( 'Pie' . self::LISTS . "\n\nSoup$long" ) );
		self::assertSame( [ [ Notice::TOO_LARGE, '' ] ], $read( "Soup$long" ) );
	}
}
