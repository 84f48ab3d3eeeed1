<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the database for rows as they are stored.
 */
class RowQueries {

	public function __construct( protected readonly \wpdb $db ) {}

	/**
	 * Writes a text so that it stands for itself within a pattern of LIKE.
	 */
	public function like( string $text ): string {
		return $this->db->esc_like( $text );
	}

	/**
	 * Reads numbers.
	 *
	 * @param string     $sql     SQL with placeholders; what is not one comes from the code.
	 * @param int|string ...$args Their values.
	 * @return list<int>
	 */
	public function numbers( string $sql, int|string ...$args ): array {
		return array_map( static fn ( array $row ): int => (int) reset( $row ), $this->rows( $sql, ...$args ) );
	}

	/**
	 * Reads rows.
	 *
	 * @param string     $sql     SQL with placeholders; what is not one comes from the code.
	 * @param int|string ...$args Their values.
	 * @return list<array<string, string|null>>
	 */
	public function rows( string $sql, int|string ...$args ): array {
		/** @var list<array<string, string|null>>|null $rows */
		// @phpstan-ignore argument.type (Not one literal, but put together from literals of the code.)
		$rows = $this->db->get_results( (string) $this->db->prepare( $sql, ...$args ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- Prepared in the call.
		return $rows ?? [];
	}
}
