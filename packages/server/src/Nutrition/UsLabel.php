<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Html;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientNames;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the label of the United States, as the Food and Drug Administration shows it since 2016.
 *
 * @phpstan-import-type Column from NutritionFacts
 */
final class UsLabel {

	private const BLOCK = 'wp-block-larder-nutrition';

	/** Those that are a part of the one above; all others are bold and not indented. */
	private const PARTS = [ Nutrient::SaturatedFat, Nutrient::TransFat, Nutrient::DietaryFiber, Nutrient::Sugars ];

	/**
	 * Prints everything below the title.
	 *
	 * @param NutritionFacts $facts   What is known.
	 * @param string         $caption What the table shows, HTML.
	 */
	public static function html( NutritionFacts $facts, string $caption ): string {
		$columns = $facts->columns( [ 'serving' ] );
		$share   = NutritionFacts::share( $columns );
		$main    = '';
		foreach ( Nutrient::AMERICAN as $key ) {
			$nutrient = Nutrient::from( $key );
			$main .= self::row( $facts, $nutrient, $columns, $share, in_array( $nutrient, self::PARTS, true ) ? 'is-part' : 'is-main' );
		}
		$minor = '';
		foreach ( Nutrient::MINOR as $key ) {
			$minor .= self::row( $facts, Nutrient::from( $key ), $columns, $share );
		}
		return self::servings( $facts )
			. Html::element(
				'table',
				self::BLOCK . '__table',
				$caption
					. Table::head( NutritionLabels::columns( $columns, null ), __( '% Daily Value*', 'larder' ) )
					. Html::element( 'tbody', 'is-energy', self::energy( $facts, $columns ) )
					. Html::element( 'tbody', 'is-nutrients', $main )
					. Html::element( 'tbody', 'is-minor', $minor . Table::additional( $facts, $columns ) )
			)
			. Html::element(
				'p',
				self::BLOCK . '__foot',
				esc_html__(
					'* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
					'larder'
				)
			);
	}

	/**
	 * Prints how many servings there are, and what one is.
	 *
	 * @param NutritionFacts $facts What is known.
	 */
	private static function servings( NutritionFacts $facts ): string {
		$count = $facts->servings;
		$count = null === $count ? '' : sprintf(
			/* translators: %s: number of servings. */
			_n( '%s serving per recipe', '%s servings per recipe', (int) ceil( $count ), 'larder' ),
			Figures::number( $count )
		);
		$size = '' === $facts->serving_size
			? ''
			: sprintf( '<span>%s</span> <span>%s</span>', esc_html__( 'Serving size', 'larder' ), esc_html( $facts->serving_size ) );
		return Html::element( 'p', self::BLOCK . '__servings', esc_html( $count ) ) . Html::element( 'p', self::BLOCK . '__size', $size );
	}

	/**
	 * Prints the calories.
	 *
	 * @param NutritionFacts         $facts   What is known.
	 * @param non-empty-list<Column> $columns
	 */
	private static function energy( NutritionFacts $facts, array $columns ): string {
		$html = '';
		foreach ( [ Nutrient::Calories, Nutrient::CaloriesFromFat ] as $nutrient ) {
			$amount = $facts->amount( $nutrient );
			if ( null !== $amount ) {
				$figures = array_map( static fn ( array $column ): string => Figures::amount( $amount, $column['factor'], '' ), $columns );
				$html .= Table::row( NutrientNames::label( $nutrient ), [ ...$figures, '' ] );
			}
		}
		return $html;
	}

	/**
	 * Prints the row of a nutrient.
	 *
	 * @param NutritionFacts         $facts   What is known.
	 * @param non-empty-list<Column> $columns
	 * @param float                  $share   How many servings the part of a day is of.
	 * @param string                 $kind    Class of the row.
	 * @return string Empty where it is unknown.
	 */
	private static function row( NutritionFacts $facts, Nutrient $nutrient, array $columns, float $share, string $kind = '' ): string {
		$amount = $facts->amount( $nutrient );
		if ( null === $amount ) {
			return '';
		}
		$figures = array_map(
			static fn ( array $column ): string => Figures::amount( $amount, $column['factor'], $nutrient->unit() ),
			$columns
		);
		$percent = Figures::percent(
			$amount,
			$share,
			ReferenceIntakes::daily_value( $nutrient ),
			in_array( $nutrient->value, Nutrient::MINOR, true )
		);
		return Table::row( NutrientNames::label( $nutrient ), [ ...$figures, $percent ], $kind );
	}
}
