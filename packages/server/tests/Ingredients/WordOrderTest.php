<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Recipe\Attributes;
use Larder\Recipe\WordOrder;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The page and the editor agree in which order a line was typed.
 */
final class WordOrderTest extends WordPressTestCase {

	public function test_the_shared_cases_hold(): void {
		/** @var list<array{string, string, string, string, string, list<array{string, string}>|null}> $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/ingredients/test/fixtures/word-order.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases as [ $text, $quantity, $unit, $name, $note, $expected ] ) {
			$line = new Attributes( compact( 'text', 'quantity', 'unit', 'name', 'note' ) );
			self::assertSame( $expected, WordOrder::for_line( $line ), $text );
		}
	}

	public function test_formats_of_a_line_do_not_count(): void {
		$line = new Attributes(
			[
				'text'     => '2 <em>garlic</em> cloves &amp; more',
				'quantity' => '2',
				'unit'     => 'cloves',
				'name'     => '<em>garlic</em>',
				'note'     => '&amp; more',
			]
		);
		self::assertSame( [ [ 'quantity', '' ], [ 'name', ' ' ], [ 'unit', ' ' ], [ 'note', ' ' ] ], WordOrder::for_line( $line ) );
	}

	public function test_a_piece_that_is_longer_than_any_line_is_not_looked_for(): void {
		$long = str_repeat( 'flour ', 20_000 );
		foreach ( [ 'quantity', 'unit', 'name', 'note' ] as $piece ) {
			$line = new Attributes(
				[ $piece => $long ] + [ 'text' => '2 cups flour', 'quantity' => '2', 'unit' => 'cups', 'name' => 'flour' ]
			);
			self::assertNull( WordOrder::for_line( $line ), $piece );
		}
	}
}
