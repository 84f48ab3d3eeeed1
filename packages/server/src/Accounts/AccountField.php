<?php
declare( strict_types=1 );

namespace Larder\Accounts;

/**
 * A field that an account has on this site: accounts belong to a network, and each of its sites has its own recipes.
 *
 * The main site, and a site that is alone, keep the plain name of the field.
 */
final class AccountField {

	/**
	 * Takes what it is called.
	 *
	 * @param string $name Its name.
	 */
	public function __construct( private readonly string $name ) {}

	/**
	 * Gives what the field says.
	 *
	 * @param int $user_id The account.
	 * @return mixed Empty text where there is nothing.
	 */
	public function read( int $user_id ): mixed {
		return get_user_meta( $user_id, $this->key(), true );
	}

	/**
	 * Writes the field.
	 *
	 * @param int   $user_id The account.
	 * @param mixed $value   What it is to say, with slashes as WordPress wants them.
	 */
	public function write( int $user_id, mixed $value ): void {
		update_user_meta( $user_id, $this->key(), $value );
	}

	/**
	 * Writes the field if it says what the caller has read; of two writers at once one goes on.
	 *
	 * @param int        $user_id The account.
	 * @param int|string $before  What was read, empty text where there was nothing.
	 * @param int|string $next    What it is to say, with slashes as WordPress wants them.
	 * @return bool False when it says something else by now.
	 */
	public function exchange( int $user_id, int|string $before, int|string $next ): bool {
		$is_first = '' === $before
			? false !== add_user_meta( $user_id, $this->key(), $next, true )
			: true === update_user_meta( $user_id, $this->key(), $next, $before );
		if ( ! $is_first ) {
			// A request that read just before a write can leave what it has read in a cache that all share.
			wp_cache_delete( $user_id, 'user_meta' );
		}
		return $is_first;
	}

	/**
	 * Takes the field away.
	 *
	 * @param int $user_id The account.
	 */
	public function remove( int $user_id ): void {
		delete_user_meta( $user_id, $this->key() );
	}

	/**
	 * Takes the field away from all accounts, on this site.
	 */
	public function remove_from_all(): void {
		delete_metadata( 'user', 0, $this->key(), '', true );
	}

	/**
	 * Gives the name under which WordPress stores it.
	 */
	private function key(): string {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return is_main_site() && is_main_network() ? $this->name : $db->get_blog_prefix() . $this->name;
	}
}
