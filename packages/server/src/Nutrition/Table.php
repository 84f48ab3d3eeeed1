<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the parts of a table of nutrients, so that each value is under its own header, beside the name of its row.
 *
 * @phpstan-import-type Column from NutritionFacts
 */
final class Table {

	/**
	 * Names the table for those who do not see the title above it.
	 *
	 * @param string $title Plain text.
	 */
	public static function caption( string $title ): string {
		return sprintf( '<caption><span class="screen-reader-text">%s</span></caption>', esc_html( $title ) );
	}

	/**
	 * Prints the headers of the columns.
	 *
	 * @param list<string> $amounts What the amounts are of, plain text.
	 * @param string       $percent What the percentages are, plain text.
	 */
	public static function head( array $amounts, string $percent ): string {
		$cells = array_map(
			static fn ( string $text ): string => sprintf( '<th scope="col">%s</th>', esc_html( $text ) ),
			[ ...$amounts, $percent ]
		);
		return sprintf( '<thead><tr><td></td>%s</tr></thead>', implode( '', $cells ) );
	}

	/**
	 * Prints a row.
	 *
	 * @param string       $name   Plain text.
	 * @param list<string> $values Plain text, one for each column; empty where nothing is known.
	 * @param string       $kind   Class of the row.
	 */
	public static function row( string $name, array $values, string $kind = '' ): string {
		$cells = array_map(
			static fn ( string $text ): string => '' === $text ? '<td></td>' : sprintf( '<td><bdi>%s</bdi></td>', esc_html( $text ) ),
			$values
		);
		return sprintf(
			'<tr%s><th scope="row">%s</th>%s</tr>',
			'' === $kind ? '' : " class=\"$kind\"",
			esc_html( $name ),
			implode( '', $cells )
		);
	}

	/**
	 * Prints the rows that an author has added: what they say is of a serving.
	 *
	 * @param NutritionFacts         $facts   What is known.
	 * @param non-empty-list<Column> $columns The columns of amounts.
	 */
	public static function additional( NutritionFacts $facts, array $columns ): string {
		// In the column of a serving, or in the first where none shows one.
		$names  = array_column( $columns, 'name' );
		$before = (int) array_search( 'serving', $names, true );
		$html   = '';
		foreach ( $facts->additional as $row ) {
			$values = [ ...array_fill( 0, $before, '' ), $row['value'], ...array_fill( 0, count( $names ) - $before, '' ) ];
			$html .= self::row( $row['name'], $values );
		}
		return $html;
	}
}
