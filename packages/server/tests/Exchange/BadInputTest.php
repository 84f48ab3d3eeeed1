<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Formats;
use Larder\Exchange\Import\Pictures;
use Larder\Exchange\Notice;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What was made to do harm is read or refused, and does none.
 */
final class BadInputTest extends WordPressTestCase {

	/**
	 * Lists shapes of JSON that go down and down.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function deep(): iterable {
		foreach ( [ 200, 600, 100_000 ] as $levels ) {
			yield "$levels lists" => [ str_repeat( '[', $levels ) . str_repeat( ']', $levels ) ];
			foreach ( [ '@graph', 'recipeInstructions', 'recipe', 'recipes', 'itemListElement' ] as $key ) {
				$start = "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"$key\":[";
				yield "$levels of $key" => [ str_repeat( $start, $levels ) . str_repeat( ']}', $levels ) ];
			}
		}
	}

	#[DataProvider( 'deep' )]
	public function test_json_of_many_levels_is_read_or_refused( string $json ): void {
		$start = microtime( true );
		foreach ( [ 'a.json', 'a.mela', 'a.crumb' ] as $name ) {
			self::assertLessThan( 2, count( Formats::all()->read( new Source( $json, $name ) )->recipes ) );
		}
		$page = Formats::all()->read( new Source( "<html><script type=\"application/ld+json\">$json</script></html>", 'a.html' ) );
		self::assertLessThan( 2, count( $page->recipes ) );
		self::assertLessThan( 5, microtime( true ) - $start );
	}

	/**
	 * Lists XML that wants what is outside of it, or grows.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function entities(): iterable {
		$recipe = '<recipeml><recipe><head><title>&b;</title></head></recipe></recipeml>';
		yield 'a file' => [ "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>$recipe" ];
		yield 'an address' => [ "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY b SYSTEM \"http://127.0.0.1/\">]>$recipe" ];
		yield 'a parameter' => [ "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY % b SYSTEM \"file:///etc/passwd\"> %b;]>$recipe" ];
		yield 'a type elsewhere' => [ "<?xml version=\"1.0\"?><!DOCTYPE r SYSTEM \"http://127.0.0.1/a.dtd\">$recipe" ];
		yield 'small letters' => [ "<?xml version=\"1.0\"?><!doctype r [<!entity b \"aaaa\">]>$recipe" ];
		$wide = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE r [<!ENTITY b \"aaaa\">]>$recipe";
		yield 'UTF-16' => [ "\xFF\xFE" . mb_convert_encoding( $wide, 'UTF-16LE', 'UTF-8' ) ];
	}

	#[DataProvider( 'entities' )]
	public function test_entities_of_xml_give_nothing( string $xml ): void {
		$said = (string) wp_json_encode( Formats::all()->read( new Source( $xml, 'a.xml' ) ) );

		self::assertStringNotContainsString( 'root:', $said );
		self::assertStringNotContainsString( 'aaaa', $said );
		self::assertSame( [], Formats::all()->read( new Source( $xml, 'a.xml' ) )->recipes );
	}

	public function test_a_table_of_millions_of_empty_cells_is_refused_before_they_fill_the_memory(): void {
		$memory = memory_get_peak_usage();
		$tables = [
			str_repeat( ',', 10_000_000 ),
			"name,ingredients\n" . str_repeat( str_repeat( ',', 999 ) . "\n", 10_000 ),
			"name,ingredients\n" . str_repeat( "\n", 10_000_000 ),
		];
		foreach ( $tables as $table ) {
			$reading = Formats::all()->read( new Source( $table, 'a.csv' ) );

			self::assertSame( [], $reading->recipes );
			self::assertSame( [ Notice::TOO_LARGE ], array_column( $reading->notices, 'code' ) );
		}
		self::assertLessThan( 128 * 1_048_576, memory_get_peak_usage() - $memory );

		$wide = "name,ingredients,directions\n" . str_repeat( 'Soup,1 l water,Boil.' . str_repeat( ',', 100 ) . "\n", 500 );
		self::assertCount( 500, Formats::all()->read( new Source( $wide, 'a.csv' ) )->recipes );
	}

	/**
	 * Returns lines that never end, of what numbers, lists and marks are made of.
	 *
	 * @return iterable<string, array{string, string}> The line, and the ending of its file.
	 */
	public static function endless(): iterable {
		foreach ( [ ',', '1, ', '. ', '| a ', '(' ] as $piece ) {
			yield "text of $piece" => [ str_repeat( $piece, intdiv( 4_000_000, strlen( $piece ) ) ), 'txt' ];
		}
		yield 'marks of Cooklang' => [ str_repeat( '@a{', 60_000 ), 'cook' ];
	}

	/**
	 * A line of megabytes is read or refused in seconds.
	 *
	 * @param string $line   The line.
	 * @param string $ending Ending of its file.
	 */
	#[DataProvider( 'endless' )]
	public function test_a_line_of_megabytes_takes_seconds( string $line, string $ending ): void {
		$start = microtime( true );
		Formats::all()->read( new Source( $line, "a.$ending" ) );

		self::assertLessThan( 6, microtime( true ) - $start );
	}

