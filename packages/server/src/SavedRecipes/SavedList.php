<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Votes\Kind;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

/**
 * What an account keeps of its saved recipes: the recipes are votes, collections and the link are fields of the user.
 *
 * @phpstan-type Collection array{id: string, name: string, note: string, recipes: list<int>}
 */
final class SavedList {

	private const COLLECTIONS = 'larder_saved_collections';

	private const REVISION = 'larder_saved_revision';

	private const SHARE = 'larder_saved_share';

	/**
	 * Takes what it needs.
	 *
	 * @param Votes $votes The votes.
	 */
	public function __construct( private readonly Votes $votes ) {}

	/**
	 * Gives the saved recipes, the latest first.
	 *
	 * @param int $user_id The account.
	 * @return list<int>
	 */
	public function recipes( int $user_id ): array {
		return $this->votes->posts_of( Voter::account( $user_id ), Kind::Wishlist );
	}

	/**
	 * Gives the collections in their order.
	 *
	 * @param int $user_id The account.
	 * @return list<Collection>
	 */
	public function collections( int $user_id ): array {
		$stored = get_user_meta( $user_id, self::COLLECTIONS, true );
		/** @var list<Collection> $collections Only ever written below. */
		$collections = is_array( $stored ) ? $stored : [];
		return $collections;
	}

	/**
	 * Gives the number of the last change of the collections.
	 *
	 * @param int $user_id The account.
	 */
	public function revision( int $user_id ): int {
		$stored = get_user_meta( $user_id, self::REVISION, true );
		return is_numeric( $stored ) ? (int) $stored : 0;
	}

	/**
	 * Stores the collections, unless another tab or device has changed them since.
	 *
	 * @param int              $user_id     The account.
	 * @param list<Collection> $collections All of them.
	 * @param int              $revision    The revision that was changed.
	 * @return int|null The new revision, null when it was not the last one.
	 */
	public function store( int $user_id, array $collections, int $revision ): ?int {
		if ( $this->revision( $user_id ) !== $revision ) {
			return null;
		}
		// The number changes first, and only from what it was: of two writers at once one goes on.
		$is_first = 0 === $revision
			? false !== add_user_meta( $user_id, self::REVISION, 1, true )
			: true === update_user_meta( $user_id, self::REVISION, $revision + 1, $revision );
		if ( ! $is_first ) {
			return null;
		}
		update_user_meta( $user_id, self::COLLECTIONS, wp_slash( $collections ) );
		return $revision + 1;
	}

	/**
	 * Gives what a link to the list carries, empty while it is not shared.
	 *
	 * @param int $user_id The account.
	 */
	public function share( int $user_id ): string {
		$secret = get_user_meta( $user_id, self::SHARE, true );
		return is_string( $secret ) && '' !== $secret ? "$user_id-$secret" : '';
	}

	/**
	 * Makes a link, or keeps the one that is there.
	 *
	 * @param int $user_id The account.
	 */
	public function start_sharing( int $user_id ): string {
		if ( '' === $this->share( $user_id ) ) {
			update_user_meta( $user_id, self::SHARE, bin2hex( random_bytes( 16 ) ) );
		}
		return $this->share( $user_id );
	}

	/**
	 * Makes the link worthless; the next one is another.
	 *
	 * @param int $user_id The account.
	 */
	public function stop_sharing( int $user_id ): void {
		delete_user_meta( $user_id, self::SHARE );
	}

	/**
	 * Finds whose list a link shows.
	 *
	 * @param string $share What the link carries.
	 * @return \WP_User|null Null for a link that is worth nothing.
	 */
	public function owner( string $share ): ?\WP_User {
		$user_id = (int) $share;
		$own     = $this->share( $user_id );
		$user    = '' !== $own && hash_equals( $own, $share ) ? get_userdata( $user_id ) : false;
		return false === $user ? null : $user;
	}

	/**
	 * Deletes everything.
	 *
	 * @param int $user_id The account.
	 * @return int How many recipes were taken off.
	 */
	public function forget( int $user_id ): int {
		$recipes = $this->recipes( $user_id );
		foreach ( $recipes as $post_id ) {
			$this->votes->withdraw( $post_id, Kind::Wishlist, Voter::account( $user_id ) );
		}
		$this->forget_collections( $user_id );
		return count( $recipes );
	}

	/**
	 * Deletes collections and link; the recipes stay saved.
	 *
	 * @param int $user_id The account.
	 */
	public function forget_collections( int $user_id ): void {
		delete_user_meta( $user_id, self::COLLECTIONS );
		delete_user_meta( $user_id, self::REVISION );
		$this->stop_sharing( $user_id );
	}
}
