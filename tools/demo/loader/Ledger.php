<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Knows what of a site is demo content, makes it once, and takes it away again.
 *
 * Everything carries the meta `_larder_demo` with a key such as
 * `recipe:shakshuka`. Changed options are kept as they were before.
 */
final class Ledger {

	public const META = '_larder_demo';

	private const VERSION_META = '_larder_demo_version';

	private const OPTIONS = 'larder_demo_options';

	/** @var array<string, int> Ids of posts by key. */
	private array $posts = [];

	/** @var array<string, int> Ids of terms by key. */
	private array $terms = [];

	/**
	 * Reads what is there.
	 */
	public function __construct() {
		$this->posts = $this->keyed_ids( 'postmeta', 'post_id' );
		$this->terms = $this->keyed_ids( 'termmeta', 'term_id' );
	}

	/**
	 * Gives the id of a post that was made, 0 when it was not.
	 *
	 * @param string $key The key.
	 */
	public function post_id( string $key ): int {
		return $this->posts[ $key ] ?? 0;
	}

	/**
	 * Gives the id of a term that is used, 0 when it is not there.
	 *
	 * @param string $key The key.
	 */
	public function term_id( string $key ): int {
		return $this->terms[ $key ] ?? 0;
	}

	/**
	 * Tells whether a post is as its source says.
	 *
	 * @param string $key     The key.
	 * @param string $version What its source says, in short.
	 */
	public function is_current( string $key, string $version ): bool {
		$id = $this->post_id( $key );
		return $id > 0 && get_post_meta( $id, self::VERSION_META, true ) === $version;
	}

	/**
	 * Makes a post, or brings it up to its source; leaves one alone that is.
	 *
	 * @param string               $key  The key.
	 * @param array<string, mixed> $post What `wp_insert_post()` takes, unslashed, without the date.
	 * @param string               $date Local date of a new post, empty for now.
	 * @return bool Whether anything was written.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	public function keep_post( string $key, array $post, string $date = '' ): bool {
		$version = md5( (string) wp_json_encode( $post ) );
		if ( $this->is_current( $key, $version ) ) {
			return false;
		}
		$id = $this->post_id( $key );
		if ( $id > 0 ) {
			$post['ID'] = $id;
		} elseif ( '' !== $date ) {
			$post['post_date']     = $date;
			$post['post_date_gmt'] = get_gmt_from_date( $date );
		}
		$meta               = is_array( $post['meta_input'] ?? null ) ? $post['meta_input'] : [];
		$post['meta_input'] = [ self::META => $key, self::VERSION_META => $version ] + $meta;
		$saved              = wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish' ] ), true );
		if ( is_wp_error( $saved ) ) {
			throw new \RuntimeException( "$key: " . $saved->get_error_message() );
		}
		$this->posts[ $key ] = $saved;
		return true;
	}

	/**
	 * Notes a post that was made elsewhere.
	 *
	 * @param string $key     The key.
	 * @param int    $id      The post.
	 * @param string $version What its source says, in short.
	 */
	public function note_post( string $key, int $id, string $version ): void {
		update_post_meta( $id, self::META, $key );
		update_post_meta( $id, self::VERSION_META, $version );
		$this->posts[ $key ] = $id;
	}

	/**
	 * Notes a term: one that was made, or one that the site had before.
	 *
	 * @param string $key  The key.
	 * @param int    $id   The term.
	 * @param bool   $made Whether it was made here, and is to be taken away again.
	 */
	public function note_term( string $key, int $id, bool $made ): void {
		$this->terms[ $key ] = $id;
		if ( $made ) {
			update_term_meta( $id, self::META, $key );
		}
	}

	/**
	 * Sets an option and keeps what it was.
	 *
	 * @param string $name  The option.
	 * @param mixed  $value Its new value.
	 */
	public function keep_option( string $name, mixed $value ): void {
		$kept = $this->options();
		if ( ! isset( $kept[ $name ] ) ) {
			$before = get_option( $name );
			update_option( $name, $value );
			// WordPress may have changed the value, so what it says now is ours.
			$kept[ $name ] = [ 'before' => $before, 'ours' => get_option( $name ) ];
			update_option( self::OPTIONS, $kept, false );
		}
	}

	/**
	 * Takes everything away that was made, and puts options back.
	 *
	 * @param \Closure(string): void $say Tells how far it is.
	 */
	public function remove( \Closure $say ): void {
		foreach ( $this->options() as $name => [ 'before' => $before, 'ours' => $ours ] ) {
			// What a person has set since stays.
			if ( get_option( $name ) != $ours ) { // phpcs:ignore WordPress.PHP.StrictComparisons.LooseComparison -- Options come back as strings.
				continue;
			}
			false === $before ? delete_option( $name ) : update_option( $name, $before );
		}
		delete_option( self::OPTIONS );
		foreach ( array_reverse( $this->posts ) as $key => $id ) {
			$say( "Remove $key" );
			'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true );
		}
		foreach ( $this->terms as $key => $id ) {
			$term = get_term( $id );
			// A term that the site's own posts have come to use stays.
			if ( $term instanceof \WP_Term && 0 === $term->count ) {
				$say( "Remove $key" );
				wp_delete_term( $id, $term->taxonomy );
			}
		}
		$this->posts = [];
		$this->terms = [];
	}

	/**
	 * Reads the ids of everything of one kind.
	 *
	 * @param 'postmeta'|'termmeta' $table  Table without its prefix.
	 * @param 'post_id'|'term_id'   $column Column of the id.
	 * @return array<string, int> By key, oldest first.
	 */
	private function keyed_ids( string $table, string $column ): array {
		global $wpdb;
		/** @var \wpdb $wpdb */
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT %i AS id, meta_value AS name FROM %i WHERE meta_key = %s ORDER BY meta_id', $column, $wpdb->prefix . $table, self::META ),
			ARRAY_A
		);
		$ids = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_numeric( $row['id'] ?? null ) && is_string( $row['name'] ?? null ) ) {
				$ids[ $row['name'] ] = (int) $row['id'];
			}
		}
		return $ids;
	}

	/**
	 * Gives what options were and what they were set to.
	 *
	 * @return array<string, array{before: mixed, ours: mixed}>
	 */
	private function options(): array {
		$stored = get_option( self::OPTIONS, [] );
		$kept   = [];
		foreach ( is_array( $stored ) ? $stored : [] as $name => $pair ) {
			if ( is_string( $name ) && is_array( $pair ) ) {
				$kept[ $name ] = [ 'before' => $pair['before'] ?? false, 'ours' => $pair['ours'] ?? null ];
			}
		}
		return $kept;
	}
}