	public function test_no_cell_of_a_table_that_is_written_begins_as_a_formula(): void {
		$csv = Formats::all()->get( 'csv' );
		self::assertInstanceOf( WritableFormat::class, $csv );
		foreach ( [ '=1+1', '+1+1', '-1+1', '@SUM(1)', "\t=1+1", "\r=1+1", ' =1+1', '＝1+1' ] as $formula ) {
			$recipe = Formats::all()->read( new Source(
				(string) wp_json_encode(
					[
						'@type'              => 'Recipe',
						'name'               => $formula,
						'description'        => $formula,
						'recipeIngredient'   => [ $formula ],
						'recipeInstructions' => [ $formula ],
						'author'             => $formula,
					]
				),
				'a.json'
			) )->recipes[0]->document;
			$again  = $csv->read( new Source( $csv->write( [ $recipe ] ), 'a.csv' ) )->recipes[0]->document;
			self::assertSame( $recipe->data['name'], $again->data['name'] );
			$table = fopen( 'php://memory', 'w+' );
			self::assertIsResource( $table );
			fwrite( $table, $csv->write( [ $recipe ] ) );
			rewind( $table );
			while ( false !== ( $row = fgetcsv( $table, null, ',', '"', '' ) ) ) {
				foreach ( $row as $cell ) {
					self::assertDoesNotMatchRegularExpression( '/^\s*[=+@\t\r＝＋－＠-]/u', (string) $cell, $formula );
				}
			}
		}
	}

	/**
	 * Lists what is larger than any recipe, and small as a file.
	 *
	 * @return iterable<string, array{string, string}> The bytes, and the ending of their file.
	 */
	public static function swollen(): iterable {
		$attributes = implode( ' ', array_map( static fn ( int $at ): string => "a$at=\"1\"", range( 1, 60_000 ) ) );
		yield 'a tag of XML without end' => [ "<recipeml><recipe $attributes/></recipeml>", 'xml' ];
		yield 'a tag of a page without end' => [ "<!doctype html><html><body><p $attributes>Soup</p></body></html>", 'html' ];
		yield 'a page of many entries' => [ '<!doctype html><html><body><ul>' . str_repeat( '<li class="a">1 g salt', 60_000 ), 'html' ];
		yield 'a page of many states' => [ '<!doctype html><html><body>' . str_repeat( '<div data-page="[1"></div>', 60_000 ), 'html' ];
		yield 'a million levels' => [ str_repeat( '[', 1_000_000 ) . str_repeat( ']', 1_000_000 ), 'json' ];
	}

	#[DataProvider( 'swollen' )]
	public function test_what_is_swollen_takes_seconds_and_little_memory( string $bytes, string $ending ): void {
		$start  = self::worked();
		$memory = memory_get_peak_usage();
		self::assertSame( [], Formats::all()->read( new Source( $bytes, "a.$ending" ) )->recipes );

		self::assertLessThan( 6, self::worked() - $start );
		self::assertLessThan( 96 * 1_048_576, memory_get_peak_usage() - $memory );
	}

	/**
	 * Returns the seconds that the processor has worked for this process, however busy the machine is.
	 */
	private static function worked(): float {
		$usage = getrusage();
		$part  = static fn ( string $name ): int => is_int( $usage[ $name ] ?? null ) ? $usage[ $name ] : 0;
		return $part( 'ru_utime.tv_sec' ) + $part( 'ru_utime.tv_usec' ) / 1_000_000;
	}

	public function test_a_recipe_of_more_lines_than_any_cook_reads_keeps_the_first_and_says_so(): void {
		$recipe = Formats::all()->read( new Source(
			(string) wp_json_encode(
				[
					'@type'              => 'Recipe',
					'name'               => 'Soup',
					'recipeIngredient'   => array_map( static fn ( int $at ): string => "1 g spice $at", range( 1, 3000 ) ),
					'recipeInstructions' => array_map( static fn ( int $at ): string => "Stir the pot no. $at.", range( 1, 3000 ) ),
				]
			),
			'a.json'
		) )->recipes[0];

		self::assertCount( 2500, $recipe->document->items() );
		self::assertCount( 2500, $recipe->document->steps() );
		self::assertSame(
			[ [ 'ingredients', '3000' ], [ 'steps', '3000' ] ],
			array_map( static fn ( Notice $notice ): array => [ $notice->where, $notice->value ], $recipe->notices )
		);
	}

	public function test_a_picture_of_more_points_than_memory_holds_is_not_unpacked(): void {
		$chunk = static fn ( string $type, string $data ): string =>
			pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
		$png   = "\x89PNG\r\n\x1a\n" . $chunk( 'IHDR', pack( 'NNCCCCC', 30_000, 30_000, 8, 2, 0, 0, 0 ) )
			. $chunk( 'IDAT', (string) gzcompress( str_repeat( "\0", 1_000_000 ) ) ) . $chunk( 'IEND', '' );
		$pictures = new Pictures( new Fetcher() );

		self::assertNull( $pictures->one( 'data:image/png;base64,' . base64_encode( $png ), 'Soup' ) );
		self::assertSame( [ Notice::TOO_LARGE ], array_column( $pictures->notices, 'code' ) );
		self::assertSame( [], $pictures->made );
	}
}
