<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of other plugins as they are stored: WordPress's own functions bring serialized objects to life.
 */
final class Rows extends RowQueries {

	/** @var array<string, bool> Whether tables are there that were looked for. */
	private array $tables = [];

	/** Finds posts. */
	public readonly PostRows $posts;

	/** Reads terms. */
	public readonly TermRows $terms;

	public function __construct( \wpdb $db ) {
		parent::__construct( $db );
		$this->posts = new PostRows( $db );
		$this->terms = new TermRows( $db );
	}

	/**
	 * Reads the meta fields of a post, an account, a term or a comment.
	 *
	 * @param 'post'|'term'|'comment'|'user' $kind Kind of object that has them.
	 * @return array<string, string> The first value of each key that is not empty, as it is stored.
	 */
	public function meta( string $kind, int $id ): array {
		$table  = match ( $kind ) {
			'post'    => $this->db->postmeta,
			'term'    => $this->db->termmeta,
			'comment' => $this->db->commentmeta,
			'user'    => $this->db->usermeta,
		};
		$values = [];
		$number = 'user' === $kind ? 'umeta_id' : 'meta_id';
		foreach ( $this->rows( "SELECT meta_key, meta_value FROM %i WHERE {$kind}_id = %d ORDER BY $number", $table, $id ) as $row ) {
			if ( '' === ( $values[ $row['meta_key'] ?? '' ] ?? '' ) ) {
				$values[ $row['meta_key'] ?? '' ] = StoredValue::text( $row['meta_value'] ?? '' );
			}
		}
		return $values;
	}

	/**
	 * Reads a meta field of all accounts that have it.
	 *
	 * @param string $key Key of the field.
	 * @return array<int, string> As it is stored, by account.
	 */
	public function accounts( string $key ): array {
		$values = [];
		foreach ( $this->rows(
			'SELECT user_id, meta_value FROM %i WHERE meta_key = %s ORDER BY user_id',
			$this->db->usermeta,
			$key
		) as $row ) {
			$values[ (int) $row['user_id'] ] = $row['meta_value'] ?? '';
		}
		return $values;
	}

	/**
	 * Reads an option.
	 *
	 * @return string As it is stored; empty for one that is not there.
	 */
	public function option( string $name ): string {
		$rows = $this->rows( 'SELECT option_value FROM %i WHERE option_name = %s', $this->db->options, $name );
		return $rows[0]['option_value'] ?? '';
	}

	/**
	 * Reads all values of one meta field of a post.
	 *
	 * @param string $key Key of the field.
	 * @return list<string> As they are stored.
	 */
	public function values( int $post_id, string $key ): array {
		return array_map(
			static fn ( array $row ): string => $row['meta_value'] ?? '',
			$this->rows(
				'SELECT meta_value FROM %i WHERE post_id = %d AND meta_key = %s ORDER BY meta_id',
				$this->db->postmeta,
				$post_id,
				$key
			)
		);
	}

	/**
	 * Reads comments of a post with a meta field.
	 *
	 * @param string $key Key of the field.
	 * @return array<int, float> Its number, by comment; anything that is not a number from 0.5 to 5 is left out.
	 */
	public function comment_numbers( int $post_id, string $key ): array {
		$rows    = $this->rows(
			'SELECT c.comment_ID AS id, m.meta_value AS stars FROM %i c JOIN %i m ON m.comment_id = c.comment_ID WHERE c.comment_post_ID = %d AND m.meta_key = %s ORDER BY c.comment_ID',
			$this->db->comments,
			$this->db->commentmeta,
			$post_id,
			$key
		);
		$numbers = [];
		foreach ( $rows as $row ) {
			$stars = is_numeric( $row['stars'] ) ? (float) $row['stars'] : 0.0;
			if ( $stars >= 0.5 && $stars <= 5 ) {
				$numbers[ (int) $row['id'] ] = $stars;
			}
		}
		return $numbers;
	}

	/**
	 * Returns whether a table exists.
	 *
	 * @param string $name Its name without the prefix of the site.
	 */
	public function has_table( string $name ): bool {
		$table = $this->db->prefix . $name;
		return $this->tables[ $table ] ??= $table === $this->db->get_var( (string) $this->db->prepare(
			'SHOW TABLES LIKE %s',
			$this->db->esc_like( $table )
		) );
	}

	/**
	 * Returns the whole name of a table.
	 *
	 * @param string $name Its name without the prefix of the site.
	 */
	public function table( string $name ): string {
		return $this->db->prefix . $name;
	}

	/**
	 * Returns the whole name of a table of WordPress.
	 *
	 * @param 'posts'|'postmeta'|'options' $name
	 */
	public function core( string $name ): string {
		return match ( $name ) {
			'posts'    => $this->db->posts,
			'postmeta' => $this->db->postmeta,
			'options'  => $this->db->options,
		};
	}
}
