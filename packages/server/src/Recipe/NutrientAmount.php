<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * How much of a nutrient there is, as its author typed it: a number where it is surely one, else the words.
 *
 * Words such as "trace", and numbers that can be read in two ways, stay what
 * they are; nothing is ever worked out from them.
 */
final class NutrientAmount {

	/** Kilojoules in a kilocalorie. */
	public const KILOJOULES = 4.184;

	private const BOUNDS = [
		'<'         => '<',
		'≤'         => '<',
		'less than' => '<',
		'>'         => '>',
		'~'         => '~',
		'≈'         => '~',
		'about'     => '~',
		'ca.'       => '~',
		'ca'        => '~',
		'c.'        => '~',
	];

	/** Units of mass, in grams. */
	private const MASS = [
		'g'   => 1.0,
		'mg'  => 1e-3,
		'mcg' => 1e-6,
		'µg'  => 1e-6,
		'μg'  => 1e-6,
		'ug'  => 1e-6,
	];

	/** Units of energy, in kilocalories; labels call a kilocalorie a calorie. */
	private const ENERGY = [
		'kcal'     => 1.0,
		'cal'      => 1.0,
		'calories' => 1.0,
		'kj'       => 1 / self::KILOJOULES,
	];

	/**
	 * @param string     $text     What was typed, plain.
	 * @param float|null $value    The number, in the unit of the nutrient; null where there is none.
	 * @param float|null $percent  The number, where a percentage of the daily value was typed.
	 * @param string     $bound    `<`, `>`, `~` or nothing.
	 * @param int|null   $decimals How many decimals were typed; null where the number was converted.
	 */
	private function __construct(
		public readonly string $text,
		public readonly ?float $value = null,
		public readonly ?float $percent = null,
		public readonly string $bound = '',
		public readonly ?int $decimals = null
	) {}

	/**
	 * Reads what was typed.
	 *
	 * @param string $typed Plain text.
	 * @param string $unit  Unit that is meant where none was typed, and that the number is given in.
	 * @return self|null Null where nothing was typed: unknown is not zero.
	 */
	public static function read( string $typed, string $unit ): ?self {
		$typed = trim( preg_replace( '/[\s\x{00A0}\x{202F}\x{2009}]+/u', ' ', $typed ) ?? $typed );
		if ( '' === $typed ) {
			return null;
		}
		$bounds = implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), array_keys( self::BOUNDS ) ) );
		if ( 1 !== preg_match( "/^($bounds)? ?(\d[\d., ]{0,11}) ?([a-zµμ]*|%)\.?$/iu", $typed, $found ) ) {
			return new self( $typed );
		}
		$number = self::number( trim( $found[2] ) );
		$bound  = self::BOUNDS[ mb_strtolower( $found[1] ) ] ?? '';
		if ( null === $number ) {
			return new self( $typed );
		}
		[ $value, $decimals ] = $number;
		if ( '%' === $found[3] ) {
			return new self( $typed, null, $value, $bound, $decimals );
		}
		$factor = self::factor( mb_strtolower( $found[3] ), $unit );
		return null === $factor
			? new self( $typed )
			: new self( $typed, $value * $factor, null, $bound, 1.0 === $factor ? $decimals : null );
	}

	/**
	 * Strips tags and decodes entities of a stored value; a `<` before a number is not a tag.
	 *
	 * @param string $stored HTML, or bare text as other plugins store it.
	 * @return string Plain text.
	 */
	public static function plain( string $stored ): string {
		return PlainText::from_html( preg_replace( '/<(?=\s*[\d.,])/', '&lt;', $stored ) ?? $stored );
	}

	/**
	 * Writes an amount with the unit that is meant where a plain number stands.
	 *
	 * @param string $typed What was typed.
	 * @param string $unit  Its unit, empty for none.
	 */
	public static function with_unit( string $typed, string $unit ): string {
		return is_numeric( str_replace( ',', '.', $typed ) ) ? trim( "$typed $unit" ) : $typed;
	}

	/**
	 * Reads a number with point or comma.
	 *
	 * @param string $text Digits and marks.
	 * @return array{float, int}|null The number and its decimals; null where `1,234` may be one or a thousand.
	 */
	private static function number( string $text ): ?array {
		$text = preg_replace( '/(?<=\d) (?=\d{3}(?!\d))/', '', $text ) ?? $text;
		if (
			1 === preg_match( '/^(\d{1,3}(?:,\d{3})+)(\.\d+)?$/', $text, $found )
			&& ( isset( $found[2] ) || substr_count( $text, ',' ) > 1 )
		) {
			$text = str_replace( ',', '', $text );
		} elseif (
			1 === preg_match( '/^(\d{1,3}(?:\.\d{3})+)(,\d+)?$/', $text, $found )
			&& ( isset( $found[2] ) || substr_count( $text, '.' ) > 1 )
		) {
			$text = str_replace( [ '.', ',' ], [ '', '.' ], $text );
		} elseif ( 1 === preg_match( '/^[1-9]\d{0,2}[.,]\d{3}$/', $text ) ) {
			return null;
		}
		$text = str_replace( ',', '.', $text );
		return 1 === preg_match( '/^\d{1,7}(?:\.(\d{1,4}))?$/', $text, $found ) ? [ (float) $text, strlen( $found[1] ?? '' ) ] : null;
	}

	/**
	 * Returns what a number in one unit is multiplied by to be in another.
	 *
	 * @param string $typed Typed unit, in lower case; empty for none.
	 * @param string $unit  Unit to convert to.
	 * @return float|null Null where one cannot be the other.
	 */
	private static function factor( string $typed, string $unit ): ?float {
		foreach ( [ self::MASS, self::ENERGY ] as $units ) {
			if ( isset( $units[ $unit ] ) ) {
				$from = '' === $typed ? $unit : $typed;
				return isset( $units[ $from ] ) ? ( $from === $unit ? 1.0 : $units[ $from ] / $units[ $unit ] ) : null;
			}
		}
		return null;
	}
}
