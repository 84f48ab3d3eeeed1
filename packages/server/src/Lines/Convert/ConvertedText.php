<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Grammar;
use Larder\Lines\QuantityText;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what a text says in the units of a system: temperatures, lengths, weights and volumes.
 */
final class ConvertedText {

	/**
	 * Writes a text.
	 *
	 * @param string $text   Plain text.
	 * @param string $system `metric` or `us`.
	 * @param string $locale Language tag of the text.
	 * @return string Exactly as given where it says nothing in other units.
	 */
	public static function convert( string $text, string $system, string $locale ): string {
		$pieces = [
			...Temperatures::pieces( $text, $system, $locale ),
			...Lengths::pieces( $text, $system, $locale ),
			...self::weights( $text, $system, $locale ),
		];
		usort( $pieces, static fn ( Replacement $one, Replacement $other ): int => $one->start <=> $other->start );
		$converted = '';
		$place     = 0;
		$free      = 0;
		foreach ( $pieces as $piece ) {
			if ( $piece->start < $free ) {
				continue;
			}
			$free = $piece->end;
			// The stop of an abbreviation ends its sentence, too.
			$written = '.' === ( $text[ $piece->end ] ?? '' ) ? preg_replace( '/\.\z/', '', $piece->text ) ?? $piece->text : $piece->text;
			if ( substr( $text, $piece->start, $piece->end - $piece->start ) !== $written ) {
				$before     = Qualifiers::with_article( substr( $text, 0, $piece->start ), $written, $locale );
				$converted .= substr( $before, $place ) . $written;
				$place      = $piece->end;
			}
		}
		return $converted . substr( $text, $place );
	}

	/**
	 * Writes safe HTML, outside of its tags.
	 *
	 * @param string $html   Safe HTML.
	 * @param string $system `metric` or `us`.
	 * @param string $locale Language tag of the text.
	 */
	public static function html( string $html, string $system, string $locale ): string {
		$parts = 1 === preg_match( '/' . Grammar::DIGIT . '/u', $html )
			? preg_split( '/(<[^<>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE )
			: false;
		return false === $parts
			? $html
			: implode(
				'',
				array_map(
					static fn ( string $part ): string => str_starts_with( $part, '<' ) ? $part : self::convert( $part, $system, $locale ),
					$parts
				)
			);
	}

	/**
	 * Finds the weights and volumes.
	 *
	 * @param string $system `metric` or `us`.
	 * @param string $locale Language tag of the text.
	 * @return list<Replacement>
	 */
	private static function weights( string $text, string $system, string $locale ): array {
		$pieces = [];
		foreach ( 1 === preg_match(
			'/' . Grammar::DIGIT . '|\b(?:half|one|two|three|four)\b/iu',
			$text
		) ? EquivalentAmountsFinder::find( $text, $locale ) : [] as $said ) {
			$is_end = self::ends_sentence( $text, $said->end );
			$end    = $said->end - ( $is_end ? 1 : 0 );
			$way    = $said->best_way( $system, 1.0 );
			if ( 'us' === $system && AmountConverter::is_metric_volume( $way ) && self::is_container_size( $text, $said, $locale ) ) {
				continue;
			}
			$typed  = substr( $text, $way[0]->start, $way[ count( $way ) - 1 ]->end - $way[0]->start );
			if ( AmountConverter::is_of( $way, $system, 1.0 ) ) {
				$own    = $is_end ? preg_replace( '/\.\z/', '', $typed ) ?? $typed : $typed;
				$pieces = count( $said->ways ) > 1 ? [ ...$pieces, new Replacement( $said->start, $end, $own ) ] : $pieces;
				continue;
			}
			$printed = AmountConverter::convert( $way, 1.0, $system, static fn (): ?Food => self::food_behind( $text, $end ), $locale );
			if ( null !== $printed ) {
				$pieces[] = new Replacement( $said->start, $end, self::written( $typed, $printed ) );
			}
		}
		return $pieces;
	}

	/**
	 * Returns whether an amount says how large a container is: `a 750 ml bottle`, `1 can (400 ml)`.
	 *
	 * @param string $locale Language tag of the text.
	 */
	private static function is_container_size( string $text, EquivalentAmounts $said, string $locale ): bool {
		$grammar = Grammar::for_locale( $locale );
		preg_match( Tables::pattern( 'container.WORD_BEFORE' ), substr( $text, 0, $said->start ), $before );
		$behind = UnitReader::at( $text, $grammar->skip( 'container.CLOSED', $text, $said->end ), $grammar, true );
		return Units::is_package( Units::find( $before[1] ?? '', $grammar->languages ) ) || Units::is_package( $behind?->id );
	}

	/**
	 * Returns the food that a text says an amount is of: the longest name that is known.
	 *
	 * @param int $end Where the amount ends.
	 */
	private static function food_behind( string $text, int $end ): ?Food {
		preg_match( Tables::pattern( 'text.FOOD' ), substr( $text, $end ), $behind );
		$words = preg_split( '/\s/u', $behind[1] ?? '' );
		for ( $count = false === $words ? 0 : count( $words ); $count > 0; --$count ) {
			$name = implode( ' ', array_slice( (array) $words, 0, $count ) );
			$food = Foods::find( $name );
			if ( null !== $food ) {
				// The water that potatoes were boiled in is none of them.
				$next = preg_replace( '/s\z/', '', strtolower( $words[ $count ] ?? '' ) );
				return in_array( $next, Tables::words( 'made-of.MADE_OF' ), true )
					&& 1 !== preg_match( Tables::pattern( 'text.ENDS_FOOD' ), $name ) ? null : $food;
			}
		}
		return null;
	}

	/**
	 * Returns whether the stop after a unit ends the sentence: `3 cups.`, `3 oz. Roll it.`, but not `3 oz. Parmesan`.
	 *
	 * @param int $end Where the amount ends.
	 */
	private static function ends_sentence( string $text, int $end ): bool {
		$behind = substr( $text, $end );
		return '.' === ( $text[ $end - 1 ] ?? '' ) && (
			1 !== preg_match( Tables::pattern( 'measures.STOPPED' ), substr( $text, 0, $end ) )
			|| '' === trim( $behind )
			|| ( 1 === preg_match( '/\A\s+\p{Lu}/u', $behind ) && null === self::food_behind( $text, $end ) )
		);
	}

	/**
	 * Writes what was converted as it was typed: `10-cup` before what it measures.
	 *
	 * @param string                $typed   What was typed.
	 * @param array{string, string} $printed Number and unit.
	 */
	private static function written( string $typed, array $printed ): string {
		[ $quantity, $unit ] = $printed;
		return 1 === preg_match( '/' . Grammar::DIGIT . '-\p{L}/u', $typed ) && 1 === preg_match( '/^(?:cup|quart)s?\z/', $unit )
			? "$quantity-" . rtrim( $unit, 's' )
			: Qualifiers::in_amount( $typed ) . $quantity . QuantityText::unit_space( $quantity ) . $unit;
	}
}
