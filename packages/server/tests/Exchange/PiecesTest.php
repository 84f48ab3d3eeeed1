<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\ZipWriter;
use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\Pieces\CollectionPieces;
use Larder\Exchange\Pieces\Pieces;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Exchange\Written\PlainTextFormat;
use Larder\Recipe\RecipeDocument;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * A large file is read in pieces, with what it would give as a whole, and in the memory of a part of it.
 */
final class PiecesTest extends TestCase {

	/** What cutting could stumble over. */
	private const MARKS = 'He said "cut, {here}", and ]} or \\" or \\\\ or "}],[{" or ½.';

	/** @var list<string> Files of the test. */
	private array $files = [];

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
	}

	/**
	 * Returns recipes of which no two are the same.
	 *
	 * @return list<RecipeDocument>
	 */
	private static function recipes( int $count ): array {
		return array_map(
			static fn ( int $at ): RecipeDocument => new RecipeDocument(
				[
					'name'        => "Soup $at",
					'description' => rtrim( str_repeat( self::MARKS . ' ', 150 + $at % 40 ) ),
				] + Samples::whole()->data
			),
			range( 1, $count )
		);
	}

	/**
	 * Reads a file in pieces.
	 *
	 * @param string $bytes What it holds.
	 * @param string $name  What it is called.
	 * @return list<Reading>
	 */
	private function pieces( string $bytes, string $name ): array {
		$this->files[] = $path = (string) tempnam( sys_get_temp_dir(), 'larder' );
		file_put_contents( $path, $bytes );
		return iterator_to_array( ( new Pieces( Formats::all() ) )->readings( $path, $name ), false );
	}

	/**
	 * Returns the names of all recipes.
	 *
	 * @param list<Reading> $readings What the pieces hold.
	 * @return list<string>
	 */
	private static function names( array $readings ): array {
		return array_map(
			static fn ( ReadRecipe $recipe ): string => $recipe->document->data['name'],
			array_merge( ...array_map( static fn ( Reading $reading ): array => $reading->recipes, $readings ) )
		);
	}

	/**
	 * Returns the notices of all pieces.
	 *
	 * @param list<Reading> $readings What the pieces hold.
	 * @return list<Notice>
	 */
	private static function notices( array $readings ): array {
		return array_merge( ...array_map( static fn ( Reading $reading ): array => $reading->notices, $readings ) );
	}

	/**
	 * Formats of which one file holds many recipes.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function formats(): array {
		return [
			'Larder'      => [ 'larder', 'recipes.json' ],
			'schema.org'  => [ 'schema-org', 'recipes.json' ],
			'Mealie'      => [ 'mealie', 'recipes.json' ],
			'a table'     => [ 'csv', 'recipes.csv' ],
			'Paprika'     => [ 'paprika', 'recipes.paprikarecipes' ],
			'Markdown'    => [ 'markdown', 'recipes.md' ],
			'Cooklang'    => [ 'cooklang', 'recipes.cook' ],
			'text'        => [ 'text', 'recipes.txt' ],
		];
	}

	#[DataProvider( 'formats' )]
	public function test_pieces_hold_what_the_whole_holds( string $id, string $name ): void {
		$format = Formats::all()->get( $id );
		self::assertInstanceOf( WritableFormat::class, $format );
		$recipes = self::recipes( 120 );
		$pieces  = $this->pieces( $format->write( $recipes ), $name );

		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertSame(
			array_map( static fn ( RecipeDocument $document ): string => $document->data['name'], $recipes ),
			self::names( $pieces )
		);
		self::assertSame( [], self::notices( $pieces ) );
		$rest = ( new Pieces( Formats::all() ) )->readings( $this->files[0], $name, count( $pieces ) - 1 );
		self::assertSame(
			self::names( array_slice( $pieces, -1 ) ),
			self::names( iterator_to_array( $rest, false ) ),
			'the last piece alone'
		);
		$one  = $format->write( [ $recipes[70] ] );
		$alone = $this->pieces( $one, $name )[0]->recipes[0]->document->data;
		$among = array_merge( ...array_map( static fn ( Reading $reading ): array => $reading->recipes, $pieces ) )[70]->document->data;
		self::assertSame( $alone, $among );
	}

	#[TestWith( [ 'markdown', 'recipes.md' ] )]
	#[TestWith( [ 'cooklang', 'recipes.cook' ] )]
	#[TestWith( [ 'text', 'recipes.txt' ] )]
	public function test_lines_that_end_as_those_of_windows_are_cut_as_any_other( string $id, string $name ): void {
		$format = Formats::all()->get( $id );
		self::assertInstanceOf( WritableFormat::class, $format );
		$bytes  = $format->write( self::recipes( 120 ) );
		$pieces = $this->pieces( str_replace( "\n", "\r\n", $bytes ), $name );

		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertSame( self::data( $this->pieces( $bytes, $name ) ), self::data( $pieces ) );
		self::assertCount( 120, self::data( $pieces ) );
		self::assertSame( [], self::notices( $pieces ) );
	}

	/**
	 * Returns what the recipes of pieces say, in order.
	 *
	 * @param list<Reading> $pieces What was read.
	 * @return list<array<string, mixed>>
	 */
	private static function data( array $pieces ): array {
		$data = [];
		foreach ( $pieces as $piece ) {
			foreach ( $piece->recipes as $recipe ) {
				$data[] = $recipe->document->data;
			}
		}
		return $data;
	}

	/**
	 * Returns long texts in which no other recipe begins, by their beginning and what is repeated.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function stories(): iterable {
		yield 'lines' => [ "Soup\n\n", str_repeat( 'A long story of soup. ', 10 ) . "\n" ];
		yield 'one line' => [ '', 'Crème brûlée, ½ ladle, 🍲 ' ];
		yield 'one line below another' => [ "Soup\n", 'Crème brûlée, ½ ladle, 🍲 ' ];
		yield 'lines without line feeds' => [ "Soup\r\r", "Crème brûlée, of old computers 🍲\r" ];
	}

	#[DataProvider( 'stories' )]
	public function test_a_text_without_another_recipe_is_cut_before_it_fills_the_memory( string $head, string $line ): void {
		$story = $head . str_repeat( $line, (int) ( 20_000_000 / strlen( $line ) ) );
		$file  = tmpfile();
		self::assertIsResource( $file );
		fwrite( $file, $story );
		rewind( $file );
		$pieces = iterator_to_array( ( new CollectionPieces( $file, 262_144, new PlainTextFormat() ) )->all() );
		fclose( $file );

		self::assertSame( md5( $story ), md5( implode( '', $pieces ) ) );
		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertLessThan( 9_000_000, max( [ 0, ...array_map( strlen( ... ), $pieces ) ] ) );
		self::assertSame( $pieces, array_filter( $pieces, static fn ( string $piece ): bool => mb_check_encoding( $piece, 'UTF-8' ) ) );
	}

	#[DataProvider( 'formats' )]
	public function test_a_small_file_of_several_recipes_holds_each_of_them( string $id, string $name ): void {
		$format = Formats::all()->get( $id );
		self::assertInstanceOf( WritableFormat::class, $format );
		$recipes = array_map(
			static fn ( int $at ): RecipeDocument => new RecipeDocument( [ 'name' => "Soup $at" ] + Samples::whole()->data ),
			range( 1, 4 )
		);
		$whole   = $this->pieces( $format->write( $recipes ), $name );

		self::assertSame( [ 'Soup 1', 'Soup 2', 'Soup 3', 'Soup 4' ], self::names( $whole ) );
		self::assertSame( [], self::notices( $whole ) );
		self::assertSame(
			$this->pieces( $format->write( [ $recipes[2] ] ), $name )[0]->recipes[0]->document->data,
			array_merge( ...array_map( static fn ( Reading $reading ): array => $reading->recipes, $whole ) )[2]->document->data
		);
	}

	/**
	 * Returns files with a recipe of soup and one of pie, the way that people write them.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function written(): iterable {
		yield 'headings of Markdown' => [
			'a.md',
			"# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n\n# Pie\n\nWith jam.\n\n## Ingredients\n\n- 1 crust\n\n## Directions\n\n1. Bake.\n",
		];
		yield 'front matter with lists, and a line across within' => [
			'a.md',
			"---\ntitle: Leek soup\ntags:\n  - soup\n---\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n\n---\n\nServe hot.\n\n---\r\ntags: [pie]\r\ntitle: Pie\r\n---\r\n\r\n## Ingredients\r\n\r\n- 1 crust\r\n\r\n## Directions\r\n\r\n1. Bake.\r\n",
		];
		yield 'text with empty lines' => [
			'a.txt',
			"Leek soup\r\n\r\nIngredients\r\n2 leeks\r\n\r\n\r\nDirections\r\nBoil.\r\n\r\n \r\n\r\nPie\r\n\r\nIngredients\r\n1 crust\r\n\r\nDirections\r\nBake.\r\n",
		];
		yield 'text in another language' => [
			'a.txt',
			"Leek soup\n\nZutaten:\n2 leeks\n\nZubereitung:\nBoil.\n\n\nPie\n\nZutaten:\n1 crust\n\nZubereitung:\nBake.\n",
		];
	}

	#[DataProvider( 'written' )]
	public function test_recipes_that_people_write_into_one_file_are_read_apart( string $name, string $text ): void {
		$read = $this->pieces( $text, $name )[0];

		self::assertSame( [ 'Leek soup', 'Pie' ], self::names( [ $read ] ) );
		self::assertSame(
			[ [ '2 leeks' ], [ '1 crust' ] ],
			array_map(
				static fn ( ReadRecipe $recipe ): array => array_column( $recipe->document->data['ingredients'][0]['items'] ?? [], 'text' ),
				$read->recipes
			)
		);
	}

	public function test_parts_of_one_dish_stay_one_recipe(): void {
		foreach ( [
			'a.md'  => "# Pie\n\n## Ingredients\n\n- 1 crust\n\n# Directions\n\n1. Bake.\n\n# Notes\n\nKeeps.\n",
			'b.txt' => "Pie\n\n\n\nIngredients\n\n\n1 crust\n\n\nFor the filling\n\n3 apples\n\n\nDirections\nBake.\n\n\nServe warm.\n",
		] as $name => $text ) {
			self::assertSame( [ 'Pie' ], self::names( $this->pieces( $text, $name ) ), $name );
		}
	}

	public function test_objects_of_which_each_has_a_line_are_a_list(): void {
		$line  = static fn ( int $at ): string => '{"@type":"Recipe","name":"Soup ' . $at . '","recipeIngredient":["1 l water } {"],"recipeInstructions":["Boil."],"_":"'
			. str_repeat( 'x', 900 ) . '"}';
		$small = $this->pieces( $line( 1 ) . "\n{broken}\r\n" . $line( 3 ) . "\n", 'a.jsonl' );
		$large = $this->pieces( implode( "\n", array_map( $line, range( 1, 1_500 ) ) ), 'a.json' );

		self::assertSame( [ 'Soup 1', 'Soup 3' ], self::names( $small ) );
		self::assertSame( [ '#2' ], array_map( static fn ( Notice $notice ): string => $notice->where, self::notices( $small ) ) );
		self::assertGreaterThan( 2, count( $large ) );
		self::assertCount( 1_500, array_unique( self::names( $large ) ) );
		self::assertSame( [], self::notices( $large ) );
	}

	public function test_objects_one_after_the_other_are_a_list_also_over_several_lines(): void {
		$object = static fn ( int $at ): string => (string) json_encode(
			[
				'@type'              => 'Recipe',
				'name'               => "Soup $at",
				'recipeIngredient'   => [ '1 l "water" } {', '½ \\ leek' ],
				'recipeInstructions' => [ 'Boil.' ],
				'_'                  => str_repeat( 'x', 900 ),
			],
			JSON_PRETTY_PRINT
		);
		$small  = $this->pieces( $object( 1 ) . "\n{\n  broken\n}\n" . $object( 3 ) . "\r\n", 'a.json' );
		$large  = $this->pieces( implode( "\n", array_map( $object, range( 1, 1_500 ) ) ), 'a.json' );

		self::assertSame( [ 'Soup 1', 'Soup 3' ], self::names( $small ) );
		self::assertSame( [ '#2' ], array_map( static fn ( Notice $notice ): string => $notice->where, self::notices( $small ) ) );
		self::assertCount( 1_500, array_unique( self::names( $large ) ) );
	}

	public function test_the_text_of_recipesage_is_read_in_pieces(): void {
		$text = "==== Recipes ====\n\n";
		for ( $at = 1; $at <= 600; ++$at ) {
			$text .= "Title: Soup $at\nDescription: Warm\nYield: 4\nIngredients: 1 l water\n2 leeks\nInstructions: Boil.\nTitle: no title\n"
				. str_repeat( 'Stir. ', 300 ) . "\nNotes: \nCreatedAt: 2026-01-01\nUpdatedAt: 2026-01-01\nLabels: soup\nImages: \n\n";
		}
		$pieces = $this->pieces( $text, 'recipes.txt' );

		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertCount( 600, array_unique( self::names( $pieces ) ) );
		self::assertContains( 'Title: no title', array_column( $pieces[1]->recipes[0]->document->steps(), 'text' ) );
	}

	public function test_a_list_that_is_cut_off_gives_what_is_whole(): void {
		$format = Formats::all()->get( 'larder' );
		self::assertInstanceOf( WritableFormat::class, $format );
		$bytes  = $format->write( self::recipes( 120 ) );
		$pieces = $this->pieces( substr( $bytes, 0, (int) ( strlen( $bytes ) * 0.75 ) ), 'recipes.json' );
		self::assertGreaterThan( 60, count( self::names( $pieces ) ) );
		self::assertContains( 'Soup 60', self::names( $pieces ) );
		self::assertNotSame( [], self::notices( $pieces ) );
	}

	public function test_notices_say_where_in_the_whole_file_they_are(): void {
		$format = Formats::all()->get( 'larder' );
		self::assertInstanceOf( WritableFormat::class, $format );
		$bytes   = str_replace( '"Soup 100"', '7', $format->write( self::recipes( 120 ) ) );
		$notices = self::notices( $this->pieces( $bytes, 'recipes.json' ) );
		self::assertSame( [ '#100' ], array_map( static fn ( Notice $notice ): string => $notice->where, $notices ) );
	}

	public function test_a_recipe_that_stands_alone_is_never_cut(): void {
		$steps  = array_map(
			static fn ( int $at ): string => '{"@type":"HowToStep","text":"Stir ' . $at . ' times' . str_repeat( ', slowly', 60 ) . '."}',
			range( 1, 2_200 )
		);
		$pieces = $this->pieces(
			'{"@type":"Recipe","name":"Long","recipeIngredient":["1 l water"],"recipeInstructions":[' . implode( ',', $steps ) . ']}',
			'recipe.json'
		);
		self::assertSame( [ 'Long' ], self::names( $pieces ) );
		self::assertCount( 2_200, $pieces[0]->recipes[0]->document->steps() );
	}

	public function test_a_large_file_needs_the_memory_of_a_part_of_it(): void {
		$format = Formats::all()->get( 'schema-org' );
		self::assertInstanceOf( WritableFormat::class, $format );
		$recipe        = $format->write( self::recipes( 1 ) );
		// Once more as long by what no format reads.
		$recipe        = '{"_":"' . str_repeat( 'x', 40_000 ) . '",' . substr( trim( $recipe, " \n[]" ), 1 );
		$this->files[] = $path = (string) tempnam( sys_get_temp_dir(), 'larder' );
		$file          = fopen( $path, 'wb' );
		self::assertIsResource( $file );
		fwrite( $file, "[\n$recipe" );
		for ( $at = 0; $at < 250; ++$at ) {
			fwrite( $file, ",\n$recipe" );
		}
		fwrite( $file, ']' );
		fclose( $file );
		self::assertGreaterThan( 10_000_000, filesize( $path ) );
		$before = memory_get_usage();
		$most   = 0;
		$count  = 0;
		foreach ( ( new Pieces( Formats::all() ) )->readings( $path, 'recipes.json' ) as $reading ) {
			$count += count( $reading->recipes );
			$most   = max( $most, memory_get_usage() - $before );
		}
		self::assertSame( 251, $count );
		self::assertLessThan( 5_000_000, $most );
	}

	public function test_files_that_cannot_be_cut_are_read_whole(): void {
		$soup = "# Soup\n\n## Ingredients\n\n- 1 l water\n\n## Directions\n\n1. Boil it.\n\n"
			. str_repeat( 'A long story. ', 100_000 )
			. "\n";
		self::assertCount( 1, $this->pieces( $soup, 'soup.md' ) );
		self::assertSame( [ 'Soup' ], self::names( $this->pieces( $soup, 'soup.md' ) ) );
		$zip = ZipWriter::pack( [
			'a.json' => '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water"],"recipeInstructions":["Boil."]}',
		] );
		self::assertSame( [ 'Soup' ], self::names( $this->pieces( $zip, 'recipes' ) ) );
		self::assertSame(
			Notice::NO_FILE,
			iterator_to_array( ( new Pieces( Formats::all() ) )->readings( '/nowhere/at/all', 'x' ), false )[0]->notices[0]->code
		);
	}

	public function test_lines_above_the_names_of_the_columns_are_none_of_a_table(): void {
		$table = "name;ingredients;directions\nLeek soup;2 leeks;Boil.\n;;\nOkra;1 okra;Roast.\n";
		foreach ( [ "\n \n", "sep=;\n", "\xEF\xBB\xBFSEP=;\r\n" ] as $above ) {
			$whole  = Formats::all()->read( new Source( $above . $table, 'a.csv' ) );
			$pieces = $this->pieces( $above . $table, 'a.csv' );

			self::assertSame( [ 'Leek soup', 'Okra' ], self::names( [ $whole ] ), $above );
			self::assertSame( [ 'Leek soup', 'Okra' ], self::names( $pieces ), $above );
		}
	}

	public function test_a_collection_of_meal_master_is_read_in_pieces_and_says_which_recipe_is_broken(): void {
		$text = '';
		for ( $at = 1; $at <= 1_500; ++$at ) {
			$text .= "MMMMM----- Recipe via Meal-Master (tm) v8.05\r\n\r\n      Title: Soup $at\r\n      Yield: 4\r\n\r\n"
				. ( 1_400 === $at ? '' : "    500 g  leeks\r\n      1 l  water\r\n\r\n  Boil the leeks in the water.\r\n" . str_repeat( "  Stir them every now and then, and taste.\r\n", 16 ) ) . "\r\nMMMMM\r\n\r\n";
		}
		$pieces = $this->pieces( $text, 'soups.mmf' );

		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertCount( 1_499, self::names( $pieces ) );
		self::assertSame( 'Soup 1500', self::names( $pieces )[1_498] );
		self::assertSame( [ '#1400' ], array_map( static fn ( Notice $notice ): string => $notice->where, self::notices( $pieces ) ) );
	}
}
