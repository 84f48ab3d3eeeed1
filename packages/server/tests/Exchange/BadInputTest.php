<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Formats;
use Larder\Exchange\Import\Pictures;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Exchange\Written\PlainTextFormat;
use Larder\Tests\Support\MeasuresGrowth;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What was made to do harm is read or refused, and does none.
 */
final class BadInputTest extends WordPressTestCase {

	use MeasuresGrowth;

	/**
	 * Lists shapes of JSON that go down and down.
	 *
	 * @return iterable<string, array{string, string}> How a level begins, and how it ends.
	 */
	public static function deep(): iterable {
		yield 'lists' => [ '[', ']' ];
		foreach ( [ '@graph', 'recipeInstructions', 'recipe', 'recipes', 'itemListElement' ] as $key ) {
			yield $key => [ "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"$key\":[", ']}' ];
		}
	}

	#[DataProvider( 'deep' )]
	public function test_json_of_many_levels_is_read_or_refused( string $start, string $end ): void {
		$read = static function ( int $levels ) use ( $start, $end ): void {
			$json  = str_repeat( $start, $levels ) . str_repeat( $end, $levels );
			$files = [
				'a.json'  => $json,
				'a.mela'  => $json,
				'a.crumb' => $json,
				'a.html'  => "<html><script type=\"application/ld+json\">$json</script></html>",
			];
			foreach ( $files as $name => $bytes ) {
				self::assertLessThan( 2, count( Formats::all()->read( new Source( $bytes, $name ) )->recipes ) );
			}
		};
		$read( 200 );
		$read( 600 );
		self::assert_work_in_proportion( $read, 10_000 );
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
	 * @return iterable<string, array{string, string}> What is said over and over, and the ending of the file.
	 */
	public static function endless(): iterable {
		foreach ( [ ',', '1, ', '. ', '| a ', '(' ] as $piece ) {
			yield "text of $piece" => [ $piece, 'txt' ];
		}
		yield 'marks of Cooklang' => [ '@a{', 'cook' ];
	}

	/**
	 * A line without end is read or refused by work in proportion to its length.
	 *
	 * @param string $piece  What it says over and over.
	 * @param string $ending Ending of its file.
	 */
	#[DataProvider( 'endless' )]
	public function test_a_long_line_takes_work_in_proportion_to_its_length( string $piece, string $ending ): void {
		self::assert_work_in_proportion(
			static fn ( int $size ): Reading => Formats::all()->read(
				new Source( str_repeat( $piece, intdiv( $size, strlen( $piece ) ) ), "a.$ending" )
			),
			'cook' === $ending ? 45_000 : 1_000_000
		);
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
	 * @return iterable<string, array{\Closure(int): string, string, int}> What writes the bytes, the ending of their file, and the size.
	 */
	public static function swollen(): iterable {
		$all     = static fn ( int $size ): string => preg_replace( '/\d+/', 'a$0="1"', implode( ' ', range( 1, $size ) ) ) ?? '';
		$element = static fn ( string $start, string $end ): \Closure => static fn ( int $size ): string => $start . $all( $size ) . $end;
		$page    = static fn ( string $piece ): \Closure =>
			static fn ( int $size ): string => '<!doctype html><html><body><ul>' . str_repeat( $piece, $size );
		yield 'a tag of XML without end' => [ $element( '<recipeml><recipe ', '/></recipeml>' ), 'xml', 15_000 ];
		yield 'a tag of a page without end' => [ $element( '<!doctype html><html><body><p ', '>Soup</p></body></html>' ), 'html', 15_000 ];
		yield 'a page of many entries' => [ $page( '<li class="a">1 g salt' ), 'html', 15_000 ];
		yield 'a page of many states' => [ $page( '<div data-page="[1"></div>' ), 'html', 15_000 ];
		yield 'a million levels' => [
			static fn ( int $size ): string => str_repeat( '[', $size ) . str_repeat( ']', $size ),
			'json',
			250_000,
		];
	}

	/**
	 * What is swollen takes work in proportion to its size, and little memory.
	 *
	 * @param \Closure(int): string $bytes  Writes the bytes for a size.
	 * @param string                $ending Ending of their file.
	 */
	#[DataProvider( 'swollen' )]
	public function test_what_is_swollen_takes_work_in_proportion_and_little_memory( \Closure $bytes, string $ending, int $size ): void {
		$memory = memory_get_peak_usage();
		self::assert_work_in_proportion(
			static fn ( int $size ) => self::assertSame( [], Formats::all()->read( new Source( $bytes( $size ), "a.$ending" ) )->recipes ),
			$size
		);
		self::assertLessThan( 96 * 1_048_576, memory_get_peak_usage() - $memory );
	}

	public function test_a_hundred_thousand_elements_beside_words_far_within_others_are_read_in_one_pass(): void {
		$json = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks","salt"]}</script>';
		$deep = str_repeat( '<div>', 300 ) . str_repeat( 'salt<b></b>', 100_000 );
		$page = "<!doctype html><html><head>$json</head><body>$deep</body></html>";

		self::assertSame( 'Soup', Formats::all()->read( new Source( $page, 'page.html' ) )->recipes[0]->document->data['name'] );
	}

	public function test_hundreds_of_thousands_of_elements_in_each_other_do_not_end_the_process(): void {
		$json = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks","salt"]}</script>';
		$page = "<!doctype html><html><head>$json</head><body>" . str_repeat( '<b>', 500_000 ) . '2 leeks</body></html>';

		self::assertSame( 'Soup', Formats::all()->read( new Source( $page, 'page.html' ) )->recipes[0]->document->data['name'] );
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

	/**
	 * Yields anything that is not a picture, or the beginning of one.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function no_pictures(): iterable {
		yield 'nothing' => [ '', Notice::BROKEN ];
		yield 'two bytes' => [ "\xFF\xD8", Notice::NOT_UNDERSTOOD ];
		yield 'a text' => [ 'soup', Notice::NOT_UNDERSTOOD ];
		yield 'beginning of a JPEG' => [ "\xFF\xD8\xFF", Notice::BROKEN ];
		yield 'beginning of a PNG' => [ "\x89PNG\r\n\x1A\n", Notice::BROKEN ];
		yield 'half the beginning of a PNG' => [ "\x89PNG", Notice::NOT_UNDERSTOOD ];
		yield 'beginning of a WebP' => [ "RIFF\x10\0\0\0WEBP", Notice::BROKEN ];
		yield 'beginning of an AVIF' => [ "\0\0\0\x20ftypavif", Notice::BROKEN ];
	}

	/**
	 * @param string $bytes What is called a picture.
	 * @param string $code  What is said of it.
	 */
	#[DataProvider( 'no_pictures' )]
	public function test_what_is_no_picture_is_named_without_a_word_from_php( string $bytes, string $code ): void {
		$said     = [];
		$pictures = new Pictures( new Fetcher() );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Hears what PHP says, and is restored at once.
		set_error_handler( static function ( int $level, string $text ) use ( &$said ): bool {
			$said[] = $text;
			return true;
		} );
		try {
			self::assertNull( $pictures->one( 'data:image/png;base64,' . base64_encode( $bytes ), 'Soup' ) );
		} finally {
			restore_error_handler();
		}

		self::assertSame( [ $code ], array_column( $pictures->notices, 'code' ) );
		self::assertSame( [], $said );
	}

	public function test_a_page_whose_names_have_no_end_is_read_without_a_word_from_php(): void {
		$long = str_repeat( 'Soup and more ', 10_000 );
		$json = wp_json_encode( [
			'@type'              => 'Recipe',
			'name'               => 'Soup',
			'recipeIngredient'   => [ '1 onion', '2 carrots' ],
			'recipeInstructions' => [
				[
					'@type'           => 'HowToSection',
					'name'            => $long,
					'itemListElement' => [ [ '@type' => 'HowToStep', 'text' => 'Cook all of it for an hour.' ] ],
				],
			],
		] );
		$page = "<html><head><title>Soup - $long</title><meta property=\"og:site_name\" content=\"$long\">"
			. "<script type=\"application/ld+json\">$json</script></head><body><h1>Soup</h1><h3>$long</h3><p>Cook all of it for an hour.</p></body></html>";
		$read = Formats::all()->read( new Source( $page, 'soup.html' ) )->recipes;

		self::assertCount( 1, $read );
		self::assertSame( 'Soup', $read[0]->document->data['name'] );
	}

	public function test_a_text_with_more_lines_than_a_recipe_is_refused_whatever_separates_them(): void {
		foreach ( [ "\n", "\u{2028}", "\u{2029}" ] as $separator ) {
			$read = static fn ( int $count ): Reading
				=> ( new PlainTextFormat() )->read( new Source( implode( $separator, array_fill( 0, $count, '1 egg' ) ), 'eggs.txt' ) );

			self::assertSame( [ Notice::TOO_LARGE ], array_column( $read( 2001 )->notices, 'code' ) );
			self::assertNotContains( Notice::TOO_LARGE, array_column( $read( 2000 )->notices, 'code' ) );
		}
	}
}
