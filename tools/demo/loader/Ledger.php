<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Records what of a site is demo content, creates it once, and removes it again.
 *
 * Everything carries the meta `_larder_demo` with a key such as
 * `recipe:shakshuka`. Changed options are kept as they were before.
 *
 * @phpstan-type Post array{
 *     post_type: non-empty-string, post_title: string, post_name: string, post_content: string,
 *     post_excerpt?: string, post_author?: int, comment_status?: string, ID?: int,
 *     post_date?: string, post_date_gmt?: string, post_status?: string,
 *     tax_input?: array<string, list<int|string>>, meta_input?: array<string, mixed>
 * }
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
		$this->posts = $this->keyed_posts();
		$this->terms = $this->keyed_terms();
	}

	/**
	 * Returns the id of a post that was made, 0 when it was not.
	 */
	public function post_id( string $key ): int {
		return $this->posts[ $key ] ?? 0;
	}

	/**
	 * Returns the id of a term that is used, 0 when it is not there.
	 */
	public function term_id( string $key ): int {
		return $this->terms[ $key ] ?? 0;
	}

	/**
	 * Returns whether a post is as its source says.
	 *
	 * @param string $version What its source says, in short.
	 */
	public function is_current( string $key, string $version ): bool {
		$id = $this->post_id( $key );
		return $id > 0 && get_post_meta( $id, self::VERSION_META, true ) === $version;
	}

	/**
	 * Creates a post, or updates it to its source; leaves one alone that is current.
	 *
	 * @param Post   $post What `wp_insert_post()` takes, unslashed, without the date.
	 * @param string $date Local date of a new post, empty for now.
	 * @return bool Whether anything was written.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	public function keep_post( string $key, array $post, string $date = '' ): bool {
		$version = md5( (string) wp_json_encode( $post ) );
		if ( $this->is_current( $key, $version ) ) {
			return false;
		}
		$id = $this->post_id( $key );
		$old = get_post( $id );
		if ( $id > 0 && $old instanceof \WP_Post ) {
			$post['ID'] = $id;
			// Else it would be of today.
			$post['post_date']     = $old->post_date;
			$post['post_date_gmt'] = $old->post_date_gmt;
			// WordPress closes comments where an update does not name them.
			$post += [ 'comment_status' => $old->comment_status, 'ping_status' => $old->ping_status ];
		} elseif ( '' !== $date ) {
			$post['post_date']     = $date;
			$post['post_date_gmt'] = get_gmt_from_date( $date );
		}
		$post['meta_input']  = [ self::META => $key, self::VERSION_META => $version ] + ( $post['meta_input'] ?? [] );
		$post['post_status'] = 'publish';
		/** @var Post $slashed */
		$slashed = wp_slash( $post );
		$saved   = wp_insert_post( $slashed, true );
		if ( is_wp_error( $saved ) ) {
			throw new \RuntimeException( "$key: " . $saved->get_error_message() );
		}
		$this->posts[ $key ] = $saved;
		return true;
	}

	/**
	 * Notes a post that was made elsewhere.
	 *
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
	 * @param int  $id   The term.
	 * @param bool $made Whether it was made here, and is to be taken away again.
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
	 * Removes everything that was created, and restores options.
	 *
	 * @param \Closure(string): void $say Tells how far it is.
	 */
	public function remove( \Closure $say ): void {
		foreach ( $this->options() as $name => [ 'before' => $before, 'ours' => $ours ] ) {
			// What a person has set since stays.
			// phpcs:ignore WordPress.PHP.StrictComparisons.LooseComparison -- Options come back as strings.
			if ( get_option( $name ) != $ours ) {
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
			if ( $term instanceof \WP_Term && '' !== $term->taxonomy && 0 === $term->count ) {
				$say( "Remove $key" );
				wp_delete_term( $id, $term->taxonomy );
			}
		}
		$this->posts = [];
		$this->terms = [];
	}

	/**
	 * Reads the ids of the posts.
	 *
	 * @return array<string, int> By key, oldest first.
	 */
	private function keyed_posts(): array {
		$posts = get_posts(
			[
				'post_type'   => [ 'attachment', 'page', 'recipe', 'wp_global_styles', 'wp_navigation', 'wp_template', 'wp_template_part' ],
				'post_status' => 'any',
				'meta_key'    => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once a run.
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
			]
		);
		$ids = [];
		foreach ( $posts as $post ) {
			$key = get_post_meta( $post->ID, self::META, true );
			if ( is_string( $key ) ) {
				$ids[ $key ] = $post->ID;
			}
		}
		return $ids;
	}

	/**
	 * Reads the ids of the terms.
	 *
	 * @return array<string, int> By key, oldest first.
	 */
	private function keyed_terms(): array {
		$terms = get_terms(
			[
				'hide_empty' => false,
				'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once a run.
				'orderby'    => 'term_id',
			]
		);
		$ids = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$key = get_term_meta( $term->term_id, self::META, true );
			if ( is_string( $key ) ) {
				$ids[ $key ] = $term->term_id;
			}
		}
		return $ids;
	}

	/**
	 * Returns what options were and what they were set to.
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
