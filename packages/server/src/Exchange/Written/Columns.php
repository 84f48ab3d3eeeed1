<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;

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
	 * @param list<string> $lines
	 * @return list<string> All other lines as they were.
	 */
	public static function apart( array $lines ): array {
		foreach ( $lines as $start => $line ) {
			if ( ! self::may_name_lists( $line ) ) {
				continue;
			}
			$end = $start + 1;
			while ( isset( $lines[ $end ] ) && '' !== trim( $lines[ $end ] ) && ! self::may_name_lists( $lines[ $end ] ) ) {
				++$end;
			}
			$below = self::table( array_slice( $lines, $start, $end - $start ) );
			if ( null !== $below ) {
				return [ ...array_slice( $lines, 0, $start ), ...$below, ...self::apart( array_slice( $lines, $end ) ) ];
			}
		}
		return $lines;
	}

	/**
	 * Returns whether a line may be the first of a table with lists.
	 */
	private static function may_name_lists( string $line ): bool {
		return self::has_cells( $line ) && ! WrittenRules::is_noise( $line ) && ColumnLists::names_foods( self::cells( $line ) );
	}

	/**
	 * Reads a table.
	 *
	 * @param list<string> $lines Its lines up to a blank one or to the next that names lists, as the first does.
	 * @return list<string>|null The lists; null where most lines below the first are not rows, as below links to the parts of a page.
	 */
	private static function table( array $lines ): ?array {
		$own   = array_values( array_filter(
			$lines,
			static fn ( string $line ): bool => 1 !== preg_match( self::RULE, $line ) && ! WrittenRules::is_noise( $line )
		) );
		$count = count( array_filter( $own, self::has_cells( ... ) ) ) - 1;
		return $count * 2 > count( $own ) - 1 ? ColumnLists::lines( array_map( self::cells( ... ), $own ) ) : null;
	}

	/**
	 * Returns whether a line has cells.
	 */
	private static function has_cells( string $line ): bool {
		return 1 === preg_match( self::CELLS, $line );
	}

	/**
	 * Returns the cells of a line.
	 *
	 * @return list<string>
	 */
	private static function cells( string $line ): array {
		return array_map( trim( ... ), preg_split( self::CELLS, preg_replace( '/^\s*\||\|\s*$/', '', $line ) ?? $line ) ?: [] );
	}
}
