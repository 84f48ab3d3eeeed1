<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\YieldText;
use Larder\Recipe\Nutrient;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what many plugins store alike.
 */
final class Basics {

	/** Nutrients by the names that plugins have for them beside Larder's own, in small letters and without separators. */
	private const NUTRIENTS = [
		'fat'           => Nutrient::TotalFat,
		'satfat'        => Nutrient::SaturatedFat,
		'carb'          => Nutrient::TotalCarbohydrate,
		'carbs'         => Nutrient::TotalCarbohydrate,
		'carbohydrate'  => Nutrient::TotalCarbohydrate,
		'carbohydrates' => Nutrient::TotalCarbohydrate,
		'fiber'         => Nutrient::DietaryFiber,
		'fibre'         => Nutrient::DietaryFiber,
		'sugar'         => Nutrient::Sugars,
	];

	/** Currencies by the signs that plugins offer. */
	private const CURRENCIES = [
		'$' => 'USD',
		'€' => 'EUR',
		'£' => 'GBP',
		'¥' => 'JPY',
		'₹' => 'INR',
	];

	/** Levels of difficulty by the words that are chosen or typed for them, in small letters. */
	private const DIFFICULTIES = [
		'easy'         => 'beginner',
		'beginner'     => 'beginner',
		'medium'       => 'intermediate',
		'intermediate' => 'intermediate',
		'hard'         => 'advanced',
		'difficult'    => 'advanced',
		'advanced'     => 'advanced',
	];

	/** Nutrients that Larder has no field for. */
	private const ADDITIONAL = [
		'unsaturatedfat'     => 'Unsaturated Fat',
		'polyunsaturatedfat' => 'Polyunsaturated Fat',
		'monounsaturatedfat' => 'Monounsaturated Fat',
		'polyunsatfat'       => 'Polyunsaturated Fat',
		'monounsatfat'       => 'Monounsaturated Fat',
		'netcarbs'           => 'Net Carbohydrates',
		'netcarbohydrates'   => 'Net Carbohydrates',
		'sugaralcohols'      => 'Sugar Alcohols',
		'sugaralcohol'       => 'Sugar Alcohols',
		'addedsugar'         => 'Added Sugars',
		'addedsugars'        => 'Added Sugars',
	];

	/**
	 * Reads a yield: `8 servings`, `4–6 Portionen`.
	 *
	 * @param Draft  $draft The recipe.
	 * @param string $text  Plain text.
	 */
	public static function yield( Draft $draft, string $text ): void {
		if ( 1 === preg_match( '/^\D{0,12}?(\d+(?:[.,]\d+)?)\s*(?:-|–|to|bis|a|à)\s*(\d+(?:[.,]\d+)?)\s*(.*)$/u', $text, $range ) ) {
			$draft->servings      = Numbers::first( $range[1] );
			$draft->most_servings = Numbers::first( $range[2] );
			$draft->servings_unit = $range[3];
			return;
		}
		$draft->servings      = YieldText::amount( $text );
		$draft->servings_unit = YieldText::unit( $text );
	}

	/**
	 * Reads nutrition whose values are stored under the plugin's own names.
	 *
	 * @param Draft                 $draft  The recipe.
	 * @param array<string, string> $values Plain texts by their names.
	 * @param string                $size   A serving: `150 g`.
	 * @param array<string, string> $units  Units of plain numbers by the same names, where they are others than those that are usual.
	 */
	public static function nutrition( Draft $draft, array $values, string $size = '', array $units = [] ): void {
		$known      = [];
		$additional = [];
		foreach ( $values as $name => $value ) {
			$plain    = self::plain( $name );
			$value    = trim( $value );
			$nutrient = self::nutrient( $plain );
			if ( '' === $value || ( null === $nutrient && ! isset( self::ADDITIONAL[ $plain ] ) ) ) {
				continue;
			}
			$value = self::amount( $value, ( $units[ $name ] ?? '' ) ?: self::unit( $nutrient ) );
			if ( null === $nutrient ) {
				$additional[] = [
					'name'  => self::ADDITIONAL[ $plain ],
					'value' => $value,
				];
			} else {
				$known[ $nutrient->value ] = Nutrient::Calories === $nutrient
					? trim( (string) preg_replace( '/\s*k?cal(?:ories)?$/i', '', $value ) )
					: $value;
			}
		}
		if ( [] !== $known || [] !== $additional ) {
			$draft->calories ??= Numbers::calories( $known[ Nutrient::Calories->value ] ?? '' );
			$draft->nutrition = [
				'servingSize' => $size,
				'servings'    => '',
				'values'      => $known,
				'additional'  => $additional,
			];
		}
	}

