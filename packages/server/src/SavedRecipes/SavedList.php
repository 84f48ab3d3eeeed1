<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Accounts\AccountField;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * What an account keeps of its saved recipes: the recipes are votes, collections and the link are fields of the user.
 *
 * @phpstan-type Collection array{id: string, name: string, note: string, recipes: list<int>}
 */
final class SavedList {

	private readonly AccountField $collections;

	private readonly AccountField $revision;

	private readonly AccountField $share;

	public function __construct( private readonly Votes $votes ) {
		$this->collections = new AccountField( 'larder_saved_collections' );
		$this->revision    = new AccountField( 'larder_saved_revision' );
		$this->share       = new AccountField( 'larder_saved_share' );
	}

	/**
	 * Returns the saved recipes, the latest first.
	 *
	 * @return list<int>
	 */
	public function recipes( int $user_id ): array {
		return $this->votes->posts_of( Voter::account( $user_id ), Kind::Wishlist );
	}

	/**
	 * Returns the collections in their order.
	 *
	 * @return list<Collection>
	 */
	public function collections( int $user_id ): array {
		return $this->stored( $user_id )['collections'];
	}

	/**
	 * Returns the number of the last change of the collections.
	 */
	public function revision( int $user_id ): int {
		return $this->stored( $user_id )['revision'];
	}

	/**
	 * Stores the collections, unless another tab or device has changed them since.
	 *
	 * They change together with their number, and only from what they were: of two writers at once one succeeds.
	 *
	 * @param list<Collection> $collections All of them.
	 * @param int              $revision    The revision that was changed.
	 * @return int|null The new revision, null when it was not the last one.
	 */
	public function store( int $user_id, array $collections, int $revision ): ?int {
		$before = $this->collections->read( $user_id );
		if ( $this->revision( $user_id ) !== $revision ) {
			return null;
		}
		$next = [
			'revision'    => $revision + 1,
			'collections' => $collections,
		];
		return $this->collections->exchange( $user_id, $before, wp_slash( $next ) ) ? $revision + 1 : null;
	}

	/**
	 * Reads the collections with their number, which was in a field of its own before.
	 *
	 * @return array{revision: int, collections: list<Collection>}
	 */
	private function stored( int $user_id ): array {
		$stored = $this->collections->read( $user_id );
		$stored = is_array( $stored ) ? $stored : [];
		if ( ! isset( $stored['revision'] ) ) {
			$revision = $this->revision->read( $user_id );
			$stored   = [
				'revision'    => is_numeric( $revision ) ? (int) $revision : 0,
				'collections' => $stored,
			];
		}
		/** @var array{revision: int, collections: list<Collection>} $stored Only ever written above. */
		return $stored;
	}

	/**
	 * Returns what a link to the list carries, empty while it is not shared.
	 */
	public function share( int $user_id ): string {
		$secret = $this->share->read( $user_id );
		return is_string( $secret ) && '' !== $secret ? "$user_id-$secret" : '';
	}

	/**
	 * Creates a link, or returns the one that is there.
	 */
	public function start_sharing( int $user_id ): string {
		if ( '' === $this->share( $user_id ) ) {
			// Of two devices at once one makes it, and both give it away.
			$this->share->exchange( $user_id, '', bin2hex( random_bytes( 16 ) ) );
		}
		return $this->share( $user_id );
	}

	/**
	 * Invalidates the link; the next one is another.
	 */
	public function stop_sharing( int $user_id ): void {
		$this->share->remove( $user_id );
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
	 */
	public function forget_collections( int $user_id ): void {
		$this->collections->remove( $user_id );
		$this->revision->remove( $user_id );
		$this->stop_sharing( $user_id );
	}
}
