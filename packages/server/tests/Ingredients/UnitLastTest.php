<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Ingredients\UnitLast;
use Larder\Recipe\Attributes;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The page and the editor agree where the unit of a line was typed.
 */
final class UnitLastTest extends WordPressTestCase {

	public function test_the_shared_cases_hold(): void {
		/** @var list<array{string, string, string, bool}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/ingredients/test/fixtures/unit-last.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as [ $text, $unit, $name, $expected ] ) {
			$line = new Attributes(
				[
					'text' => $text,
					'unit' => $unit,
					'name' => $name,
				]
			);
			self::assertSame( $expected, UnitLast::holds( $line ), $text );
		}
	}
}
