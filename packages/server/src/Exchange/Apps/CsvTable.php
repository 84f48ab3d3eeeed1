<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the cells of tables.
 */
final class CsvTable {

	/** The sign that makes a formula of a cell, after what a program drops from its beginning. */
	private const FORMULA = '[\s\p{Z}\p{C}"]*[=+\-@＝＋－＠]';

	/** The same, of a cell that begins within a text, where a program cuts it. */
	private const CUT_FORMULA = '(?:(?![\t\r\n])[\s\p{Z}\p{C}"])*[=+\-@＝＋－＠]';

	/**
	 * Writes a text so that no program takes it, or a part of it, for a formula.
	 *
	 * Where the system separates cells by semicolons, a spreadsheet cuts the line at those, and obeys no quote that is not
	 * the first sign of what is then a cell: a formula must not be within a text either.
	 *
	 * @param string $text The text of a cell.
	 */
	public static function harmless( string $text ): string {
		$places = '/^(?=' . self::FORMULA . '|[\t\r])|(?<=[;\t\r\n])(?=' . self::CUT_FORMULA . ')/u';
		return (string) preg_replace( $places, "'", mb_scrub( $text, 'UTF-8' ) );
	}

	/**
	 * Reads a text that may have been written by {@see self::harmless()}.
	 *
	 * @param string $text The text of a cell.
	 */
	public static function typed( string $text ): string {
		$places = "/^'(?=['\\s\\p{Z}\\p{C}\"]*[=+\\-@＝＋－＠])|(?<=[;\\t\\r\\n])'(?=" . self::CUT_FORMULA . ')/u';
		return preg_replace( $places, '', $text ) ?? $text;
	}

	/**
	 * Writes a cell, so that no program takes it for a formula.
	 */
	public static function cell( string $text ): string {
		return '"' . str_replace( '"', '""', self::harmless( $text ) ) . '"';
	}

	/**
	 * Writes a line of a table.
	 *
	 * @param list<string> $cells
	 */
	public static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	/**
	 * Reads all rows.
	 *
	 * @param string $text The table.
	 * @return list<list<string>>
	 */
	public static function rows( string $text ): array {
		$stream = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		if ( false === $stream ) {
			return [];
		}
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		rewind( $stream );
		$separator = self::separator( strtok( $text, "\n" ) ?: '' );
		$rows      = [];
		while ( is_array( $row = fgetcsv( $stream, null, $separator, '"', '' ) ) ) {
			$rows[] = array_map( static fn ( ?string $cell ): string => $cell ?? '', $row );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		return $rows;
	}

	/**
	 * Finds what separates columns.
	 *
	 * @param string $line The first line.
	 */
	public static function separator( string $line ): string {
		$counts = array_map( static fn ( string $mark ): int => substr_count( $line, $mark ), [
			',' => ',',
			';' => ';',
			"\t" => "\t",
		] );
		arsort( $counts );
		return (string) array_key_first( $counts );
	}
}
