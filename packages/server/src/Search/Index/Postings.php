<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Writes an entry as names of values, all that the bits of the index know of.
 */
final class Postings {

	/** The facet that every recipe of the index has. */
	public const ALL = '#all:1';

	/** How many bytes of a title are bits; what agrees so far is sorted by its row. */
	public const TITLE_BYTES = 8;

	/**
	 * ValueNames of the bits of one byte, by field, place and value: a rebuild asks for them a hundred million times.
	 *
	 * @var array<string, array<int, array<int, list<string>>>>
	 */
	private static array $bits = [];

	/**
	 * Returns the names that a recipe has.
	 *
	 * @return list<string> Each `facet:value`.
	 */
	public static function for_entry( Entry $entry ): array {
		$names = [ self::ALL ];
		foreach ( $entry->facets as $facet => $values ) {
			foreach ( $values as $value ) {
				$names[] = "$facet:$value";
			}
		}
		$initials = [];
		foreach ( $entry->words as $word ) {
			$names[] = "#word:$word";

			$initials[ self::first( $word ) ] = true;
		}
		unset( $initials[''] );
		foreach ( array_keys( $initials ) as $initial ) {
			$names[] = "#initial:$initial";
		}
		foreach ( $entry->numbers as $field => $number ) {
			if ( null === $number ) {
				continue;
			}
			$names[] = "#$field:known";
			$bits    = Entry::bits( $field );
			for ( $byte = 0; 8 * $byte < $bits; $byte++ ) {
				array_push( $names, ...self::bits( $field, $byte, ( $number >> ( 8 * $byte ) ) & 0xFF ) );
			}
		}
		foreach ( str_split( str_pad( substr( $entry->title, 0, self::TITLE_BYTES ), self::TITLE_BYTES, "\0" ) ) as $place => $byte ) {
			array_push( $names, ...self::bits( 'title', self::TITLE_BYTES - 1 - $place, ord( $byte ) ) );
		}
		return $names;
	}

	/**
	 * Returns the name that all recipes have with a word that begins with a letter: with the words themselves, thousands
	 * would have to be joined.
	 *
	 * @param string $text What a word begins with, folded.
	 * @return string|null Null unless it is a single letter of an alphabet; scripts of syllables or words have few words for each sign.
	 */
	public static function initial( string $text ): ?string {
		return '' !== $text && self::first( $text ) === $text ? "#initial:$text" : null;
	}

	/**
	 * Returns the first letter of a word.
	 *
	 * @param string $word Folded word.
	 * @return string Empty where it takes more than two bytes, which those of alphabets do not.
	 */
	private static function first( string $word ): string {
		$byte = ord( $word );
		return $byte < 0x80 ? substr( $word, 0, 1 ) : ( $byte < 0xE0 ? substr( $word, 0, 2 ) : '' );
	}

	/**
	 * Returns the names of a number's bits, the highest first.
	 *
	 * @param string $field A number of an entry, or `title`.
	 * @return list<string>
	 */
	public static function slices( string $field ): array {
		$bits = 'title' === $field ? 8 * self::TITLE_BYTES : Entry::bits( $field );
		return array_map( static fn ( int $bit ): string => "#$field:$bit", range( $bits - 1, 0 ) );
	}

	/**
	 * Reads the numbers of names that a row holds.
	 *
	 * @param string|null $packed Four bytes a number, as {@see self::packed()} gives them.
	 * @return list<int>
	 */
	public static function listed( ?string $packed ): array {
		/** @var array<int, int>|false $numbers */
		$numbers = null === $packed || '' === $packed ? [] : unpack( 'V*', $packed );
		return array_values( false === $numbers ? [] : $numbers );
	}

	/**
	 * Writes numbers of names as a row holds them.
	 *
	 * @param list<int> $ids The numbers.
	 */
	public static function packed( array $ids ): string {
		return pack( 'V*', ...$ids );
	}

	/**
	 * Returns the names of the bits that are set in one byte of a number.
	 *
	 * @param string $field A number of an entry, or `title`.
	 * @param int    $place Which byte, 0 for the lowest.
	 * @param int    $byte  Its value.
	 * @return list<string>
	 */
	private static function bits( string $field, int $place, int $byte ): array {
		if ( ! isset( self::$bits[ $field ][ $place ][ $byte ] ) ) {
			$set = array_filter( range( 0, 7 ), static fn ( int $bit ): bool => 1 === ( ( $byte >> $bit ) & 1 ) );

			self::$bits[ $field ][ $place ][ $byte ] = array_map(
				static fn ( int $bit ): string => "#$field:" . ( 8 * $place + $bit ),
				array_values( $set )
			);
		}
		return self::$bits[ $field ][ $place ][ $byte ];
	}
}
