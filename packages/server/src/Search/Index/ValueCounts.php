<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the recipes of values by what the rows of their bits say, without reading the bits.
 */
final class ValueCounts {

	/** How many values one statement asks for. */
	private const BATCH = 300;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly ValueNames $names,
		private readonly string $names_table,
		private readonly string $bits_table
	) {}

	/**
	 * Returns how many recipes have each value of some facets.
	 *
	 * @param list<string> $facets
	 * @return array<string, array<int, array{value: string, count: int}>> By facet and number.
	 */
	public function sizes( array $facets ): array {
		$sizes = array_fill_keys( $facets, [] );
		if ( [] === $facets ) {
			return $sizes;
		}
		// By their beginning, since the index of the names has all of it; the plus, which says nothing else, keeps SQLite
		// from going through all names in the order of their numbers.
		$rows = $this->db->rows(
			'SELECT n.id, n.name, SUM( b.cardinality ) AS size FROM %i n JOIN %i b ON b.name_id = n.id WHERE ' . implode(
				' OR ',
				array_map( fn ( string $facet ): string => $this->names->beginning( "$facet:" ), $facets )
			) . ' GROUP BY +n.id',
			$this->names_table,
			$this->bits_table
		);
		foreach ( $rows as $row ) {
			if ( (int) $row['size'] > 0 ) {
				[ $facet, $value ]                   = explode( ':', (string) $row['name'], 2 );
				$sizes[ $facet ][ (int) $row['id'] ] = [
					'value' => $value,
					'count' => (int) $row['size'],
				];
			}
		}
		return $sizes;
	}

	/**
	 * Returns how many recipes have values of a facet, and how many have each value and spelling.
	 *
	 * @param list<string> $values
	 * @return array{array<array-key, int>, array<array-key, int>} Recipes by value, and by what {@see Spellings} notes.
	 */
	public function spellings( string $facet, array $values ): array {
		$noted = Spellings::facet( $facet );
		$found = [
			$facet => [],
			$noted => [],
		];
		foreach ( array_chunk( $values, self::BATCH ) as $batch ) {
			$exact = implode( ', ', array_map( fn ( string $value ): string => $this->db->hex( "$facet:$value" ), $batch ) );
			$begun = implode(
				' OR ',
				array_map( fn ( string $value ): string => $this->names->beginning( "$noted:" . Spellings::beginning( $value ) ), $batch )
			);
			foreach ( $this->db->rows(
				"SELECT n.name, SUM( b.cardinality ) AS size FROM %i n JOIN %i b ON b.name_id = n.id WHERE n.name IN ( $exact ) OR $begun GROUP BY +n.id",
				$this->names_table,
				$this->bits_table
			) as $row ) {
				if ( (int) $row['size'] > 0 ) {
					[ $of, $text ]         = explode( ':', (string) $row['name'], 2 );
					$found[ $of ][ $text ] = (int) $row['size'];
				}
			}
		}
		return [ $found[ $facet ], $found[ $noted ] ];
	}
}
