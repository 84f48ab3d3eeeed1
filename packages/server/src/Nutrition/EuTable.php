<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Html;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the table of the European Union: Regulation (EU) No 1169/2011, in the order of Annexes XV and XIII.
 *
 * @phpstan-import-type Column from NutritionFacts
 */
final class EuTable {

	private const BLOCK = 'wp-block-larder-nutrition';

	/** Salt is sodium times 2.5, by Annex I. */
	private const SALT = 2.5;

	/** Milligrams in a gram. */
	private const MILLIGRAMS = 1000;

	/** Those that are a part of the one above. */
	private const PARTS = [ Nutrient::SaturatedFat, Nutrient::TransFat, Nutrient::Sugars ];

	/**
	 * Prints everything below the title.
	 *
	 * @param NutritionFacts $facts   What is known.
	 * @param string         $caption What the table shows, HTML.
	 */
	public static function html( NutritionFacts $facts, string $caption ): string {
		$columns = $facts->columns( [ '100g', 'serving' ] );
		$share   = NutritionFacts::share( $columns );
		$rows    = '';
		foreach ( Nutrient::EUROPEAN as $key ) {
			$rows .= self::row( $facts, Nutrient::from( $key ), $columns, $share );
		}
		$size = '' === $facts->serving_size
			? ''
			: sprintf( '<span>%s</span> <span>%s</span>', esc_html__( 'Serving size', 'larder' ), esc_html( $facts->serving_size ) );
		return Html::element( 'p', self::BLOCK . '__size', $size )
			. Html::element(
				'table',
				self::BLOCK . '__table',
				$caption . Table::head( NutritionLabels::columns( $columns, $facts->weight ), __( '% RI*', 'larder' ) ) . Html::element(
					'tbody',
					'is-nutrients',
					$rows . Table::additional( $facts, $columns )
				)
			)
			. Html::element( 'p', self::BLOCK . '__foot', esc_html( self::foot() ) );
	}

	/**
	 * Prints the row of a nutrient.
	 *
	 * @param NutritionFacts         $facts   What is known.
	 * @param non-empty-list<Column> $columns
	 * @param float                  $share   How many servings the part of a day is of.
	 * @return string Empty where it is unknown.
	 */
	private static function row( NutritionFacts $facts, Nutrient $nutrient, array $columns, float $share ): string {
		$amount = $facts->amount( $nutrient );
		if ( null === $amount ) {
			return '';
		}
		$figures = array_map( static fn ( array $column ): string => self::figure( $amount, $column['factor'], $nutrient ), $columns );
		$percent = Figures::percent( $amount, $share, ReferenceIntakes::reference_intake( $nutrient ) );
		$class   = in_array( $nutrient, self::PARTS, true ) ? 'is-part' : '';
		return Table::row( NutritionLabels::eu( $nutrient ), [ ...$figures, $percent ], $class );
	}

	/**
	 * Writes an amount: energy in both units, sodium as salt.
	 *
	 * @param NutrientAmount $amount The amount of a serving.
	 * @param float          $factor How many servings.
	 */
	private static function figure( NutrientAmount $amount, float $factor, Nutrient $nutrient ): string {
		if ( null !== $amount->value && 'kcal' === $nutrient->unit() ) {
			$kilojoules = Figures::number( round( $amount->value * $factor * NutrientAmount::KILOJOULES ), $amount->bound );
			return "$kilojoules\u{00A0}kJ\u{00A0}/ " . Figures::amount( $amount, $factor, 'kcal' );
		}
		if ( null !== $amount->value && Nutrient::Sodium === $nutrient ) {
			return Figures::number( $amount->value * $factor * self::SALT / self::MILLIGRAMS, $amount->bound ) . "\u{00A0}g";
		}
		return Figures::amount( $amount, $factor, 'mcg' === $nutrient->unit() ? 'µg' : $nutrient->unit() );
	}

	/**
	 * Returns the note on what the percentages refer to.
	 */
	private static function foot(): string {
		return sprintf(
			/* translators: 1: kilojoules, 2: kilocalories. */
			__( '* Reference intake of an average adult (%1$s kJ / %2$s kcal).', 'larder' ),
			PlainText::number( 8400 ),
			PlainText::number( ReferenceIntakes::CALORIES )
		);
	}
}
