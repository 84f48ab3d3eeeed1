<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the columns of tables in plain text below each other where they are lists of a recipe, by the rules of the editor's paste, in
 * `packages/editor/src/paste/columns.ts`.
 */
final class Columns {

	/** How cells are set apart: as a spreadsheet does, or Markdown. */
	private const CELLS = '/\t|(?<!\\\\)\|/';

	/** The line below the names of the columns of a table in Markdown. */
	private const RULE = '/^[\s|:-]*-[\s|:-]*$/';

	/**
	 * Puts columns below each other.
	 *
	 * @param list<string> $lines The lines.
	 * @return list<string> All other lines as they were.
	 */
	public static function apart( array $lines ): array {
		foreach ( $lines as $start => $line ) {
			$lists = 1 === preg_match( self::CELLS, $line ) ? self::lists( self::cells( $line ) ) : null;
			if ( null === $lists ) {
				continue;
			}
			$end = $start;
			while ( isset( $lines[ $end ] ) && '' !== trim( $lines[ $end ] ) ) {
				++$end;
			}
			$rows = array_values( array_filter(
				array_slice( $lines, $start, $end - $start ),
				static fn ( string $row ): bool => 1 !== preg_match( self::RULE, $row )
			) );
			return [
				...array_slice( $lines, 0, $start ),
				...self::below_each_other( array_map( self::cells( ... ), $rows ), $lists ),
				...self::apart( array_slice( $lines, $end ) ),
			];
		}
		return $lines;
	}

	/**
	 * Returns the cells of a line.
	 *
	 * @param string $line The line.
	 * @return list<string>
	 */
	private static function cells( string $line ): array {
		return array_map( trim( ... ), preg_split( self::CELLS, preg_replace( '/^\s*\||\|\s*$/', '', $line ) ?? $line ) ?: [] );
	}

	/**
	 * Returns for each column which column names its list; columns between two names belong to the latter.
	 *
	 * @param list<string> $names The names.
	 * @return list<int>|null Null for a row that does not name lists.
	 */
	private static function lists( array $names ): ?array {
		$all   = array_map( SectionNames::written_part_of( ... ), $names );
		$parts = array_filter( $all, static fn ( string $part ): bool => '' !== $part );
		if ( count( $parts ) < 2 || count( array_unique( $parts ) ) !== count( $parts ) ) {
			return null;
		}
		$named = array_keys( $parts );
		return array_map(
			static fn ( int $at ): int
				=> min( [ ...array_filter( $named, static fn ( int $column ): bool => $column >= $at ), max( $named ) ] ),
			array_keys( $names )
		);
	}

	/**
	 * Returns the lines of each list, from its name downwards. Cells beyond the named columns belong to the last list.
	 *
	 * @param list<list<string>> $rows  The rows, that of the names first.
	 * @param list<int>          $lists Which column names the list of each.
	 * @return list<string>
	 */
	private static function below_each_other( array $rows, array $lists ): array {
		$found = [];
		$last  = $lists[ count( $lists ) - 1 ] ?? null;
		foreach ( array_unique( $lists ) as $list ) {
			foreach ( $rows as $at => $row ) {
				$own     = array_filter( $row, static fn ( int $column ): bool
					=> 0 === $at ? $column === $list : ( $lists[ $column ] ?? $last ) === $list, ARRAY_FILTER_USE_KEY );
				$found[] = trim( implode( ' ', $own ) );
			}
			$found[] = '';
		}
		return $found;
	}
}
