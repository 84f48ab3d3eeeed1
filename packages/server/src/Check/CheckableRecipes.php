<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\DocumentRepository;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * The recipes that can be checked, and those of them that have not been checked since the rules changed.
 */
final class CheckableRecipes {

	/** Posts with a document that are neither in the trash nor auto-drafts. */
	private const RECIPES = "FROM %i m JOIN %i p ON p.ID = m.post_id AND p.post_status NOT IN ( 'trash', 'auto-draft' ) AND p.post_type <> 'revision'";

	/** Joins what is stored about them, and keeps those without it. */
	private const UNCHECKED = 'LEFT JOIN %i c ON c.rule = %s AND c.post_id = p.ID WHERE m.meta_key = %s AND c.post_id IS NULL';

	private readonly Statements $statements;

	public function __construct( private readonly \wpdb $db, private readonly Findings $findings ) {
		$this->statements = new Statements( $db );
	}

	/**
	 * Counts all of them.
	 */
	public function count(): int {
		return $this->number( 'SELECT COUNT(*) AS recipes ' . self::RECIPES . ' WHERE m.meta_key = %s', $this->values( false ) );
	}

	/**
	 * Returns recipes by ascending ID.
	 *
	 * @param int $after Only those with a greater ID.
	 * @return list<int>
	 */
	public function after( int $after, int $limit ): array {
		return $this->ids(
			'SELECT p.ID ' . self::RECIPES . ' WHERE m.meta_key = %s AND p.ID > %d ORDER BY p.ID LIMIT %d',
			[ ...$this->values( false ), $after, $limit ]
		);
	}

	/**
	 * Counts those that have not been checked.
	 */
	public function count_unchecked(): int {
		return $this->number( 'SELECT COUNT(*) AS recipes ' . self::RECIPES . ' ' . self::UNCHECKED, $this->values( true ) );
	}

	/**
	 * Returns those that have not been checked, by ascending ID.
	 *
	 * @param int $after Only those with a greater ID.
	 * @return list<int>
	 */
	public function unchecked_after( int $after, int $limit ): array {
		return $this->ids(
			'SELECT p.ID ' . self::RECIPES . ' ' . self::UNCHECKED . ' AND p.ID > %d ORDER BY p.ID LIMIT %d',
			[ ...$this->values( true ), $after, $limit ]
		);
	}

	/**
	 * Returns the values of the placeholders of {@see self::RECIPES} and of what follows it.
	 *
	 * @param bool $joins Whether {@see self::UNCHECKED} follows.
	 * @return list<string>
	 */
	private function values( bool $joins ): array {
		return [
			$this->db->postmeta,
			$this->db->posts,
			...( $joins ? [ $this->findings->table(), Findings::CHECKED ] : [] ),
			DocumentRepository::META_KEY,
		];
	}

	/**
	 * Returns the count that a query selects as `recipes`.
	 *
	 * @param literal-string $sql  SQL with placeholders.
	 * @param list<string>   $args Their values.
	 */
	private function number( string $sql, array $args ): int {
		return (int) ( $this->statements->rows( $sql, $args )[0]['recipes'] ?? 0 );
	}

	/**
	 * Returns the post IDs that a query selects.
	 *
	 * @param literal-string       $sql  SQL with placeholders.
	 * @param list<int|string> $args Their values.
	 * @return list<int>
	 */
	private function ids( string $sql, array $args ): array {
		return array_map( absint( ... ), array_column( $this->statements->rows( $sql, $args ), 'ID' ) );
	}
}
