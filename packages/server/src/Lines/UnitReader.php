<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the unit that follows a number, passing over words of size.
 */
final class UnitReader {

	/** More words of size than these do not stand before a unit. */
	private const MAX_SIZES = 4;

	/**
	 * Reads the unit after a place.
	 *
	 * @param string $text     The line without tags and brackets.
	 * @param int    $start    Where the number ends.
	 * @param bool   $is_alone Whether there is no number: then one letter is not a unit.
	 */
	public static function at( string $text, int $start, Grammar $grammar, bool $is_alone = false ): ?Unit {
		$place = $grammar->skip( 'read-unit.SPACE', $text, $start );
		for ( $sizes = 0; $sizes < self::MAX_SIZES; ++$sizes ) {
			$found = self::unit( $text, $place, $grammar, $is_alone );
			$next  = $grammar->skip( 'size', $text, $place );
			if ( null !== $found || $next === $place ) {
				return $found;
			}
			$place = $next;
		}
		return null;
	}

	/**
	 * Reads the unit at a place; the longest, for a size may be part of its name: `petite cuillère`.
	 *
	 * @param string $text     The line without tags and brackets.
	 * @param bool   $is_alone Whether there is no number.
	 */
	private static function unit( string $text, int $place, Grammar $grammar, bool $is_alone ): ?Unit {
		$ends  = self::word_ends( $text, $place, $grammar );
		$first = substr( $text, $place, ( $ends[0] ?? $place ) - $place );
		if ( [] === $ends || ( $is_alone && mb_strlen( $first, 'UTF-8' ) < 3 ) || self::is_no_unit( $text, $place, $grammar ) ) {
			return null;
		}
		$spoon = 'en' === $grammar->languages[0] ? Tables::words( 'read-unit.SPOONS' )[ str_replace( '.', '', $first ) ] ?? null : null;
		if ( is_string( $spoon ) && 1 === preg_match( '/\s/uA', $text, $space, 0, $ends[0] ) ) {
			return new Unit( $spoon, $place, $ends[0] );
		}
		foreach ( array_reverse( $ends ) as $end ) {
			$id = Units::find( str_replace( '-', ' ', substr( $text, $place, $end - $place ) ), $grammar->languages );
			if (
				null !== $id
				&& ! ( $is_alone && '-' === ( $text[ $end ] ?? '' ) )
				&& $grammar->skip( 'read-unit.TIED', $text, $end ) === $end
			) {
				return new Unit( $id, $place, $grammar->skip( 'after', $text, $end ) );
			}
		}
		return null;
	}

	/**
	 * Returns whether words are a name or a size, though they begin as a unit does.
	 *
	 * @param string $text  The line.
	 * @param int    $place Where they begin.
	 */
	private static function is_no_unit( string $text, int $place, Grammar $grammar ): bool {
		return $grammar->skip( 'read-unit.NAMES', $text, $place ) > $place
			|| ( 'de' === $grammar->languages[0] && $grammar->skip( 'read-unit.SHORT_SIZE', $text, $place ) > $place );
	}

	/**
	 * Reads the next words.
	 *
	 * @param string $text  The line.
	 * @param int    $start Where they begin.
	 * @return list<int> Where each of them ends.
	 */
	private static function word_ends( string $text, int $start, Grammar $grammar ): array {
		$ends  = [];
		$place = $start;
		$most  = (int) Tables::number( 'read-unit.MAX_WORDS' );
		while ( count( $ends ) < $most ) {
			$end = $grammar->skip( 'read-unit.WORD', $text, $place );
			if ( $end === $place ) {
				break;
			}
			$ends[] = $end;
			preg_match( '/[\s-]{0,3}/uA', $text, $space, 0, $end );
			$place = $end + strlen( $space[0] ?? '' );
		}
		return $ends;
	}
}
