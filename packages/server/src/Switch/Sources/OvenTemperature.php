<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Switch\Draft;

defined( 'ABSPATH' ) || exit;

/**
 * Reads temperatures of ovens as people type them: `350°F (180°C)`, `Gas mark 4`, `180-200`.
 */
final class OvenTemperature {

	/** Signs for degrees, and letters that look like them, as one has to write them for the patterns below. */
	private const DEGREES = [
		'º' => '°',
		'˚' => '°',
		'℃' => '°C',
		'℉' => '°F',
	];

	/** The letter of a scale of temperature, or its name, with the word for degrees before it. */
	private const SCALE = '(?:deg(?:ree|r[ée])?s?\.?|grad(?:os|i|en)?)?[\s(]*([CF])(?:elsius|entigrade|ahrenheit)?(?![\p{L}\p{N}])';

	/** A number of degrees. */
	private const NUMBER = '\d+(?:[.,]\d{1,2}(?!\d))?';

	/** The words or signs between the ends of a range, with the word or the sign for degrees before them. */
	private const RANGE_SEPARATOR = '\s*(?:°|deg\w*\.?|grad\w*)?\s*(?:[–—-]|to|or|bis|oder|[àao]|ou)\s*';

	/** What makes a number that of minutes or hours. */
	private const TIME = '\s*(?:min|m[ií]n|h(?:ours?|rs?|eures?|oras?)?\b|std|stunde|ore\b|se[ck])';

	/** A number of degrees, with the other end of a range. */
	private const HEAT = '(?<![\d.,])(' . self::NUMBER . ')(?:' . self::RANGE_SEPARATOR . '(' . self::NUMBER . '))?'
		. '(?![\d½])(?!(?:' . self::RANGE_SEPARATOR . self::NUMBER . ')?' . self::TIME . ')';

	/** What says the most of a temperature comes first: a scale, the sign or the word for degrees, a number alone. */
	private const HEATS = [
		'/' . self::HEAT . '\s*°?\s*' . self::SCALE . '/iu',
		'/' . self::HEAT . '\s*(?:°|deg|grad)/iu',
		'/' . self::HEAT . '/iu',
	];

	/** No oven is colder: a smaller number is the mark of a gas oven, as in "Gas mark 4", "Th. 6/7", "Stufe 2,5". */
	private const COLDEST = 30;

	/**
	 * Reads the temperature of an oven into a recipe; words and ranges are among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 * @param string $unit  Its unit, where the text has none.
	 */
	public static function read( Draft $draft, string $text, string $unit = '' ): void {
		$typed   = trim( strtr( $text, self::DEGREES ) );
		$degrees = self::degrees( $typed );
		$scale   = self::scale( $typed );
		if ( null !== $degrees ) {
			$draft->temperature = [
				'value' => $degrees[0],
				'unit'  => self::scale( "°$degrees[1]" ) ?: $scale ?: self::scale( "°$unit" ) ?: 'C',
			];
		}
		$is_nought = 0.0 === (float) $typed;
		$is_whole  = 1 === preg_match( '/^\d[\d.,]*\s*°?\s*(?:' . self::SCALE . ')?$/iu', $typed );
		if ( ! $is_whole || ( null === $degrees && ! $is_nought ) ) {
			$has_unit = '' === $text || '' !== $scale || str_contains( $typed, '°' );
			Basics::note( $draft, __( 'Temperature', 'larder' ), $has_unit ? $text : rtrim( "$text $unit" ) );
		}
	}

	/**
	 * Returns whether a fact of any kind is a temperature: a number with the sign for degrees and a scale.
	 *
	 * @param string $text What was typed, plain text.
	 */
	public static function is_one( string $text ): bool {
		return 1 === preg_match( '/\d.*°\s*[CF](?!\p{L})/u', strtr( $text, self::DEGREES ) );
	}

	/**
	 * Finds the degrees of an oven; of a range those of its lower end.
	 *
	 * @param string $text With the usual sign for degrees.
	 * @return array{int|float, string}|null The number, and the letter of the scale behind it.
	 */
	private static function degrees( string $text ): ?array {
		foreach ( self::HEATS as $pattern ) {
			preg_match_all( $pattern, $text, $found, PREG_SET_ORDER );
			foreach ( $found as $match ) {
				foreach ( array_slice( $match, 1, 2 ) as $number ) {
					$degrees = Numbers::first( $number );
					if ( null !== $degrees && $degrees >= self::COLDEST ) {
						return [ $degrees, $match[3] ?? '' ];
					}
				}
			}
		}
		return null;
	}

	/**
	 * Finds the first scale of temperature that follows a number or the sign for degrees.
	 *
	 * @param string $text With the usual sign for degrees.
	 * @return 'C'|'F'|'' Empty for none.
	 */
	private static function scale( string $text ): string {
		$scale = 1 === preg_match( '/[\d°]\s*' . self::SCALE . '/iu', $text, $found ) ? strtoupper( $found[1] ) : '';
		return 'C' === $scale || 'F' === $scale ? $scale : '';
	}
}
