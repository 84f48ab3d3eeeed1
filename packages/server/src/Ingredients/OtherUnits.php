<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Lines\Convert\LineConverter;
use Larder\Lines\Scale\LineScaler;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\WrittenLine;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Converts unscaled lines into other units, so that a page can show them before it has loaded what converts them.
 *
 * @phpstan-import-type SentIngredients from \Larder\Contracts\Props
 * @phpstan-import-type SentPieces from \Larder\Contracts\Props
 * @phpstan-import-type Order from WordOrder
 */
final class OtherUnits {

	/** The systems that visitors may choose. */
	private const SYSTEMS = [ 'metric', 'us' ];

	/**
	 * Adds to the lines that a view gets what they say in each system.
	 *
	 * @param SentIngredients $sent   What the view gets.
	 * @param string          $locale Language tag of the recipe.
	 * @param array<string, array{metric?: SentPieces, us?: SentPieces}> $kept What is known of lines, by `key()`.
	 * @return SentIngredients The same where visitors may not choose units.
	 */
	public static function add( array $sent, string $locale, array $kept = [] ): array {
		if ( ! $sent['hasUnits'] ) {
			return $sent;
		}
		$format = new QuantityFormat( $locale, $sent['useFraction'], $sent['kitchen'], 'input' === $sent['servingType'] );
		foreach ( $sent['groups'] as $at => $group ) {
			$sent['groups'][ $at ]['items'] = array_map(
				static fn ( array $line ): array => $line + ( $kept[ self::key( $line, $format ) ] ?? self::pieces( $line, $format ) ),
				$group['items']
			);
		}
		return $sent;
	}

	/**
	 * Returns the key of a line as it is printed.
	 *
	 * @param array{quantity?: string, unit?: string, name?: string, note?: string, order?: Order, ...} $line
	 */
	public static function key( array $line, QuantityFormat $format ): string {
		return hash(
			'xxh3',
			implode(
				"\0",
				[
					$format->locale,
					(int) $format->has_fractions . (int) $format->is_kitchen . (int) $format->is_free,
					(int) WordOrder::is_unit_first( $line['order'] ?? null ),
					$line['quantity'] ?? '',
					$line['unit'] ?? '',
					$line['name'] ?? '',
					$line['note'] ?? '',
				]
			)
		);
	}

	/**
	 * Writes a line in each system.
	 *
	 * @param array{quantity?: string, unit?: string, name?: string, note?: string, order?: Order, ...} $line
	 * @return array{metric?: SentPieces, us?: SentPieces} What it says otherwise than as it is written.
	 */
	public static function pieces( array $line, QuantityFormat $format ): array {
		$read   = WrittenLine::read(
			[
				'quantity' => $line['quantity'] ?? '',
				'unit'     => $line['unit'] ?? '',
				'name'     => $line['name'] ?? '',
				'note'     => $line['note'] ?? '',
			],
			$format->locale,
			WordOrder::is_unit_first( $line['order'] ?? null )
		);
		$plain  = LineScaler::scale( $read, 1.0, $format );
		$others = [];
		foreach ( self::SYSTEMS as $system ) {
			$others[ $system ] = array_diff_assoc( LineConverter::convert( $read, 1.0, $system, $format ), $plain );
		}
		return array_filter( $others );
	}
}
