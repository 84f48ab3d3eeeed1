<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of other plugins as they are stored: WordPress's own functions bring serialized objects to life.
 */
final class Rows {

	/** Posts of a plugin's own type, and those that have become recipes of Larder. */
	private const OWN_POSTS = 'FROM %i p WHERE ( p.post_type = %s OR ( p.post_type = %s AND EXISTS ('
		. ' SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = CONCAT( %s, p.ID ) ) ) )'
		. " AND p.post_status NOT IN ( 'auto-draft', 'trash' )";

	/** @var array<string, bool> Whether tables are there that were looked for. */
	private array $tables = [];

	/** The post whose terms were read last: a recipe asks for those of several taxonomies. */
	private int $terms_of = 0;

	/** @var list<array<string, string|null>> Its terms. */
	private array $terms = [];

	/**
	 * @param \wpdb $db WordPress's database.
	 */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Reads the meta fields of a post, an account, a term or a comment.
	 *
	 * @param 'post'|'term'|'comment'|'user' $kind Whose.
	 * @param int                            $id   Which.
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
				$values[ $row['meta_key'] ?? '' ] = $row['meta_value'] ?? '';
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
	 * @param string $name Its name.
	 * @return string As it is stored; empty for one that is not there.
	 */
	public function option( string $name ): string {
		$rows = $this->rows( 'SELECT option_value FROM %i WHERE option_name = %s', $this->db->options, $name );
		return $rows[0]['option_value'] ?? '';
	}

	/**
	 * Reads posts of a type in ascending order.
	 *
	 * @param string $type  The post type.
	 * @param int    $after Only greater ids.
	 * @param int    $limit How many at most.
	 * @return list<int>
	 */
	public function posts( string $type, int $after, int $limit ): array {
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
	public function count_posts( string $type ): int {
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
	 * @param string $field What the meta fields begin with that say which recipe stands in a post.
	 * @param int    $after Only greater ids.
	 * @param int    $limit How many at most.
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
	public function count_own_posts( string $type, string $field ): int {
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
	 * Finds posts by their name.
	 *
	 * @param string $slug The name.
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
	 * @param int    $limit How many at most.
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
	 * Reads all values of one meta field of a post.
	 *
	 * @param int    $post_id The post.
	 * @param string $key     Key of the field.
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
	 * Reads posts whose content holds one of some texts, in ascending order.
	 *
	 * @param list<string> $needles The texts.
	 * @param int          $after   Only greater ids.
	 * @param int          $limit   How many at most.
	 * @return list<int>
	 */
	public function posts_with( array $needles, int $after, int $limit ): array {
		if ( [] === $needles ) {
			return [];
		}
		$any = implode( ' OR ', array_fill( 0, count( $needles ), 'post_content LIKE %s' ) );
		return $this->numbers(
			"SELECT ID FROM %i WHERE ID > %d AND post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) AND ( $any ) ORDER BY ID LIMIT %d",
			$this->db->posts,
			$after,
			...[ ...array_map( fn ( string $needle ): string => '%' . $this->db->esc_like( $needle ) . '%', $needles ), $limit ]
		);
	}

	/**
	 * Counts posts whose content holds a text.
	 *
	 * @param string $needle The text.
	 * @param string $except A post type that does not count.
	 */
	public function count_posts_with( string $needle, string $except = '' ): int {
		return $this->numbers(
			"SELECT COUNT(*) FROM %i WHERE post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) AND post_type <> %s AND post_content LIKE %s",
			$this->db->posts,
			$except,
			'%' . $this->db->esc_like( $needle ) . '%'
		)[0] ?? 0;
	}

	/**
	 * Reads the names of a post's terms, also of a taxonomy that nobody registers any more.
	 *
	 * @param int    $post_id  The post.
	 * @param string $taxonomy The taxonomy.
	 * @return list<string> Plain text.
	 */
	public function terms( int $post_id, string $taxonomy ): array {
		if ( $this->terms_of !== $post_id ) {
			$this->terms_of = $post_id;
			$this->terms    = $this->rows(
				'SELECT t.name, x.taxonomy FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN %i t ON t.term_id = x.term_id WHERE r.object_id = %d ORDER BY r.term_order, t.name',
				$this->db->term_relationships,
				$this->db->term_taxonomy,
				$this->db->terms,
				$post_id
			);
		}
		$rows = array_values( array_filter( $this->terms, static fn ( array $row ): bool => $row['taxonomy'] === $taxonomy ) );
		return array_map(
			static fn ( array $row ): string => html_entity_decode( $row['name'] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$rows
		);
	}

	/**
	 * Reads the ids of all terms of a post, by taxonomy.
	 *
	 * @param int $post_id The post.
	 * @return array<string, list<int>>
	 */
	public function term_ids( int $post_id ): array {
		$ids = [];
		foreach ( $this->rows(
			'SELECT x.taxonomy, x.term_id FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = %d ORDER BY x.taxonomy, x.term_id',
			$this->db->term_relationships,
			$this->db->term_taxonomy,
			$post_id
		) as $row ) {
			$ids[ $row['taxonomy'] ?? '' ][] = (int) $row['term_id'];
		}
		return $ids;
	}

	/**
	 * Returns whether anything has a term; WordPress's own function reads all that has it.
	 *
	 * @param int    $term_id  The term.
	 * @param string $taxonomy Its taxonomy.
	 */
	public function is_term_used( int $term_id, string $taxonomy ): bool {
		return [] !== $this->numbers(
			'SELECT r.object_id FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.term_id = %d AND x.taxonomy = %s LIMIT 1',
			$this->db->term_relationships,
			$this->db->term_taxonomy,
			$term_id,
			$taxonomy
		);
	}

	/**
	 * Reads the name of a term, also of a taxonomy that nobody registers any more.
	 *
	 * @param int $term_id The term.
	 * @return list<string> Plain text; none for a term that is gone.
	 */
	public function term_names( int $term_id ): array {
		return array_map(
			static fn ( array $row ): string => html_entity_decode( $row['name'] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$this->rows( 'SELECT name FROM %i WHERE term_id = %d', $this->db->terms, $term_id )
		);
	}

	/**
	 * Reads comments of a post with a meta field.
	 *
	 * @param int    $post_id The post.
	 * @param string $key     Key of the field.
	 * @return array<int, float> Its number, by comment; what is no number from 0.5 to 5 is left out.
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
	 * @param 'posts'|'postmeta'|'options' $name Its name.
	 */
	public function core( string $name ): string {
		return match ( $name ) {
			'posts'    => $this->db->posts,
			'postmeta' => $this->db->postmeta,
			'options'  => $this->db->options,
		};
	}

	/**
	 * Writes a text so that it stands for itself within a pattern of LIKE.
	 *
	 * @param string $text The text.
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
