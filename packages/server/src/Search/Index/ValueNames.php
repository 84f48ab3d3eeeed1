<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The numbers under which one side of the index keeps values.
 */
final class ValueNames {

	/** How many names one statement asks for. */
	private const BATCH = 300;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly string $table
	) {}

	/**
	 * Returns the numbers of names; a name that nobody has is left out.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return array<string, int>
	 */
	public function ids( array $names ): array {
		$ids = [];
		foreach ( array_chunk( $names, self::BATCH ) as $batch ) {
			$rows = $this->db->rows(
				'SELECT id, name FROM %i WHERE name IN ( ' . implode( ', ', array_map( $this->db->hex( ... ), $batch ) ) . ' )',
				$this->table
			);
			foreach ( $rows as $row ) {
				$ids[ (string) $row['name'] ] = (int) $row['id'];
			}
		}
		return $ids;
	}

	/**
	 * Returns the numbers of names, and makes those that are not there.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return array<string, int>
	 */
	public function make_ids( array $names ): array {
		$ids     = $this->ids( $names );
		$missing = array_values( array_filter( $names, static fn ( string $name ): bool => ! isset( $ids[ $name ] ) ) );
		foreach ( array_chunk( $missing, self::BATCH ) as $batch ) {
			$this->db->write(
				'INSERT IGNORE INTO %i ( name ) VALUES ' . implode(
					', ',
					array_map( fn ( string $name ): string => "( {$this->db->hex( $name )} )", $batch )
				),
				$this->table
			);
		}
		return [] === $missing ? $ids : $ids + $this->ids( $missing );
	}

	/**
	 * Returns the names of a facet that begin with a text.
	 *
	 * @param string $prefix How the value begins, in folded letters.
	 * @return list<int> Their numbers.
	 */
	public function ids_from( string $facet, string $prefix ): array {
		return $this->db->numbers( "SELECT id FROM %i WHERE {$this->beginning( "$facet:$prefix" )}", $this->table );
	}

	/**
	 * Writes the condition for names that begin with a text.
	 *
	 * @param string $text How they begin.
	 * @return string SQL.
	 */
	public function beginning( string $text ): string {
		// The highest byte is in no text.
		return "( name >= {$this->db->hex( $text )} AND name < {$this->db->hex( $text . "\xFF" )} )";
	}

	/**
	 * Returns names by their number.
	 *
	 * @param list<int> $ids Numbers of names.
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		$names = [];
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			foreach ( $this->db->rows( 'SELECT id, name FROM %i WHERE id IN ( ' . implode( ', ', $batch ) . ' )', $this->table ) as $row ) {
				$names[ (int) $row['id'] ] = (string) $row['name'];
			}
		}
		return $names;
	}
}
