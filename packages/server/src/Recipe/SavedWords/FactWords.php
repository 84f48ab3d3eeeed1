<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

use Larder\Recipe\Attributes;
use Larder\Recipe\Facts;
use Larder\Recipe\PlainText;
use Larder\Recipe\Saved\Markup;
use Larder\Recipe\Saved\SymbolSpan;
use Larder\Recipe\TimeRanges;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of a recipe from its saved markup, where that says something else than the attributes.
 *
 * Our own words are no facts of the recipe: labels, difficulty and seasons are printed in the language of the page.
 */
final class FactWords {

	/** A fact as `save()` prints it. */
	private const FACT = '#\sdata-fact="([a-zA-Z]++)"[^<>]*+>\s*+<dt>((?:(?!</?d[dlt]\b).)*+)</dt>\s*+<dd>((?:(?!</?d[dlt]\b).)*+)</dd>#s';

	/** Facts in minutes; where there is no total, it is the sum of the others. */
	private const TIMES = [ 'prepTime', 'cookTime', 'restTime', 'customTime', 'totalTime' ];

	/** A number as it is printed, in any language. */
	private const NUMBER = '(-?\d+(?:\.\d+)?)';

	/**
	 * Updates attributes with the facts in the markup.
	 *
	 * @param array<array-key, mixed> $attrs Attributes of the recipe's block.
	 * @param string                  $html  Its markup.
	 * @return array<array-key, mixed>
	 */
	public static function into( array $attrs, string $html ): array {
		if ( false === preg_match_all( self::FACT, $html, $found, PREG_SET_ORDER ) ) {
			return $attrs;
		}
		$stored  = Attributes::from_value( $attrs );
		$changes = [];
		$shorter = [];
		foreach ( $found as [ , $fact, $label, $text ] ) {
			$plain = PlainText::from_html( $text );
			if ( ! in_array( $fact, self::TIMES, true ) ) {
				$changes += self::fact( $stored, $fact, $plain );
				continue;
			}
			$changes += 'customTime' === $fact ? ChangedAttribute::text( $stored, 'customTimeLabel', PlainText::from_html( $label ) ) : [];
			$ends     = self::changed_time( $stored, $fact, $plain );
			if ( null !== $ends ) {
				$changes += [ $fact => $ends[1] ];
				$shorter += [ $fact => $ends[0] < $ends[1] ? $ends[0] : 0 ];
			}
		}
		return self::with_ranges( array_merge( $attrs, $changes ), $stored, $shorter );
	}

	/**
	 * Reads one fact that is not a time.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   What it says, plain.
	 * @return array<string, mixed> Attributes that change.
	 */
	private static function fact( Attributes $stored, string $fact, string $text ): array {
		return match ( $fact ) {
			'author'      => ChangedAttribute::text( $stored, 'author', $text ),
			'yield'       => YieldWords::changes( $stored, $text ),
			'calories'    => 1 === preg_match( '/^' . self::NUMBER . ' kcal$/', $text, $found )
				? ChangedAttribute::number( $stored, 'calories', $found[1] )
				: [],
			'temperature' => self::temperature( $stored, $text ),
			// The currency is encoded twice.
			'cost'        => self::cost( $stored, PlainText::from_html( $text ) ),
			'keywords'    => self::keywords( $stored, $text ),
			default       => [],
		};
	}

	/**
	 * Reads a time.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   Such as `1 h 20 min` or `10–15 min`.
	 * @return array{int, int}|null The shorter and the longer end, the same where it is not a range; null where nothing changes.
	 */
	private static function changed_time( Attributes $stored, string $fact, string $text ): ?array {
		$facts  = new Facts( $stored );
		$before = [ $facts->shortest( $fact ), 'totalTime' === $fact ? $facts->total_time() : $stored->count( $fact ) ];
		$ends   = SymbolSpan::read( $text );
		return 0 === $before[1] || $before === $ends ? null : $ends;
	}

	/**
	 * Updates attributes with the shorter ends of time ranges that have changed.
	 *
	 * @param array<array-key, mixed> $attrs   Attributes with the longer ends.
	 * @param Attributes              $stored  What they were.
	 * @param array<string, int>      $shorter The shorter ends by fact; 0 where it is not a range any more.
	 * @return array<array-key, mixed>
	 */
	private static function with_ranges( array $attrs, Attributes $stored, array $shorter ): array {
		if ( [] === $shorter ) {
			return $attrs;
		}
		$from = array_filter( $shorter + TimeRanges::stored( $stored ) );
		return [] === $from ? array_diff_key( $attrs, [ 'timesFrom' => true ] ) : array_merge( $attrs, [ 'timesFrom' => $from ] );
	}

	/**
	 * Reads the temperature of the oven.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   Such as `180 °C`.
	 * @return array<string, mixed>
	 */
	private static function temperature( Attributes $stored, string $text ): array {
		if ( null === $stored->number( 'temperature' ) || 1 !== preg_match( '/^' . self::NUMBER . ' °([CF])$/u', $text, $found ) ) {
			return [];
		}
		$unit = 'F' === $stored->text( 'temperatureUnit' ) ? 'F' : 'C';
		return ChangedAttribute::number( $stored, 'temperature', $found[1] )
			+ ( $unit === $found[2] ? [] : [ 'temperatureUnit' => $found[2] ] );
	}

	/**
	 * Reads what the recipe costs.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   Such as `12.5 EUR`.
	 * @return array<string, mixed>
	 */
	private static function cost( Attributes $stored, string $text ): array {
		return null !== $stored->number( 'costAmount' ) && 1 === preg_match( '/^' . self::NUMBER . '(?:\s+(.*))?$/u', $text, $found )
			? ChangedAttribute::number( $stored, 'costAmount', $found[1] ) + (
				isset( $found[2] )
					? ChangedAttribute::text( $stored, 'costCurrency', $found[2] )
					: []
			)
			: [];
	}

	/**
	 * Reads the keywords; if their number differs, it is unknown which one has changed.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   The keywords, with commas.
	 * @return array<string, list<string>>
	 */
	private static function keywords( Attributes $stored, string $text ): array {
		$before = $stored->texts( 'keywords' );
		$words  = array_values( array_filter(
			array_map( trim( ... ), explode( ', ', $text ) ),
			static fn ( string $word ): bool => '' !== $word
		) );
		return implode( ', ', $before ) === $text || count( $before ) !== count( $words )
			? []
			: [ 'keywords' => array_map( Markup::encode( ... ), $words ) ];
	}
}
