<?php
declare( strict_types=1 );

namespace Larder\Tests\Lines;

use Larder\Lines\QuantityText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Tests the PHP twin against the fixtures of the TypeScript one.
 */
final class QuantityTextTest extends TestCase {

	#[DataProvider( 'fixtures' )]
	public function test_a_typed_quantity_prints_as_the_fixture_says( string $typed, string $printed ): void {
		self::assertSame( $printed, QuantityText::pretty( $typed ) );
	}

	/**
	 * @return list<array{0: string, 1: string}>
	 */
	public static function fixtures(): array {
		$json = (string) file_get_contents( dirname( __DIR__, 3 ) . '/quantity/test/fixtures/pretty.json' );
		/** @var list<array{0: string, 1: string}> $fixtures */
		$fixtures = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		return $fixtures;
	}

	public function test_a_text_too_long_for_a_quantity_stays_as_typed(): void {
		$text = str_repeat( '1/2 ', 2500 );
		self::assertSame( $text, QuantityText::pretty( $text ) );
	}

	#[DataProvider( 'amounts_said_twice' )]
	public function test_an_amount_that_is_said_twice_is_split( string $text, string $first, string $second ): void {
		self::assertSame( [ $first, $second ], QuantityText::split( $text ) );
	}

	/**
	 * @return list<array{string, string, string}>
	 */
	public static function amounts_said_twice(): array {
		return [
			[ '250 g / 9 oz', '250 g', '9 oz' ],
			[ "800\u{00A0}g\u{00A0}/ 1\u{2009}¾ lb", "800\u{00A0}g", "1\u{2009}¾ lb" ],
			[ '70 g (⅓ cup)', '70 g', '⅓ cup' ],
			[ '2 (400 g)', '2', '400 g' ],
			[ '250 g / 9 oz / 2 cups', '250 g', '9 oz / 2 cups' ],
			[ '1/3', '1/3', '' ],
			[ '2 x 400 ml', '2 x 400 ml', '' ],
			[ '(400 g)', '(400 g)', '' ],
			[ '', '', '' ],
		];
	}
}
