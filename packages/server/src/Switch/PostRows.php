<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PostType;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts of other plugins by their types, fields, names and contents, whether or not anybody registers the types.
 */
final class PostRows extends RowQueries {

	/** Statuses of posts that are no place for a recipe that is looked for in contents. */
	public const PASSED = [ 'auto-draft', 'trash', 'inherit' ];

	/** Posts of a plugin's own type, and those that have become recipes of Larder. */
	private const OWN_POSTS = 'FROM %i p WHERE ( p.post_type = %s OR ( p.post_type = %s AND EXISTS ('
		. ' SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = CONCAT( %s, p.ID ) ) ) )'
		. " AND p.post_status NOT IN ( 'auto-draft', 'trash' )";

	/**
	 * Reads posts of a type in ascending order.
	 *
	 * @param string $type  The post type.
	 * @param int    $after Only greater ids.
	 * @return list<int>
	 */
	public function of_type( string $type, int $after, int $limit ): array {
		return $this->numbers(
			"SELECT ID FROM %i WHERE post_type = %s AND ID > %d AND post_status NOT IN ( 'auto-draft', 'trash' ) ORDER BY ID LIMIT %d",
			$this->db->posts,
			$type,
			$after,
			$limit
		);
	}

	/**
	 * Counts the posts of a type.
	 *
	 * @param string $type The post type.
	 */
	public function count( string $type ): int {
		return $this->numbers(
			"SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status NOT IN ( 'auto-draft', 'trash' )",
			$this->db->posts,
			$type
		)[0] ?? 0;
	}

	/**
	 * Reads posts of a plugin's own type in ascending order, and those that have become recipes of Larder.
	 *
	 * @param string $type  The post type.
	 * @param string $field What the meta fields begin with that say which recipe is in a post.
	 * @param int    $after Only greater ids.
	 * @return list<int>
	 */
	public function own_posts( string $type, string $field, int $after, int $limit ): array {
		return $this->numbers(
			'SELECT p.ID ' . self::OWN_POSTS . ' AND p.ID > %d ORDER BY p.ID LIMIT %d',
			$this->db->posts,
			$type,
			PostType::NAME,
			$this->db->postmeta,
			$field,
			$after,
			$limit
		);
	}

	/**
	 * Counts the posts of {@see self::own_posts()}.
	 *
	 * @param string $type  The post type.
	 * @param string $field What the meta fields begin with.
	 */
	public function count_own( string $type, string $field ): int {
		return $this->numbers(
			'SELECT COUNT(*) ' . self::OWN_POSTS,
			$this->db->posts,
			$type,
			PostType::NAME,
			$this->db->postmeta,
			$field
		)[0] ?? 0;
	}

	/**
	 * Returns the newest revision of each of some posts.
	 *
	 * @param list<int> $posts The posts; at least one.
	 * @return list<int>
	 */
	public function newest_revisions( array $posts ): array {
		return $this->numbers(
			"SELECT MAX( ID ) FROM %i WHERE post_type = 'revision' AND post_parent IN ( " . Statements::places( $posts )
				. ' ) GROUP BY post_parent',
			$this->db->posts,
			...$posts
		);
	}

	/**
	 * Finds posts by their name.
	 *
	 * @param string $type The post type.
	 * @return list<int>
	 */
	public function named( string $slug, string $type ): array {
		return $this->numbers( 'SELECT ID FROM %i WHERE post_name = %s AND post_type = %s', $this->db->posts, $slug, $type );
	}

	/**
	 * Reads posts of a type that have a meta field, in ascending order.
	 *
	 * @param string $type  The post type.
	 * @param string $mark  Key of the field.
	 * @param int    $after Only greater ids.
	 * @return list<int>
	 */
	public function marked( string $type, string $mark, int $after, int $limit ): array {
		return $this->numbers(
			"SELECT DISTINCT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.ID > %d AND p.post_status NOT IN ( 'auto-draft', 'trash' ) ORDER BY p.ID LIMIT %d",
			$this->db->posts,
			$this->db->postmeta,
			$mark,
			$type,
			$after,
			$limit
		);
	}

	/**
	 * Counts the posts of a type that have a meta field.
	 *
	 * @param string $type The post type.
	 * @param string $mark Key of the field.
	 */
	public function count_marked( string $type, string $mark ): int {
		return $this->numbers(
			"SELECT COUNT( DISTINCT p.ID ) FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_status NOT IN ( 'auto-draft', 'trash' )",
			$this->db->posts,
			$this->db->postmeta,
			$mark,
			$type
		)[0] ?? 0;
	}

	/**
	 * Reads posts whose content holds one of some texts, in ascending order.
	 *
	 * @param list<string> $needles The texts.
	 * @param int          $after   Only greater ids.
	 * @return list<int>
	 */
	public function having( array $needles, int $after, int $limit ): array {
		return [] === $needles ? [] : $this->numbers(
			"SELECT ID FROM %i WHERE ID > %d AND post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) AND ( "
				. self::any( $needles )
				. ' ) ORDER BY ID LIMIT %d',
			$this->db->posts,
			$after,
			...[ ...array_map( $this->within( ... ), $needles ), $limit ]
		);
	}

	/**
	 * Counts posts whose content holds one of some texts.
	 *
	 * @param list<string> $needles The texts.
	 * @param string       $except  A post type that does not count.
	 */
	public function count_having( array $needles, string $except = '' ): int {
		return $this->numbers(
			"SELECT COUNT(*) FROM %i WHERE post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) AND post_type <> %s AND ( "
				. self::any( $needles )
				. ' )',
			$this->db->posts,
			$except,
			...array_map( $this->within( ... ), $needles )
		)[0] ?? 0;
	}

	/**
	 * Counts how often a text is in the contents of posts.
	 *
	 * @param string $text   The text, in ASCII.
	 * @param string $except A post type that does not count.
	 */
	public function count_texts( string $text, string $except = '' ): int {
		$cut = $this->numbers(
			"SELECT COALESCE( SUM( LENGTH( post_content ) - LENGTH( REPLACE( post_content, %s, '' ) ) ), 0 ) FROM %i"
				. " WHERE post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) AND post_type <> %s AND post_content LIKE %s",
			$text,
			$this->db->posts,
			$except,
			$this->within( $text )
		)[0] ?? 0;
		return intdiv( $cut, strlen( $text ) );
	}

	/**
	 * Writes the condition that a content holds one of some texts.
	 *
	 * @param list<string> $needles The texts.
	 * @return string With a placeholder for each.
	 */
	private static function any( array $needles ): string {
		return implode( ' OR ', array_fill( 0, count( $needles ), 'post_content LIKE %s' ) );
	}

	/**
	 * Returns the pattern of LIKE of contents that hold a text.
	 *
	 * @param string $needle The text.
	 */
	private function within( string $needle ): string {
		return '%' . $this->like( $needle ) . '%';
	}
}
