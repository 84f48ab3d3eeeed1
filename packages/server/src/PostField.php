<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores meta fields of a post of which each has one value.
 */
final class PostField {

	/** The group of WordPress's cache that has the fields of posts. */
	private const CACHE = 'post_meta';

	/**
	 * Stores fields. `update_post_meta()` looks for the row of each; within a transaction, such as that of a change-over, the cache already
	 * tells which fields are new, and their rows are inserted without that query.
	 *
	 * @param array<string, string> $values Their values by key, not slashed.
	 */
	public static function store( int $post_id, array $values ): void {
		$is_whole = Statements::is_transaction_open();
		foreach ( $values as $key => $value ) {
			if ( $is_whole && false === metadata_exists( 'post', $post_id, $key ) ) {
				self::add( $post_id, $key, $value );
			} else {
				// WordPress takes one level of slashes away.
				update_post_meta( $post_id, $key, wp_slash( $value ) );
			}
		}
	}

	/**
	 * Adds a field within a transaction. WordPress forgets all fields of a post with each that is added, and reads them again for the next
	 * one; here the cache learns of the new one instead.
	 *
	 * @param string $key   The key, which the post does not have yet.
	 * @param string $value The value, not slashed.
	 */
	public static function add( int $post_id, string $key, string $value ): void {
		$added = null;
		$see   = static function ( mixed $id, mixed $object, mixed $name, mixed $stored ) use ( $post_id, $key, &$added ): void {
			$raw   = maybe_serialize( $stored );
			$added = $object === $post_id && $name === $key && is_scalar( $raw ) ? [ $key => [ (string) $raw ] ] : $added;
		};
		add_action( 'added_post_meta', $see, PHP_INT_MIN, 4 );
		self::keep_cache( $post_id, static fn () => add_post_meta( $post_id, $key, wp_slash( $value ) ), $added );
		remove_action( 'added_post_meta', $see, PHP_INT_MIN );
	}

	/**
	 * Deletes fields by two statements. `delete_post_meta()` sends two for each field, and has all fields read again for the next one.
	 *
	 * @param list<string> $keys    Their keys.
	 */
	public static function delete( \wpdb $db, int $post_id, array $keys ): void {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Hooks of WordPress.
		$may  = static fn ( string $key ): bool => null === apply_filters( 'delete_post_metadata', null, $post_id, $key, '', false );
		$keys = array_values( array_filter( $keys, $may ) );
		$rows = [] === $keys ? [] : ( new Statements( $db ) )->rows(
			'SELECT meta_id, meta_key FROM %i WHERE post_id = %d AND meta_key IN ( ' . Statements::places( $keys, '%s' ) . ' )',
			[ $db->postmeta, $post_id, ...$keys ]
		);
		if ( [] === $rows ) {
			return;
		}
		$ids = [];
		foreach ( $rows as $row ) {
			$ids[ $row['meta_key'] ?? '' ][] = (int) $row['meta_id'];
		}
		foreach ( $ids as $key => $of_key ) {
			do_action( 'delete_post_meta', $of_key, $post_id, (string) $key, '' );
			do_action( 'delete_postmeta', $of_key );
		}
		$all    = array_merge( ...array_values( $ids ) );
		$cached = Statements::is_transaction_open() ? wp_cache_get( $post_id, self::CACHE ) : false;
		( new Statements( $db ) )->write(
			'DELETE FROM %i WHERE meta_id IN ( ' . Statements::places( $all ) . ' )',
			[ $db->postmeta, ...$all ]
		);
		wp_cache_delete( $post_id, self::CACHE );
		if ( is_array( $cached ) ) {
			wp_cache_add( $post_id, array_diff_key( $cached, $ids ), self::CACHE );
		}
		foreach ( $ids as $key => $of_key ) {
			do_action( 'deleted_post_meta', $of_key, $post_id, (string) $key, '' );
			do_action( 'deleted_postmeta', $of_key );
		}
		// phpcs:enable
	}

	/**
	 * Does something that makes WordPress forget the fields of a post, and caches them again, unless it has changed others.
	 *
	 * @param \Closure(): mixed                $work  What is done.
	 * @param array<string, list<string>>|null $added The one field that it adds, once it has done so; null for none.
	 */
	public static function keep_cache( int $post_id, \Closure $work, ?array &$added = null ): void {
		$cached  = Statements::is_transaction_open() ? wp_cache_get( $post_id, self::CACHE ) : false;
		$changes = self::changes();
		$work();
		if ( is_array( $cached ) && self::changes() === $changes + count( $added ?? [] ) ) {
			wp_cache_add( $post_id, $cached + ( $added ?? [] ), self::CACHE );
		}
	}

	/** Counts the changes of fields that this request has made. */
	private static function changes(): int {
		return did_action( 'added_post_meta' ) + did_action( 'updated_post_meta' ) + did_action( 'deleted_post_meta' );
	}
}
