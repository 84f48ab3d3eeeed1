<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the `groups` attribute of a list, whatever is stored: nothing that somebody wrote is lost, and each id is there once.
 *
 * The twin of `readSections()` in `packages/editor`; both are held to `packages/contracts/fixtures/stored-lists`.
 *
 * @phpstan-type Group array{id: string, title: string, rows: list<Attributes>}
 */
final class StoredGroups {

	/** Keys that only a row has, by which a row without its group is recognised. */
	private const OF_ROWS = [ 'text', 'name', 'quantity', 'unit', 'note', 'tip', 'link', 'image', 'videoUrl' ];

	/**
	 * Reads the groups.
	 *
	 * @param mixed                                       $stored   What is stored.
	 * @param string                                      $rows     What a group calls its rows.
	 * @param \Closure( mixed, string, Ids ): ?Attributes $read_row Reads a row; gets where it is, and the ids of the block.
	 * @return list<Group> Titles and texts are HTML as stored, not safe to print; empty groups are among them.
	 */
	public static function read( mixed $stored, string $rows, \Closure $read_row ): array {
		$ids    = new Ids();
		$groups = [];
		foreach ( self::entries( $stored, $rows ) as $at => $value ) {
			$is_group = is_array( $value ) && self::is_group( $value, $rows );
			$title    = Attributes::from_value( $is_group ? $value : [] )->html( 'title' );
			$id       = $ids->claim( $is_group ? $value['id'] ?? null : null, "group/$at/$title" );
			$read     = [];
			// A text is a group of its lines; all else that is not a group is a row that lost its group.
			foreach ( self::entries( $is_group ? $value[ $rows ] ?? null : $value, 'text', ! $is_group ) as $place => $entry ) {
				$row = $read_row( $entry, $is_group ? "$at/$place" : "$at", $ids );
				if ( null !== $row ) {
					$read[] = $row;
				}
			}
			if ( $is_group || [] !== $read ) {
				$groups[] = [
					'id'    => $id,
					'title' => $title,
					'rows'  => $read,
				];
			}
		}
		return $groups;
	}

	/**
	 * Returns the entries of a list: of a text its lines, of an object its values, and of lists in lists theirs.
	 *
	 * @param mixed  $stored   What is stored.
	 * @param string $part     What an entry has, so that one which lost its list is known.
	 * @param bool   $is_entry Whether an object is an entry in any case.
	 * @return list<mixed>
	 */
	private static function entries( mixed $stored, string $part, bool $is_entry = false ): array {
		if ( is_string( $stored ) ) {
			$lines = preg_split( '/\r\n|\r|\n/', $stored ) ?: [];
			return array_values( array_filter( $lines, static fn ( string $line ): bool => 1 === preg_match( '/\S/u', $line ) ) );
		}
		if ( ! is_array( $stored ) ) {
			return $is_entry ? [ $stored ] : [];
		}
		$names = [ $part, 'id', 'title', ...self::OF_ROWS ];
		if ( ! array_is_list( $stored ) && ( $is_entry || self::has_one( $stored, $names ) ) ) {
			return [ $stored ];
		}
		$entries = [];
		foreach ( $stored as $value ) {
			array_push( $entries, ...( is_array( $value ) && array_is_list( $value ) ? self::entries( $value, $part ) : [ $value ] ) );
		}
		return $entries;
	}

	/**
	 * Returns whether an entry is a group, not a row by itself; what another plugin has stored is none for having an id.
	 *
	 * @param array<array-key, mixed> $entry
	 * @param string                  $rows  What a group calls its rows.
	 */
	private static function is_group( array $entry, string $rows ): bool {
		return is_array( $entry[ $rows ] ?? null )
			|| ( self::has_one( $entry, [ $rows, 'title' ] ) && ! self::has_one( $entry, self::OF_ROWS ) )
			|| [ 'id' ] === array_keys( $entry );
	}

	/**
	 * Returns whether an object has one of some properties.
	 *
	 * @param array<array-key, mixed> $stored The object.
	 * @param list<string>            $names  The properties.
	 */
	private static function has_one( array $stored, array $names ): bool {
		return [] !== array_intersect_key( $stored, array_flip( $names ) );
	}
}
