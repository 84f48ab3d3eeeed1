<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\ZipWriter;
use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\Pieces\Pieces;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\RecipeDocument;
use PHPUnit\Framework\Attributes\DataProvider;
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
	 * @param int $count How many.
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
		$one  = $format->write( [ $recipes[70] ] );
		$alone = $this->pieces( $one, $name )[0]->recipes[0]->document->data;
		$among = array_merge( ...array_map( static fn ( Reading $reading ): array => $reading->recipes, $pieces ) )[70]->document->data;
		self::assertSame( $alone, $among );
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
		for ( $at = 1; $at <= 9_000; ++$at ) {
			$text .= "MMMMM----- Recipe via Meal-Master (tm) v8.05\r\n\r\n      Title: Soup $at\r\n      Yield: 4\r\n\r\n"
				. ( 8_000 === $at ? '' : "    500 g  leeks\r\n      1 l  water\r\n\r\n  Boil the leeks in the water.\r\n" ) . "\r\nMMMMM\r\n\r\n";
		}
		$pieces = $this->pieces( $text, 'soups.mmf' );

		self::assertGreaterThan( 2, count( $pieces ) );
		self::assertCount( 8_999, self::names( $pieces ) );
		self::assertSame( 'Soup 9000', self::names( $pieces )[8_998] );
		self::assertSame( [ '#8000' ], array_map( static fn ( Notice $notice ): string => $notice->where, self::notices( $pieces ) ) );
	}
}
