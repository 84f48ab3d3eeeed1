<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Html;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\NutrientNames;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the label of the United States, as the Food and Drug Administration shows it since 2016.
 *
 * @phpstan-import-type Column from NutritionFacts
 */
final class UsLabel {

	private const BLOCK = 'wp-block-larder-nutrition';

	/** In the order of the label; true stands in bold and at the margin. */
	private const MAIN = [
		'totalFat'          => true,
		'saturatedFat'      => false,
		'transFat'          => false,
		'cholesterol'       => true,
		'sodium'            => true,
		'totalCarbohydrate' => true,
		'dietaryFiber'      => false,
		'sugars'            => false,
		'protein'           => true,
	];

	/** Those that every label has come first. */
	private const MINOR = [ 'vitaminD', 'calcium', 'iron', 'potassium', 'vitaminA', 'vitaminC', 'vitaminE', 'vitaminK', 'thiamin', 'riboflavin', 'niacin', 'vitaminB6', 'folate', 'vitaminB12', 'biotin', 'pantothenicAcid', 'phosphorus', 'iodine', 'magnesium', 'zinc', 'selenium', 'copper', 'manganese', 'chromium', 'molybdenum', 'chloride' ];

	/**
	 * Prints what stands below the title.
	 *
	 * @param NutritionFacts $facts What is known.
	 */
	public static function html( NutritionFacts $facts ): string {
		$columns = $facts->columns( [ 'serving' ] );
		$main    = '';
		foreach ( self::MAIN as $key => $is_bold ) {
			$main .= self::row( $facts, Nutrient::from( $key ), $columns, $is_bold ? 'is-main' : 'is-part' );
		}
		$minor = '';
		foreach ( self::MINOR as $key ) {
			$minor .= self::row( $facts, Nutrient::from( $key ), $columns );
		}
		foreach ( $facts->additional as $row ) {
			$minor .= sprintf( '<tr><th scope="row">%s</th><td colspan="%d"><bdi>%s</bdi></td></tr>', esc_html( $row['name'] ), count( $columns ), esc_html( $row['value'] ) );
		}
		return self::servings( $facts )
			. Html::element(
				'table',
				self::BLOCK . '__table',
				self::head( $columns, $facts->weight )
					. Html::element( 'tbody', 'is-energy', self::energy( $facts, $columns ) )
					. Html::element( 'tbody', 'is-nutrients', $main )
					. Html::element( 'tbody', 'is-minor', $minor )
			)
			. Html::element( 'p', self::BLOCK . '__foot', esc_html__( '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.', 'larder' ) );
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
		$size = '' === $facts->serving_size ? '' : sprintf( '<span>%s</span> <span>%s</span>', esc_html__( 'Serving size', 'larder' ), esc_html( $facts->serving_size ) );
		return Html::element( 'p', self::BLOCK . '__servings', esc_html( $count ) ) . Html::element( 'p', self::BLOCK . '__size', $size );
	}

	/**
	 * Prints the headings of the columns.
	 *
	 * @param non-empty-list<Column> $columns The columns.
	 * @param float|null             $weight  Grams of a serving.
	 */
	private static function head( array $columns, ?float $weight ): string {
		$cells = '';
		foreach ( $columns as $column ) {
			// The size of a serving stands above already.
			$cells .= sprintf( '<th scope="col">%s</th>', esc_html( Words::column( $column['name'], 'serving' === $column['name'] ? null : $weight ) ) );
		}
		return sprintf( '<thead><tr><td></td>%s</tr></thead>', $cells );
	}

	/**
	 * Prints the calories, and below them what the percentages are.
	 *
	 * @param NutritionFacts         $facts   What is known.
	 * @param non-empty-list<Column> $columns The columns.
	 */
	private static function energy( NutritionFacts $facts, array $columns ): string {
		$html = '';
		foreach ( [ Nutrient::Calories, Nutrient::CaloriesFromFat ] as $nutrient ) {
			$amount = $facts->amount( $nutrient );
			if ( null === $amount ) {
				continue;
			}
			$cells = '';
			foreach ( $columns as $column ) {
				$cells .= sprintf( '<td><bdi>%s</bdi></td>', esc_html( Figures::amount( $amount, $column['factor'], '' ) ) );
			}
			$html .= sprintf( '<tr><th scope="row">%s</th>%s</tr>', esc_html( NutrientNames::of( $nutrient ) ), $cells );
		}
		return $html . sprintf( '<tr class="is-percent"><td colspan="%d">%s</td></tr>', 1 + count( $columns ), esc_html__( '% Daily Value*', 'larder' ) );
	}

	/**
	 * Prints the row of a nutrient: with one column its amount follows the name, as on packages.
	 *
	 * @param NutritionFacts         $facts    What is known.
	 * @param Nutrient               $nutrient The nutrient.
	 * @param non-empty-list<Column> $columns  The columns.
	 * @param string                 $kind     Class of the row.
	 * @return string Empty where it is unknown.
	 */
	private static function row( NutritionFacts $facts, Nutrient $nutrient, array $columns, string $kind = '' ): string {
		$amount = $facts->amount( $nutrient );
		if ( null === $amount ) {
			return '';
		}
		$is_single = 1 === count( $columns );
		$name      = Html::element( 'span', self::BLOCK . '__name', esc_html( NutrientNames::of( $nutrient ) ) );
		$cells     = '';
		foreach ( $columns as $column ) {
			$figure = self::figure( $amount, $column['factor'], $nutrient );
			$share  = Figures::percent( $amount, $column['factor'], References::daily_value( $nutrient ), in_array( $nutrient->value, self::MINOR, true ) );
			$part   = Html::element( 'b', self::BLOCK . '__part', esc_html( $share ) );
			$name .= $is_single ? " $figure" : '';
			$cells .= Html::element( 'td', self::BLOCK . '__cell', $is_single ? $part : trim( "$figure $part" ) ) ?: '<td></td>';
		}
		return sprintf( '<tr%s><th scope="row">%s</th>%s</tr>', '' === $kind ? '' : " class=\"$kind\"", $name, $cells );
	}

	/**
	 * Prints an amount.
	 *
	 * @param NutrientAmount $amount   The amount of a serving.
	 * @param float          $factor   How many servings.
	 * @param Nutrient       $nutrient The nutrient.
	 */
	private static function figure( NutrientAmount $amount, float $factor, Nutrient $nutrient ): string {
		$text = Figures::amount( $amount, $factor, $nutrient->unit() );
		return '' === $text ? '' : '<bdi>' . esc_html( $text ) . '</bdi>';
	}
}
