<?php
declare( strict_types=1 );

namespace Larder\Accounts;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * A field that an account has on this site: accounts belong to a network, and each of its sites has its own recipes.
 *
 * The main site, and a site that is alone, keep the plain name of the field.
 */
final class AccountField {

	public function __construct( private readonly string $name ) {}

	/**
	 * Returns what the field says.
	 *
	 * @return mixed Empty text where there is nothing.
	 */
	public function read( int $user_id ): mixed {
		return get_user_meta( $user_id, $this->key(), true );
	}

	/**
	 * Writes the field.
	 *
	 * @param mixed $value The new value, slashed.
	 */
	public function write( int $user_id, mixed $value ): void {
		if ( metadata_exists( 'user', $user_id, $this->key() ) || ! $this->add( $user_id, $value ) ) {
			update_user_meta( $user_id, $this->key(), $value );
		}
	}

	/**
	 * Writes the field if it still has the value that the caller has read; of two concurrent writers one succeeds.
	 *
	 * @param mixed $before The value that was read; an empty string where there was none.
	 * @param mixed $next   The new value, slashed.
	 * @return bool False when it says something else by now.
	 */
	public function exchange( int $user_id, mixed $before, mixed $next ): bool {
		$is_first = '' === $before
			? $this->add( $user_id, $next )
			: true === update_user_meta( $user_id, $this->key(), $next, $before );
		if ( ! $is_first ) {
			// A request that read just before this write can put the old value into a shared object cache.
			wp_cache_delete( $user_id, 'user_meta' );
		}
		return $is_first;
	}

	/**
	 * Deletes the field from an account.
	 */
	public function remove( int $user_id ): void {
		delete_user_meta( $user_id, $this->key() );
	}

	/**
	 * Deletes the field from all accounts, on this site.
	 */
	public function remove_from_all(): void {
		delete_metadata( 'user', 0, $this->key(), '', true );
	}

	/**
	 * Adds the field where there is none, in one statement: WordPress reads first and then writes, so that two concurrent requests add
	 * two rows.
	 *
	 * @param mixed $value The new value, slashed.
	 * @return bool False where there is one already, or the query fails.
	 */
	private function add( int $user_id, mixed $value ): bool {
		$db    = self::db();
		$value = maybe_serialize( wp_unslash( $value ) );
		// The second writer waits for the lock on the account's row, and then sees what the first has written; SQLite has one writer at a
		// time.
		$lock  = $db->__get( 'dbh' ) instanceof \mysqli ? ' FOR UPDATE' : '';
		$added = ( new Statements( $db ) )->write(
			"INSERT INTO %i ( user_id, meta_key, meta_value )
			SELECT u.ID, %s, %s FROM %i u LEFT JOIN %i m ON m.user_id = u.ID AND m.meta_key = %s WHERE u.ID = %d AND m.umeta_id IS NULL$lock",
			[ $db->usermeta, $this->key(), is_scalar( $value ) ? (string) $value : '', $db->users, $db->usermeta, $this->key(), $user_id ]
		);
		wp_cache_delete( $user_id, 'user_meta' );
		return 1 === $added;
	}

	/**
	 * Returns the name under which WordPress stores it.
	 */
	private function key(): string {
		return is_main_site() && is_main_network() ? $this->name : self::db()->get_blog_prefix() . $this->name;
	}

	/**
	 * Returns the database.
	 */
	private static function db(): \wpdb {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return $db;
	}
}
