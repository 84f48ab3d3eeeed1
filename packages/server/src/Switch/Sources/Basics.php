<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\YieldText;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what many plugins store alike.
 */
final class Basics {

	/** Currencies by the signs that plugins offer, and by those that people type for other dollars, the peso and the real. */
	private const CURRENCIES = [
		'$'   => 'USD',
		'€'   => 'EUR',
		'£'   => 'GBP',
		'¥'   => 'JPY',
		'₹'   => 'INR',
		'US$' => 'USD',
		'A$'  => 'AUD',
		'AU$' => 'AUD',
		'C$'  => 'CAD',
		'CA$' => 'CAD',
		'NZ$' => 'NZD',
		'HK$' => 'HKD',
		'S$'  => 'SGD',
		'NT$' => 'TWD',
		'MX$' => 'MXN',
		'R$'  => 'BRL',
	];

	/** A sign of a currency with the letters that belong to it, or its code alone. */
	private const CURRENCY = '/^[A-Z]{3}$|(?<!\p{L})[A-Z]{0,3}\p{Sc}(?![A-Z])/uD';

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
	 * Reads a cost: a number with the sign or the name of a currency; what says more than that, or something else, is among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 */
	public static function cost( Draft $draft, string $text ): void {
		$currencies      = self::currencies();
		$rest            = self::joined_signs( trim( preg_replace( '/\d[\d.,]*/u', '', $text, 1 ) ?? '' ), array_keys( $currencies ) );
		$sign            = 1 === preg_match( self::CURRENCY, $rest, $found ) ? $found[0] : '';
		$code            = 1 === preg_match( '/^[A-Z]{3}$/D', $sign ) ? $sign : '';
		$draft->cost     = Numbers::first( $text );
		$draft->currency = null === $draft->cost ? '' : $currencies[ $sign ] ?? $code;
		if ( null === $draft->cost || $sign !== $rest || ( '' !== $sign && '' === $draft->currency ) ) {
			self::note( $draft, __( 'Cost', 'larder' ), $text );
		}
	}

	/**
	 * Returns the currencies by their signs, those of a dollar also by their code before it: `CAD$`.
	 *
	 * @return array<string, string>
	 */
	private static function currencies(): array {
		$is_dollar = static fn ( string $sign ): bool => str_ends_with( $sign, '$' );
		$codes     = array_unique( array_filter( self::CURRENCIES, $is_dollar, ARRAY_FILTER_USE_KEY ) );
		return self::CURRENCIES + array_combine( array_map( static fn ( string $code ): string => "$code$", $codes ), $codes );
	}

	/**
	 * Writes what says which dollar right before it: `CAD $` and `$ CAD` as `CAD$`. A letter alone may be a word: "A $12 cake".
	 *
	 * @param string       $text  What was typed beside the amount, plain text.
	 * @param list<string> $signs The signs of currencies.
	 */
	private static function joined_signs( string $text, array $signs ): string {
		$long    = array_filter( $signs, static fn ( string $sign ): bool => 1 === preg_match( '/^[A-Z]{2,3}\$$/D', $sign ) );
		$letters = implode( '|', array_map( static fn ( string $sign ): string => rtrim( $sign, '$' ), $long ) );
		return preg_replace( [ "/(?<!\\p{L})($letters)\\h+\\$/u", "/^\\$\\h+($letters)$/Du" ], '$1$', $text ) ?? $text;
	}

	/**
	 * Reads the energy of a serving; words and ranges are among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 */
	public static function calories( Draft $draft, string $text ): void {
		$draft->calories = Numbers::calories( $text );
		if ( 1 !== preg_match( '/^[\d.,\s]+\s*(?:k?cal\w*)?\.?$/iu', $text ) ) {
			self::note( $draft, __( 'Calories', 'larder' ), $text );
		}
	}

	/**
	 * Reads the temperature of the oven; words and ranges are among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 * @param string $unit  Its unit, where the text has none.
	 */
	public static function temperature( Draft $draft, string $text, string $unit = '' ): void {
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
			self::note( $draft, __( 'Temperature', 'larder' ), $has_unit ? $text : rtrim( "$text $unit" ) );
		}
	}

	/**
	 * Returns whether a fact of any kind is a temperature: a number with the sign for degrees and a scale.
	 *
	 * @param string $text What was typed, plain text.
	 */
	public static function is_temperature( string $text ): bool {
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
