<?php
declare( strict_types=1 );

namespace Larder\Details;

use Larder\Lines\ServingsText;
use Larder\Recipe\Duration;
use Larder\Recipe\Facts;
use Larder\Recipe\PlainText;
use Larder\Recipe\ValueLabels;

defined( 'ABSPATH' ) || exit;

/**
 * Turns facts into labels and texts.
 *
 * @phpstan-type Fact array{label: string, html: string}
 */
final class FactList {

	/** How many facts are seen at first where nobody has chosen. */
	private const SEEN = 4;

	/** The facts that help to decide whether to cook this today; if some are unknown, others fill the gaps. */
	private const DECIDING = [ 'totalTime', 'activeTime', 'yield', 'difficulty' ];

	/** What a strip shows when nobody has chosen, in this order. */
	public const DEFAULTS = [
		'prepTime',
		'cookTime',
		'restTime',
		'customTime',
		'activeTime',
		'totalTime',
		'yield',
		'difficulty',
		'seasons',
		'calories',
		'cost',
		'temperature',
	];

	/**
	 * Returns the chosen facts that are known.
	 *
	 * @param list<string> $chosen Names in order; empty for the defaults.
	 * @return array<string, Fact> By name; labels are plain, `html` is safe.
	 */
	public static function known( Facts $facts, array $chosen ): array {
		$list = [];
		foreach ( [] === $chosen ? self::defaults( $facts ) : $chosen as $name ) {
			$html = self::html( $facts, $name );
			if ( '' !== $html ) {
				$list[ $name ] = [
					'label' => self::label( $facts, $name ),
					// The page may have another text direction than the recipe.
					'html'  => "<bdi>$html</bdi>",
				];
			}
		}
		return $list;
	}

	/**
	 * Chooses the facts that are seen at first; the others fold out.
	 *
	 * @param array<string, Fact> $list All that are known.
	 * @return list<string> Names in the order in which they are shown.
	 */
	public static function first( Facts $facts, array $list ): array {
		$known   = array_keys( $list );
		$times   = array_keys( $facts->times() );
		// A single time is the total.
		$wanted  = [ ...( isset( $list['totalTime'] ) ? [] : array_slice( $times, 0, 1 ) ), ...self::DECIDING ];
		$first   = array_values( array_intersect( $wanted, $known ) );
		$missing = max( 0, self::SEEN - count( $first ) );
		return [ ...$first, ...array_slice( array_values( array_diff( $known, $first ) ), 0, $missing ) ];
	}

	/**
	 * Returns the default names, without a total that only repeats the one time there is.
	 *
	 * @return list<string>
	 */
	private static function defaults( Facts $facts ): array {
		$repeats = [ $facts->total_time() ] === array_values( $facts->times() );
		return array_values( array_diff( self::DEFAULTS, $repeats ? [ 'totalTime' ] : [] ) );
	}

	/**
	 * Returns whether the recipe itself names a fact, in its own language.
	 *
	 * @param Facts  $facts The facts.
	 * @param string $name  Name of the fact.
	 */
	public static function has_own_label( Facts $facts, string $name ): bool {
		return 'customTime' === $name && '' !== $facts->values->text( 'customTimeLabel' );
	}

	/**
	 * Returns the label of a fact.
	 *
	 * @param Facts  $facts The facts; the custom time brings its own label.
	 * @param string $name  Name of the fact.
	 */
	private static function label( Facts $facts, string $name ): string {
		return self::has_own_label( $facts, $name ) ? $facts->values->text( 'customTimeLabel' ) : ValueLabels::fact( $name );
	}

	/**
	 * Prints the text of a fact.
	 *
	 * @param string $name Name of the fact.
	 * @return string Safe HTML, empty for what is not known.
	 */
	private static function html( Facts $facts, string $name ): string {
		$values = $facts->values;
		return match ( $name ) {
			'author'      => esc_html( $values->text( 'author' ) ),
			'prepTime', 'cookTime', 'restTime', 'customTime' => self::time( $values->count( $name ), $facts->shortest( $name ) ),
			'activeTime'  => self::time( self::active_time( $facts ), $facts->shortest( 'prepTime' ) + $facts->shortest( 'cookTime' ) ),
			'totalTime'   => self::time( $facts->total_time(), $facts->shortest( 'totalTime' ) ),
			'yield'       => self::yield_html( $facts ),
			'difficulty'  => esc_html( ValueLabels::difficulty( $values->text( 'difficulty' ) ) ),
			'seasons'     => esc_html( implode( ', ', array_map( ValueLabels::season( ... ), $values->texts( 'seasons' ) ) ) ),
			'calories'    => self::with_unit( $values->amount( 'calories' ), __( 'kcal', 'larder' ) ),
			'cost'        => self::with_unit( $values->amount( 'costAmount' ), $values->text( 'costCurrency' ) ),
			'temperature' => self::with_unit(
				$values->number( 'temperature' ),
				'°' . ( 'F' === $values->text( 'temperatureUnit' ) ? 'F' : 'C' )
			),
			'keywords'    => esc_html( implode( ', ', $values->texts( 'keywords' ) ) ),
			default       => '',
		};
	}

	/**
	 * Computes the active time of a recipe that also has waiting time.
	 *
	 * @return int Minutes; 0 where that is all of the time, or not known.
	 */
	private static function active_time( Facts $facts ): int {
		$times  = $facts->times();
		$active = ( $times['prepTime'] ?? 0 ) + ( $times['cookTime'] ?? 0 );
		return isset( $times['prepTime'], $times['cookTime'] ) && $active < $facts->total_time() ? $active : 0;
	}

	/**
	 * Prints how many the recipe makes.
	 */
	private static function yield_html( Facts $facts ): string {
		return esc_html( trim( self::yield_amount( $facts ) . ' ' . $facts->values->text( 'yieldUnit' ) ) );
	}

	/**
	 * Prints the number or range that the recipe makes.
	 *
	 * @return string Plain text, empty where only words say what it makes.
	 */
	public static function yield_amount( Facts $facts ): string {
		return implode( '–', array_map( ServingsText::format( ... ), array_filter( [ $facts->servings(), $facts->most_servings() ] ) ) );
	}

	/**
	 * Prints a time for readers and machines.
	 *
	 * @param int $minutes Whole minutes, of a range the longer end.
	 * @param int $from    The shorter end; as much for one time.
	 */
	private static function time( int $minutes, int $from ): string {
		return $minutes <= 0
			? ''
			: sprintf(
				'<time datetime="%s">%s</time>',
				esc_attr( Duration::iso( $minutes ) ),
				esc_html( Duration::span( $from, $minutes ) )
			);
	}

	/**
	 * Prints a number and what it counts, never torn apart.
	 *
	 * @param string $unit Plain text.
	 */
	private static function with_unit( int|float|null $number, string $unit ): string {
		if ( null === $number ) {
			return '';
		}
		$decimals = floor( $number ) === (float) $number ? 0 : 2;
		$text     = trim( PlainText::number( $number, $decimals ) . "\u{00A0}" . $unit, "\u{00A0} " );
		return esc_html( $text );
	}
}