	/**
	 * Returns whether {@see self::nutrition()} knows a nutrient by this name.
	 *
	 * @param string $name Its name.
	 */
	public static function is_nutrient( string $name ): bool {
		$plain = self::plain( $name );
		return null !== self::nutrient( $plain ) || isset( self::ADDITIONAL[ $plain ] );
	}

	/**
	 * Writes the name of a nutrient in small letters and without separators.
	 *
	 * @param string $name Its name.
	 */
	private static function plain( string $name ): string {
		return strtolower( str_replace( [ '_', '-', ' ' ], '', $name ) );
	}

	/**
	 * Writes an amount with the unit that is meant where a plain number stands.
	 *
	 * @param string $value What was typed.
	 * @param string $unit  Its unit, empty for none.
	 */
	public static function amount( string $value, string $unit ): string {
		return is_numeric( str_replace( ',', '.', $value ) ) ? trim( "$value $unit" ) : $value;
	}

	/**
	 * Finds the nutrient of a name.
	 *
	 * @param string $name In small letters and without separators.
	 */
	private static function nutrient( string $name ): ?Nutrient {
		if ( isset( self::NUTRIENTS[ $name ] ) ) {
			return self::NUTRIENTS[ $name ];
		}
		foreach ( Nutrient::cases() as $nutrient ) {
			if ( strtolower( $nutrient->value ) === $name ) {
				return $nutrient;
			}
		}
		return null;
	}

	/**
	 * Returns the unit that plugins mean where a plain number stands.
	 *
	 * @param Nutrient|null $nutrient The nutrient; null for a kind of fat or of carbohydrates that Larder has no field for.
	 */
	private static function unit( ?Nutrient $nutrient ): string {
		return match ( $nutrient ) {
			null                                          => 'g',
			Nutrient::Calories, Nutrient::CaloriesFromFat => '',
			Nutrient::VitaminA                            => 'IU',
			default                                       => $nutrient->unit(),
		};
	}

	/**
	 * Reads the values of nutrients, each under the plugin's own name.
	 *
	 * @param list<string>             $names The names.
	 * @param \Closure(string): string $read  Reads the plain text of one.
	 * @return array<string, string> For {@see self::nutrition()}.
	 */
	public static function nutrients( array $names, \Closure $read ): array {
		return array_combine( $names, array_map( $read, $names ) );
	}

	/**
	 * Reads a difficulty; words that are not levels are kept among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $word  What was chosen or typed, plain text.
	 */
	public static function difficulty( Draft $draft, string $word ): void {
		$draft->difficulty = self::DIFFICULTIES[ mb_strtolower( trim( $word ) ) ] ?? '';
		if ( '' === $draft->difficulty ) {
			self::note( $draft, __( 'Difficulty', 'larder' ), $word );
		}
	}

	/**
	 * Adds a fact that Larder has no field for to the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $label Name of the fact.
	 * @param string $value What was typed; nothing is added for an empty one.
	 */
	public static function note( Draft $draft, string $label, string $value ): void {
		if ( '' !== trim( $value ) ) {
			$draft->notes .= RichLine::fact( $label, $value );
		}
	}

	/**
	 * Names the currency of a sign.
	 *
	 * @param string $sign Such as `€`.
	 * @return string Such as `EUR`; empty for a sign that is not known.
	 */
	public static function currency( string $sign ): string {
		return self::CURRENCIES[ $sign ] ?? '';
	}

	/**
	 * Writes a diet of schema.org as people do: `LowLactoseDiet` as "Low lactose".
	 *
	 * @param string $name Its name in schema.org.
	 */
	public static function diet( string $name ): string {
		return ucfirst( strtolower( preg_replace( [ '/Diet$/', '/(?<=[a-z])(?=[A-Z])/' ], [ '', ' ' ], $name ) ?? $name ) );
	}

	/**
	 * Reads an author, who may be a link.
	 *
	 * @param Draft  $draft The recipe.
	 * @param string $html  Name, plain or as a link.
	 */
	public static function author( Draft $draft, string $html ): void {
		$draft->author = RichLine::text( $html );
		$link          = TypedLists::link( $html );
		if ( null !== $link && '' !== $draft->author ) {
			$draft->profile = [
				'name'  => $draft->author,
				'url'   => $link['url'],
				'bio'   => '',
				'image' => null,
			];
		}
	}
}
