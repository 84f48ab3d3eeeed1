<?php
declare( strict_types=1 );

namespace Larder\Tests\Lines;

use Larder\Lines\Line;
use Larder\Lines\LineReader;
use Larder\Tests\Support\MeasuresGrowth;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Lines are read on the server. That all of them are read as TypeScript reads them is
 * held by `packages/lines/test/both-readers.test.ts`.
 */
final class LineReaderTest extends TestCase {

	use MeasuresGrowth;

	/**
	 * @param array{float|int|null, string|null, string|null} $says First amount, unit, and what to buy.
	 */
	#[DataProvider( 'lines' )]
	public function test_reads_lines_of_all_languages( string $locale, string $text, array $says ): void {
		$line = LineReader::read( $text, $locale );
		self::assertEquals( $says, [ $line->quantity, $line->unit, $line->food ] );
	}

	/**
	 * @return iterable<string, array{string, string, array{float|int|null, string|null, string|null}}>
	 */
	public static function lines(): iterable {
		yield 'English' => [ 'en', '1 1/2 cups finely chopped walnuts, toasted', [ 1.5, 'cup', 'walnuts' ] ];
		yield 'German' => [ 'de_DE', 'etwa 2 gehäufte EL gehackte Petersilie', [ 2, 'tbsp', 'Petersilie' ] ];
		yield 'French' => [ 'fr', "une demi-cuillère à café d'huile", [ 0.5, 'tsp', 'huile' ] ];
		yield 'Spanish' => [ 'es', '1 taza y media de arroz', [ 1.5, 'cup', 'arroz' ] ];
		yield 'Italian' => [ 'it', 'farina 200 g', [ 200, 'g', 'farina' ] ];
		yield 'English on a German site' => [ 'de', '2 tablespoons butter', [ 2, 'tbsp', 'butter' ] ];
		yield 'a decimal comma of a region' => [ 'de-DE', '1.500 g Mehl', [ 1500, 'g', 'Mehl' ] ];
		yield 'a decimal point of a region' => [ 'de-CH', '1.500 g Mehl', [ 1.5, 'g', 'Mehl' ] ];
		yield 'what is no amount' => [ 'en', '7-Up', [ null, null, '7-Up' ] ];
	}

	public function test_gives_each_piece_as_it_was_typed(): void {
		$line = LineReader::read( '2 large cloves of garlic, <em>crushed</em>' );
		self::assertSame(
			[
				'quantity' => '2',
				'unit'     => 'large cloves of',
				'name'     => 'garlic',
				'note'     => '<em>crushed</em>',
			],
			$line->pieces
		);
		self::assertSame( 'crushed', $line->note );
	}

	public function test_cuts_pieces_between_characters_though_digits_of_other_scripts_are_longer(): void {
		$line = LineReader::read( '٢٫٥ cups crème fraîche (30 % 🧈), cold' );
		self::assertSame( 2.5, $line->quantity );
		self::assertSame( [ '٢٫٥', 'cups', 'crème fraîche', '(30 % 🧈), cold' ], array_values( $line->pieces ) );
	}

	public function test_reads_bytes_that_are_no_text_without_a_failure(): void {
		$line = LineReader::read( "2 cups flour \xE9\xFF" );
		self::assertSame( 2.0, $line->quantity );
		self::assertSame( 'cup', $line->unit );
	}

	public function test_takes_a_text_of_ten_megabytes_for_prose_unread(): void {
		$text = str_repeat( '1 cup (é) ', 1_000_000 );
		$all  = self::seconds_of_work(
			static fn ( int $times ): array => array_map( LineReader::read( ... ), array_fill( 0, $times, $text ) ),
			100
		);
		$one  = self::seconds_of_work( static fn (): int|false => preg_match( '/[^ -~é½]/u', $text ), 1 );
		self::assertLessThan( 100 * max( $one, 0.001 ), $all, 'less work than to look at each letter once' );
		$line = LineReader::read( $text );
		self::assertNull( $line->quantity );
		self::assertSame( $text, $line->name );
	}

	/**
	 * @param string $part What the line is full of.
	 */
	#[DataProvider( 'repeated' )]
	public function test_no_line_takes_long( string $part ): void {
		self::assert_work_in_proportion(
			static fn ( int $size ): Line => LineReader::read( substr( str_repeat( $part, $size ), 0, $size ), 'it' ),
			495
		);
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function repeated(): iterable {
		foreach ( [
			'1 ',
			'1/',
			'(',
			'()',
			'<',
			'<b',
			'a',
			'a ',
			'a,',
			'1-',
			'½',
			' ',
			'1 cup ',
			'da ',
			'grande ',
			'x 1 ',
			'- ',
			'finely chopped ',
		] as $part ) {
			yield $part => [ $part ];
		}
	}
}
