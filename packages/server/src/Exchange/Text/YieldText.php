<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Lines\Grammar;
use Larder\Lines\Locale;
use Larder\Lines\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a recipe makes: `4 servings`, `Serves 4-6`, `2 loaves`.
 */
final class YieldText {

	/** Words around a number that say nothing of what is made. */
	private const SERVES = '/^(?:serves|servings?|yields?|yield|makes|portions?|portionen|für|pour|para|per|voor|ergibt|makes about|about|approx\.?|ca\.?|circa|rinde|for)\s*:?\s*(?=\d|about|approx|ca)/iu';

	/** What joins the ends of a range. */
	private const OR = 'to|bis|à|a|tot|or|ou|oder|o';

	/** The number that a yield begins with, or a range of two. */
	private const NUMBER = '/^[' . WrittenAmount::FIGURES . '.,\/\s]+'
		. '(?:(?:-|–|—|' . self::OR . ')\s*[' . WrittenAmount::FIGURES . '.,\/]+)?\s*/u';

	/** How often the page takes the recipe, in a switch behind its yield. */
	private const SCALE = '/\s+1\s?x$/iu';

	/** How long a yield may be whose number is written out: more is a sentence. */
	private const MAX_UNIT_LENGTH = 80;

	/** How many words may precede the number of a yield. */
	private const WORDS_BEFORE = 4;

	/**
	 * Writes the number of a yield that is written out in digits: `Makes a dozen`, `Pour douze personnes`.
	 *
	 * @param string $text     A yield.
	 * @param string $language Its language tag; empty where it is not known.
	 */
	public static function in_digits( string $text, string $language ): string {
		if ( 1 === preg_match( '/[\p{N}]/u', $text ) || mb_strlen( $text ) > self::MAX_UNIT_LENGTH ) {
			return $text;
		}
		$grammar = Grammar::for_locale( '' === $language ? Locale::of_site() : $language );
		preg_match_all( '/(?<![\p{L}\p{M}])\p{L}/u', $text, $starts, PREG_OFFSET_CAPTURE );
		foreach ( array_slice( array_column( $starts[0], 1 ), 0, self::WORDS_BEFORE ) as $start ) {
			$number = NumberReader::at( $text, $start, $grammar );
			if ( null !== $number ) {
				return substr( $text, 0, $start ) . round( $number->value, 2 ) . substr( $text, $number->end );
			}
		}
		return $text;
	}

	/**
	 * Reads the number of what is made; of a range such as `4-6` the end, as then there is enough.
	 *
	 * @param string $text A yield.
	 */
	public static function amount( string $text ): int|float|null {
		$ranged = preg_replace( '/(?<![\d.\/])\d+(?:[-–—]|\s+to\s+)(?=\d+(?![\d\/]))/u', '', $text ) ?? $text;
		// `8/10` is from eight to ten, `1/2` a half.
		return Numbers::first( preg_replace( '#(\d+)\s*/\s*(?![2348]\b)\d+#', '$1', $ranged ) ?? $ranged );
	}

	/**
	 * Reads what is made, without its number.
	 *
	 * @param string $text A yield.
	 */
	public static function unit( string $text ): string {
		$bare = trim( preg_replace( self::SERVES, '', trim( $text ) ) ?? $text );
		$bare = preg_replace( self::SCALE, '', $bare ) ?? $bare;
		$bare = preg_replace( '/^(?:about|approx(?:imately)?\.?|ca\.?|circa)\s+(?=\d)/iu', '', $bare ) ?? $bare;
		$unit = preg_replace( self::NUMBER, '', $bare ) ?? $bare;
		return 1 === preg_match( '/\p{L}/u', $unit ) ? trim( $unit ) : '';
	}

	/**
	 * Returns whether a yield is a range, of which one number is kept.
	 *
	 * @param string $text A yield.
	 */
	public static function is_range( string $text ): bool {
		return 1 === preg_match( '/\d\s*(?:[-–—]|' . self::OR . ')\s*\d/u', $text );
	}
}
