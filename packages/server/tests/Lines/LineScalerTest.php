<?php
declare( strict_types=1 );

namespace Larder\Tests\Lines;

use Larder\Lines\Convert\ConvertedText;
use Larder\Lines\Convert\LineConverter;
use Larder\Lines\LineReader;
use Larder\Lines\Scale\LineScaler;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\WrittenLine;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Lines are scaled on the server. That all of them are scaled as on the page is held by
 * `packages/lines/test/both-scalers.test.ts`.
 */
final class LineScalerTest extends TestCase {

	/**
	 * @param string $scaled Its pieces, one space between them.
	 */
	#[DataProvider( 'lines' )]
	public function test_scales_all_that_a_line_says_of_how_much( string $locale, string $text, float $factor, string $scaled ): void {
		$pieces = LineReader::read( $text, $locale )->pieces + array_fill_keys( [ 'quantity', 'unit', 'name', 'note' ], '' );
		$shown  = LineScaler::scale( WrittenLine::read( $pieces, $locale ), $factor, new QuantityFormat( $locale, true, true ) );
		self::assertSame( $scaled, implode( ' ', array_filter( [ $shown['quantity'], $shown['unit'], $shown['name'], $shown['note'] ] ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, float, string}>
	 */
	public static function lines(): iterable {
		yield 'units that follow their number' => [ 'en', '2 cups flour', 0.5, '1 cup flour' ];
		yield 'foods that follow it' => [ 'es', '1 cebolla roja', 2, '2 cebollas rojas' ];
		yield 'an amount in the name' => [ 'de', 'Saft von 1 Zitrone', 3, 'Saft von 3 Zitronen' ];
		yield 'an amount said again' => [ 'en', '2 shallots (about 4 ounces)', 2, "4 shallots (about 8\u{A0}ounces)" ];
		yield 'what no drawer has' => [ 'en', '1/4 cup milk', 0.5, '2 tbsp milk' ];
		yield 'a package of which the size is written' => [ 'en', '15 oz can chickpeas', 2, "2 × 15\u{A0}oz cans chickpeas" ];
		yield 'the decimal comma of a region' => [ 'de-DE', '0,75 kg Mehl', 0.5, '0,375 kg Mehl' ];
		yield 'as it was written' => [ 'en', 'salt to taste', 2, 'salt to taste' ];
	}

	/**
	 * @param 'metric'|'us' $system
	 * @param string        $said   Quantity, unit, name and note, one space between them.
	 */
	#[DataProvider( 'conversions' )]
	public function test_writes_lines_in_other_units( string $locale, string $text, string $system, string $said ): void {
		$pieces = LineReader::read( $text, $locale )->pieces + array_fill_keys( [ 'quantity', 'unit', 'name', 'note' ], '' );
		$shown  = LineConverter::convert( WrittenLine::read( $pieces, $locale ), 2, $system, new QuantityFormat( $locale, true, true ) );
		self::assertSame( $said, implode( ' ', array_filter( [ $shown['quantity'], $shown['unit'], $shown['name'], $shown['note'] ] ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, 'metric'|'us', string}>
	 */
	public static function conversions(): iterable {
		yield 'a volume of a known food' => [ 'en', '1 1/2 cups flour', 'metric', '380 g flour' ];
		yield 'a volume of an unknown food' => [ 'en', '1 cup unknown nectar', 'metric', '475 ml unknown nectar' ];
		yield 'a weight' => [ 'de', '250 g Mehl', 'us', '1 lb 2 oz Mehl' ];
		yield 'a temperature in the note' => [ 'en', '1 egg, cooked to 160°F', 'metric', "2 eggs cooked to 71\u{A0}°C" ];
		yield 'what the system has' => [ 'en', '2 eggs', 'metric', '4 eggs' ];
	}

	public function test_texts_say_temperatures_and_lengths_in_other_units(): void {
		self::assertSame(
			"Bake at 180\u{A0}°C in a 23\u{A0}cm pan.",
			ConvertedText::convert( 'Bake at 350°F in a 9-inch pan.', 'metric', 'en' )
		);
	}

	public function test_a_factor_that_is_none_changes_nothing(): void {
		$line = [
			'quantity' => '2',
			'unit'     => 'cups',
			'name'     => 'flour',
			'note'     => '',
		];
		foreach ( [ 0.0, -1.0, NAN, INF ] as $factor ) {
			self::assertSame(
				'2',
				LineScaler::scale( WrittenLine::read( $line, 'en' ), $factor, new QuantityFormat( 'en', true, true ) )['quantity']
			);
		}
	}
}
