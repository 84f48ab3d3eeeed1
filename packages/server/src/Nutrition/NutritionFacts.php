<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Attributes;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;

defined( 'ABSPATH' ) || exit;

/**
 * What a nutrition block says of one serving, and what else its amounts can be given for.
 *
 * @phpstan-type Column array{name: 'serving'|'100g'|'recipe', factor: float}
 */
final class NutritionFacts {

	/** What amounts can be given for, in the order of the columns. */
	private const COLUMNS = [ '100g', 'serving', 'recipe' ];

	/** Heavier servings are not servings. */
	private const MAX_SERVING = 100_000;

	/**
	 * @param string                                   $serving_size What a serving is, plain text.
	 * @param float|null                               $servings     How many servings the recipe makes.
	 * @param float|null                               $weight       Grams, or millilitres, of a serving.
	 * @param array<string, NutrientAmount>            $amounts      By the key of the nutrient; what is unknown is missing.
	 * @param list<array{name: string, value: string}> $additional   Further rows, plain text.
	 * @param list<string>                             $wanted       Names of the columns that the author chose; empty for those of the
	 *                                                               layout.
	 */
	private function __construct(
		public readonly string $serving_size,
		public readonly ?float $servings,
		public readonly ?float $weight,
		private readonly array $amounts,
		public readonly array $additional,
		private readonly array $wanted
	) {}

	/**
	 * Reads the block.
	 *
	 * @param Attributes $recipe Those of the recipe around it: `calories` and `yieldAmount`.
	 */
	public static function read( Attributes $stored, Attributes $recipe ): self {
		$typed    = $stored->child( 'values' );
		$calories = $recipe->amount( 'calories' );
		$amounts  = [];
		foreach ( Nutrient::cases() as $nutrient ) {
			$text   = Nutrient::Calories === $nutrient && null !== $calories
				? (string) $calories
				: NutrientAmount::plain( $typed->html( $nutrient->value ) );
			$amount = NutrientAmount::read( $text, $nutrient->unit() );
			if ( null !== $amount ) {
				$amounts[ $nutrient->value ] = $amount;
			}
		}
		$additional = array_map(
			static fn ( Attributes $row ): array => [
				'name'  => $row->text( 'name' ),
				'value' => NutrientAmount::plain( $row->html( 'value' ) ),
			],
			$stored->children( 'additional' )
		);
		return new self(
			$stored->text( 'servingSize' ),
			self::count_of( $stored->text( 'servings' ) ) ?? self::positive( $recipe->amount( 'yieldAmount' ) ),
			self::positive( $stored->amount( 'servingWeight' ) ) ?? self::weight_in( $stored->text( 'servingSize' ) ),
			$amounts,
			array_values( array_filter( $additional, static fn ( array $row ): bool => '' !== $row['name'] && '' !== $row['value'] ) ),
			$stored->texts( 'columns' )
		);
	}

	/**
	 * Returns whether nothing is known.
	 */
	public function is_empty(): bool {
		return [] === $this->amounts && [] === $this->additional;
	}

	/**
	 * Returns the amount of a nutrient in one serving.
	 *
	 * @return NutrientAmount|null Null where it is unknown.
	 */
	public function amount( Nutrient $nutrient ): ?NutrientAmount {
		return $this->amounts[ $nutrient->value ] ?? null;
	}

	/**
	 * Returns what the amounts are given for, without what cannot be worked out.
	 *
	 * @param list<string> $usual Names that the layout has where the author chose none.
	 * @return non-empty-list<Column> In the order of the columns.
	 */
	public function columns( array $usual ): array {
		$factors = [
			'100g'    => null === $this->weight ? null : 100 / $this->weight,
			'serving' => 1.0,
			'recipe'  => $this->servings,
		];
		$wanted  = [] === $this->wanted ? $usual : $this->wanted;
		$columns = [];
		foreach ( self::COLUMNS as $name ) {
			if ( null !== $factors[ $name ] && in_array( $name, $wanted, true ) ) {
				$columns[] = [
					'name'   => $name,
					'factor' => $factors[ $name ],
				];
			}
		}
		return [] === $columns ? [
			[
				'name'   => 'serving',
				'factor' => 1.0,
			],
		] : $columns;
	}

	/**
	 * Returns how many servings the part of a day is of: one, where the columns show one.
	 *
	 * @param non-empty-list<Column> $columns
	 */
	public static function share( array $columns ): float {
		return array_column( $columns, 'factor', 'name' )['serving'] ?? $columns[0]['factor'];
	}

	/**
	 * Reads how many servings there are, where that is a plain number.
	 *
	 * @param string $text What was typed.
	 */
	private static function count_of( string $text ): ?float {
		return 1 === preg_match( '/^\d{1,4}(?:[.,]\d{1,2})?$/', $text ) ? self::positive( (float) str_replace( ',', '.', $text ) ) : null;
	}

	/**
	 * Finds the weight in what a serving is: `350 g`, `1 bowl (350 g)`. A volume is none.
	 *
	 * @param string $text What was typed.
	 */
	private static function weight_in( string $text ): ?float {
		return 1 === preg_match( '/(?<![\d.,\/])(\d{1,4}(?:[.,]\d{1,2})?) ?(?:g|grams?|Gramm)\b/iu', $text, $found )
			? self::positive( (float) str_replace( ',', '.', $found[1] ) )
			: null;
	}

	/**
	 * Returns a number that can be divided by, null for any other.
	 *
	 * @param int|float|null $value The number.
	 */
	private static function positive( int|float|null $value ): ?float {
		return null !== $value && $value > 0 && $value <= self::MAX_SERVING ? (float) $value : null;
	}
}
