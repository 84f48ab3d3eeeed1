<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Ingredients\OtherUnits;
use Larder\Lines\Scale\QuantityFormat;
use PHPUnit\Framework\TestCase;

/**
 * What a page gets of its unscaled lines in other units.
 */
final class OtherUnitsTest extends TestCase {

	public function test_a_line_says_what_differs_in_each_system(): void {
		[ $sugar, $stock, $eggs, $dough ] = self::lines(
			[
				'quantity' => '1 1/2',
				'unit'     => 'cups',
				'name'     => 'brown sugar',
			],
			[
				'quantity' => '750',
				'unit'     => 'ml',
				'name'     => 'stock',
			],
			[
				'quantity' => '4',
				'name'     => 'eggs',
			],
			[
				'quantity' => '1',
				'name'     => '<strong>dough</strong>',
				'note'     => 'baked at 350°F',
			]
		);
		self::assertSame( [ 'quantity' => '330', 'unit' => 'g' ], $sugar['metric'] ?? null );
		self::assertArrayNotHasKey( 'us', $sugar );
		self::assertSame( [ 'quantity' => '3', 'unit' => 'cups + 2 tbsp' ], $stock['us'] ?? null );
		self::assertArrayNotHasKey( 'metric', $stock );
		self::assertSame( [ 'id', 'quantity', 'name' ], array_keys( $eggs ) );
		$metric = $dough['metric'] ?? null;
		self::assertIsArray( $metric );
		self::assertSame( [ 'note' ], array_keys( $metric ) );
	}

	public function test_another_unit_follows_its_number_where_one_was_typed_before_it(): void {
		$line = [
			'id'       => 'line0',
			'quantity' => '500',
			'unit'     => 'ml',
			'name'     => 'latte',
			'order'    => [ [ 'name', '' ], [ 'unit', ' ' ], [ 'quantity', ' ' ] ],
		];
		$format = new QuantityFormat( 'it', true, true );
		self::assertSame( [ 'us' => [ 'quantity' => '2 tazze + 2 cucchiai', 'unit' => '' ] ], OtherUnits::pieces( $line, $format ) );
		unset( $line['order'] );
		self::assertSame( [ 'us' => [ 'quantity' => '2', 'unit' => 'tazze + 2 cucchiai' ] ], OtherUnits::pieces( $line, $format ) );
	}

	public function test_nothing_is_worked_out_where_visitors_may_not_choose_units(): void {
		$line = [
			'quantity' => '1 1/2',
			'unit'     => 'cups',
			'name'     => 'brown sugar',
		];
		self::assertSame( [ [ 'id' => 'line0' ] + $line ], OtherUnits::add( self::sent( [ $line ], false ), 'en' )['groups'][0]['items'] );
	}

	/**
	 * Adds other units to lines.
	 *
	 * @param array<string, string> ...$lines What they say.
	 * @return list<array<string, mixed>>
	 */
	private static function lines( array ...$lines ): array {
		return OtherUnits::add( self::sent( array_values( $lines ), true ), 'en' )['groups'][0]['items'] ?? [];
	}

	/**
	 * Returns what a view gets.
	 *
	 * @param list<array<string, string>> $lines     What each line says.
	 * @param bool                        $has_units Whether visitors may choose units.
	 * @return array{recipeId: int, title: string, level: 2, servings: float, unit: string, pan: null, servingType: 'scale', useFraction: true, kitchen: false, isAdjustable: true, hasCheckboxes: true, hasUnits: bool, groups: array{array{id: string, title: string, items: list<array{id: string, quantity?: string, unit?: string, name?: string, note?: string}>}}}
	 */
	private static function sent( array $lines, bool $has_units ): array {
		$items = [];
		foreach ( $lines as $at => $line ) {
			$items[] = [ 'id' => "line$at" ] + $line;
		}
		return [
			'recipeId'      => 1,
			'title'         => 'Ingredients',
			'level'         => 2,
			'servings'      => 4.0,
			'unit'          => 'servings',
			'pan'           => null,
			'servingType'   => 'scale',
			'useFraction'   => true,
			'kitchen'       => false,
			'isAdjustable'  => true,
			'hasCheckboxes' => true,
			'hasUnits'      => $has_units,
			'groups'        => [
				[
					'id'    => 'group001',
					'title' => '',
					'items' => $items,
				],
			],
		];
	}
}
