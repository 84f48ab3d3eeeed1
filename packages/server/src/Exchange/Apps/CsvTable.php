<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the cells of tables.
 */
final class CsvTable {

	/**
	 * Writes a cell, so that no program takes it for a formula.
	 *
	 * @param string $text Its text.
	 */
	public static function cell( string $text ): string {
		$harmless = 0 !== preg_match( '/^\s*[=+\-@＝＋－＠]|^[\t\r]/u', $text ) ? "'$text" : $text;
		return '"' . str_replace( '"', '""', $harmless ) . '"';
	}

	/**
	 * Writes a line of a table.
	 *
	 * @param list<string> $cells Its cells.
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
